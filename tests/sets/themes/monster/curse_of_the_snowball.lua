return monster {
  name = "Curse of the Snowball", curse = true,
  when {
    event = turn_ending, of = you,
    text = "At the end of your turn, put a counter on this. Then lose 1¢ for each counter on this, and the player to your left gains this curse.",
    effect = function(this, you)
      add_counters(this, 1)
      lose_coins(you, this.counters)
      give_curse(this, you.left)
    end,
  },
}
