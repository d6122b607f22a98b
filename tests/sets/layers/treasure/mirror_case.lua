return treasure {
  name = "Mirror Case",
  always { of = this, has = abilities_of(an_item { yours = true, other = true }),
           text = "This has the abilities of your other items." },
}
