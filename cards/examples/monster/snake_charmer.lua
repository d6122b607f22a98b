return monster {
  name = "Snake Charmer", hp = 2, evasion = 4, attack = 1, rewards = { loot = 2 },
  cant {
    activate = an_item, given = function(this) return matches(this, a_monster { attacked = true }) end,
    text = "While this is being attacked, abilities of items can't be activated.",
  },
}
