return treasure {
  name = "Coin Pusher",
  paid {
    text = "Pay 1¢, up to 4 times: put a counter on this for each. If there are 6 or more, remove 6 and loot 4.",
    cost = { coins = 1 }, times = 4,
    effect = function(this, you, paid)
      add_counters(this, paid)
      if this.counters >= 6 then
        remove_counters(this, 6)
        draw_loot(you, 4)
      end
    end,
  },
}
