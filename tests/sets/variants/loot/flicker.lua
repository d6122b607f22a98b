return loot {
  name = "Flicker", souls = 1,
  play {
    text = "This becomes a soul; then destroy a soul of yours.",
    effect = function(this, you)
      become_soul(this, you)
      local soul = choose(you, a_soul { of = you })
      if soul then destroy_soul(soul) end
    end,
  },
}
