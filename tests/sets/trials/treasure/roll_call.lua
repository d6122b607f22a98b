return treasure {
  name = "Roll Call",
  paid { cost = { coins = 1 }, text = "1¢: note a player, too.", target = a_player,
         effect = function(this, target) note(this, target, { too = true }) end },
  when {
    event = coins_gained, of = you, text = "When you gain ¢ and you are noted, loot 1.",
    given = function(you, this)
      for _, noted_player in ipairs(this.notes) do
        if noted_player == you then return true end
      end
      return false
    end,
    effect = function(you) draw_loot(you, 1) end,
  },
}
