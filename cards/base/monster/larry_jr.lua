return monster {
  name = "Larry Jr.", hp = 4, evasion = 3, attack = 1, rewards = { coins = 6 }, souls = 1,
  always { of = this, evasion = 1, given = function(this) return this.hp <= 2 end,
           text = "This has +1 evasion while its HP is 2 or less." },
}
