return treasure {
  name = "Chalk Mark",
  paid { cost = { coins = 1 }, text = "1¢: note a player for the next roll.", target = a_player,
         effect = function(this, target) note(this, target, { till = next_roll }) end },
  paid { cost = { coins = 2 }, text = "2¢: note a player for this attack.", target = a_player,
         effect = function(this, target) note(this, target, { till = end_of_attack }) end },
  always { of = noted, attack = 1, text = "The noted player has +1 attack." },
}
