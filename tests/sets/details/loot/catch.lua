return loot {
  name = "Catch",
  play { text = "Put a loot on the stack into your hand.", target = a_loot,
         effect = function(target, you) put_into_hand(target.source, you) end },
}
