return treasure {
  name = "Steamy Sale!",
  always { price = -5, text = "Shop items cost you 5¢ less." },
}
