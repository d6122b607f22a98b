-- The penalty names who gains what is lost.
return treasure {
  name = "Pallbearer's Fee",
  change {
    event = death_penalty, of = others,
    text = "When another player dies, you gain the loot card and the ¢ that they lose.",
    effect = function(event, you) event.loot_to, event.coins_to = you, you end,
  },
}
