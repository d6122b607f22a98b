-- Two characters against the timer: they win together, with four souls.
return rules {
  name = "solo", extends = "extended",
  title = "Solitaire",
  numbers = { timer = 8 },
  options = { winning = "together", stale_rooms = "go", hands = "open", bartering = "off" },
  procedures = {
    setup = {
      "shuffle_decks", "fill_shop", "fill_monsters", "fill_rooms", "deal_characters",
      "start_of_game", "resolve_start", "deal_hands", "starting_player", "set_timer",
    },
    end_phase = {
      { "end_triggers", priority = always },
      "hand_limit", "choose_room", "discard_room", "discard_stale_rooms", "wear_off", "heal", "pass_turn",
    },
  },
}
