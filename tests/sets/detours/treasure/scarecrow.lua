return treasure {
  name = "Scarecrow",
  change {
    event = attack_declared_on, by = others,
    text = "If another player would attack something, they attack a monster of your choice.",
    effect = function(event, you)
      local monster = choose(you, a_monster { attackable = true })
      if monster then event.of = monster end
    end,
  },
}
