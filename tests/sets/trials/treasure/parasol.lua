return treasure {
  name = "Parasol",
  paid { cost = { coins = 1 }, text = "1¢: note a player till your next turn.", target = a_player,
         effect = function(this, target) note(this, target, { till = your_next_turn }) end },
  always { of = noted, hp = 1, text = "The noted player has +1 HP." },
}
