return monster {
  name = "Gemini", hp = 3, evasion = 4, attack = 1, rewards = { coins = 5 }, souls = 1,
  always { of = this, attack = 1, given = function(this) return this.hp == 1 end,
           text = "This has +1 attack while its HP is 1." },
}
