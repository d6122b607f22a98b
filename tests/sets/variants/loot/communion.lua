return loot {
  name = "Communion", souls = 1,
  play {
    text = "This becomes a soul of yours; then the top card of the monster deck becomes a soul of another player.",
    target = a_player { other = true },
    effect = function(this, you, target)
      become_soul(this, you)
      if deck.monster.top then become_soul(deck.monster.top, target) end
    end,
  },
}
