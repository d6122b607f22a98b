return treasure {
  name = "Free Pass",
  always { set = { price = 0 }, text = "Shop items cost you 0¢." },
}
