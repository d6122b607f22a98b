return monster {
  name = "Pestilence", hp = 4, evasion = 4, attack = 1, rewards = { loot = 2 }, souls = 1,
  when {
    event = monster_died, of = this,
    text = "When this dies, the active player splits 2 damage among monsters and players.",
    effect = function(active)
      for _, share in ipairs(split(active, 2, one_of { a_monster, a_player })) do
        deal(share.amount, share.object)
      end
    end,
  },
}
