return treasure {
  name = "Guest Book",
  paid { cost = { coins = 1 }, text = "1¢: note a player, too.", target = a_player,
         effect = function(this, target) note(this, target, { too = true }) end },
  tap {
    text = "Each noted player gains 1¢. Forget all notes.",
    effect = function(this)
      for _, guest in ipairs(this.notes) do gain_coins(guest, 1) end
      forget_notes(this)
    end,
  },
}
