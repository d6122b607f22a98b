return loot {
  name = "Dagaz",
  play {
    text = "Choose one: destroy a curse, or prevent the next 1 damage to a player this turn.",
    choose = {
      mode { text = "Destroy a curse.", target = a_curse, effect = function(target) destroy(target) end },
      mode {
        text = "Prevent the next 1 damage to a player this turn.", target = a_player,
        effect = function(target) prevent_next(target, 1) end,
      },
    },
  },
}
