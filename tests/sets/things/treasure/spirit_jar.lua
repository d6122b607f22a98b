return treasure {
  name = "Spirit Jar",
  tap { text = "Put a spirit that you control under this.", target = an_item { tag = "spirit", yours = true },
        effect = function(target, this) put_under(target, this) end },
}
