return treasure {
  name = "Dead Battery",
  instead { event = recharged, of = a_character { yours = true }, recharge_step = true,
            text = "Your character doesn't recharge during your recharge step.", effect = function() end },
}
