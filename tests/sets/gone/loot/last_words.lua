return loot {
  name = "Last Words",
  play {
    text = "Destroy a non-eternal item you control. You may try to use it, recharge it, put 5 counters on it "
        .. "and kill it; if that fails, gain 1¢ for each counter that it had.",
    target = an_item { yours = true, eternal = false },
    effect = function(you, target)
      destroy(target)
      if not confirm(you) then return end
      local used = deactivate(target) or give_item(target, you.left) or destroy(target)
      local put = recharge(target) + add_counters(target, 5) + kill({ target, target })
      if not used and put == 0 and not target.in_play then gain_coins(you, target.counters) end
    end,
  },
}
