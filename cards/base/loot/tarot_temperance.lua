return loot {
  name = "XIV. Temperance",
  play {
    text = "Choose one: take 1 damage to gain 4¢, or take 2 damage to gain 8¢.",
    choose = {
      mode { text = "Take 1 damage. If you do, gain 4¢.",
             effect = function(you) if take_damage(you, 1) then gain_coins(you, 4) end end },
      mode { text = "Take 2 damage. If you do, gain 8¢.",
             effect = function(you) if take_damage(you, 2) then gain_coins(you, 8) end end },
    },
  },
}
