return treasure {
  name = "Coupon Book",
  always { of = an_item { yours = true }, ability_price = -1, text = "Paid abilities of your items cost 1¢ less." },
}
