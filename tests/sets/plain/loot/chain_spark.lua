return loot {
  name = "Chain Spark",
  play {
    text = "Deal 1 damage to a monster. Then you may deal 1 damage to another monster.",
    target = a_monster,
    effect = function(target, you)
      deal(1, target)
      local others_left = {}
      for _, monster in ipairs(all(a_monster)) do
        if monster ~= target then others_left[#others_left + 1] = monster end
      end
      if #others_left == 0 then return end
      if confirm(you) then
        local next_one = choose(you, a_monster { other = true })
        if next_one and next_one ~= target then deal(1, next_one) end
      end
    end,
  },
}
