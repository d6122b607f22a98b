return loot {
  name = "Cash In",
  play { text = "Put this into discard; if you do, gain 5¢.",
         effect = function(this, you) if put_into_discard(this) then gain_coins(you, 5) end end },
}
