return treasure {
  name = "Stand-In",
  tap { text = "This notes another item.", target = an_item { other = true },
        effect = function(this, target) note(this, target) end },
  always { of = this, has = abilities_of(noted), text = "This has the abilities of the item that it noted." },
}
