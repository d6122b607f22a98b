-- A final boss to kill. Its armor turns a kill, and 4 or more damage outside combat, into 3 damage.
return rules {
  name = "challenge", extends = "coop",
  title = "Challenge",
  slots = { final_boss = { deck = "monster", count = 1, refilled = false } },  -- rule 21.4
  options = { goal = "final_boss", deaths = "leave_timer" },
  procedures = { setup = insert_before("fill_monsters", "lay_final_boss") },

  instead {
    event  = killing, of = a_monster { final_boss = true },
    text   = "Boss armor: a final boss that would be killed takes 3 damage instead.",
    effect = function(of) take_damage(of, 3) end,
  },
  change {
    event  = damage, to = a_monster { final_boss = true }, combat = false, at_least = 4,
    text   = "Boss armor: if a final boss would take 4 or more non-combat damage, it takes 3 instead.",
    effect = function(event) event.amount = 3 end,
  },
}
