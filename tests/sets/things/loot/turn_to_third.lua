return loot {
  name = "Turn to Third",
  play { text = "Flip an item to its face 3; if you do, gain 1¢.", target = an_item,
         effect = function(you, target) if flip(target, 3) then gain_coins(you, 1) end end },
}
