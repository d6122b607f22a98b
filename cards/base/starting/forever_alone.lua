return starting {
  name = "Forever Alone", eternal = true,
  tap {
    text = "Choose one: steal 1¢, look at the top card of a deck, or discard a loot card, then loot 1.",
    choose = {
      mode { text = "Steal 1¢ from another player.", target = a_player { other = true },
             effect = function(you, target) steal_coins(you, target, 1) end },
      mode { text = "Look at the top card of a deck.", target = a_deck,
             effect = function(you, target) look_at(you, target, 1) end },
      mode { text = "Discard a loot card, then loot 1.",
             effect = function(you) discard_loot(you, 1) draw_loot(you, 1) end },
    },
  },
  when { event = damage_taken, of = you, text = "When you take damage, recharge this.",
         effect = function(this) recharge(this) end },
}
