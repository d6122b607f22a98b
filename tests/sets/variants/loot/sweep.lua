return loot {
  name = "Sweep",
  play {
    text = "Put each monster and each shop item into discard.",
    effect = function()
      for _, monster in ipairs(all(a_monster)) do put_into_discard(monster) end
      for _, item in ipairs(all(an_item { shop = true })) do put_into_discard(item) end
    end,
  },
}
