return treasure {
  name = "Round Table",
  tap {
    text = "Each player in turn, from you to the left, may loot 1 and discard a loot card.",
    effect = function(you)
      local player = you
      repeat
        if confirm(player) then
          draw_loot(player, 1)
          discard_loot(player, 1)
        end
        player = player.left
      until player == you or player == nil
    end,
  },
}
