return treasure {
  name = "Detour Sign",
  flavour = "To the elephants, and to nothing else.",
  change {
    event = attack_declared_on, of = a_monster, by = others, first = turn, may = true,
    text = "The first time each turn another player would attack a monster, you may have them attack a monster of your choice.",
    effect = function(event, you) event.of = choose(you, a_monster { attackable = true }) end,
  },
}
