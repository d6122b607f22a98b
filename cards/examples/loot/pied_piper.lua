-- The option `by`: another object deals the damage.
return loot {
  name = "Pied Piper",
  play {
    text = "Each vermin in play deals 1 damage to a player.",
    target = a_player,
    effect = function(target)
      for _, rat in ipairs(all(a_monster { tag = "vermin" })) do deal(1, target, { by = rat }) end
    end,
  },
}
