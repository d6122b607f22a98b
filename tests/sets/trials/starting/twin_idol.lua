return starting {
  name = "Twin Idol", eternal = true,
  tap { text = "Flip this.", effect = function(this) flip(this) end },
  back = { name = "Twin Beast", eternal = true, familiar = true, hp = 2, evasion = 3, attack = 1 },
}
