-- Without `too`, a new note takes the place of the old one. `notes` is the list of all notes.
return treasure {
  name = "Autograph Book",
  paid {
    text = "Once each turn, 1¢: note another player in addition to those noted before; each player only once.",
    cost = { coins = 1 }, first = turn, target = a_player { other = true },
    effect = function(this, target)
      for _, player in ipairs(this.notes) do
        if player == target then return end
      end
      note(this, target, { too = true })
    end,
  },
  tap {
    text = "Steal 2¢ from each noted player. Forget all notes of this.",
    effect = function(you, this)
      for _, player in ipairs(this.notes) do steal_coins(you, player, 2) end
      forget_notes(this)
    end,
  },
}
