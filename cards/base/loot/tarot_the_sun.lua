return loot {
  name = "XIX. The Sun",
  play {
    text = "Put this on the bottom of the loot deck. If you do and it is your turn, take an extra turn after it.",
    effect = function(this, you)
      if put_on_bottom(this) and you.active then extra_turn(you) end
    end,
  },
}
