return treasure {
  name = "Whipping Boy",
  change { event = death_penalty, of = you, text = "The player to your left pays your death penalty.",
           effect = function(event, you) event.of = you.left end },
}
