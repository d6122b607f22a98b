return treasure {
  name = "Crowbar", tags = { "tool" },
  tap { text = "Deal 1 damage to a monster for each tool of yours.", target = a_monster,
        effect = function(target, you) deal(count(an_item { tag = "tool", of = you }), target) end },
}
