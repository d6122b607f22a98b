return monster {
  name = "Hoarding Maw", hp = 2, evasion = 3, attack = 1,
  when { event = turn_started, text = "At the start of each turn, put the top loot card of the deck under this.",
         effect = function(this) put_under(deck.loot.top, this) end },
  when { event = monster_died, of = this, text = "When this dies, the active player puts each loot card under it into their hand.",
         effect = function(this, active)
           for _, card in ipairs(this.cards_under) do put_into_hand(card, active) end
         end },
}
