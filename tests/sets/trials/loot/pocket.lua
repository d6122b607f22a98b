return loot {
  name = "Pocket",
  play { text = "Put an item into your hand; if you do, gain 1¢.", target = an_item,
         effect = function(you, target) if put_into_hand(target, you) then gain_coins(you, 1) end end },
}
