return treasure {
  name = "Knife Thrower's Case",
  tap {
    text = "Choose one: 2 damage that leaves 1 HP; 1 damage that can't be prevented; or 1 combat damage in an attack.",
    choose = {
      mode {
        text = "Deal 2 damage to a monster or player. It leaves at least 1 HP.",
        target = one_of { a_monster, a_player },
        effect = function(target) deal(2, target, { lethal = false }) end,
      },
      mode {
        text = "Deal 1 damage to a monster. It can't be prevented.",
        target = a_monster,
        effect = function(target) deal(1, target, { preventable = false }) end,
      },
      mode {
        text = "Deal 1 combat damage to the attacked monster.",
        target = a_monster { attacked = true },
        effect = function(target) deal(1, target, { combat = true }) end,
      },
    },
  },
}
