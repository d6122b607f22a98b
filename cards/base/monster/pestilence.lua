return monster {
  name = "Pestilence", hp = 4, evasion = 4, attack = 1, rewards = { loot = 2 }, souls = 1,
  when {
    event = monster_died, of = this,
    target = one_of { a_monster, a_player }, target2 = one_of { a_monster, a_player },
    text = "When this dies, the active player deals 2 damage divided among up to 2 monsters or players.",
    effect = function(active, target, target2)
      if target == target2 then
        deal(2, target, active)
      else
        deal(1, { target or target2, target2 or target }, active)  -- one of them may have left play
      end
    end,
  },
}
