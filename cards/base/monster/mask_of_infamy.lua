return monster {
  name = "Mask of Infamy", hp = 4, evasion = 4, attack = 1, rewards = { treasure = 1 }, souls = 1,
  always { of = this, evasion = 2, given = function(this) return this.hp == 1 end,
           text = "This has +2 evasion while its HP is 1." },
}
