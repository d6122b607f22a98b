return treasure {
  name = "Reliquary",
  tap { text = "Put another item under this.", target = an_item { other = true },
        effect = function(this, target) put_under(target, this) end },
}
