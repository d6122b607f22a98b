return loot {
  name = "Turnabout",
  play { text = "Flip an item or a character; if you do, gain 1¢.", target = one_of { an_item, a_character },
         effect = function(you, target) if flip(target) then gain_coins(you, 1) end end },
}
