return loot {
  name = "Dagaz",
  play {
    text = "Choose one: destroy a curse, or prevent up to 1 of the next damage to a player this turn.",
    choose = {
      mode { text = "Destroy a curse.", target = a_curse, effect = function(target) destroy(target) end },
      mode {
        text = "Prevent up to 1 of the next damage to a player this turn.", target = a_player,
        lasting {
          till = end_of_turn, uses = 1,
          change { event = damage, to = target, effect = function(event) prevent(event, 1) end },
        },
      },
    },
  },
}
