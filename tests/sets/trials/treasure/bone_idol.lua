return treasure {
  name = "Bone Idol", attackable = true, hp = 1, evasion = 3, attack = 1, souls = 1,
  when { event = object_died, of = this, text = "When this dies, you gain 5¢.",
         effect = function(you) gain_coins(you, 5) end },
}
