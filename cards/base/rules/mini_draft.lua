-- Two more items each, drafted before the first turn.
return rules {
  name = "mini_draft", extends = "extended",
  title = "Mini-draft",
  procedures = {
    setup = {
      "shuffle_decks", "fill_shop", "fill_monsters", "fill_rooms", "lay_bonus_souls", "deal_characters",
      "start_of_game", "resolve_start", "deal_hands", "starting_player", "mini_draft",
    },
  },
}
