return starting {
  name = "Old Bone", souls = 1, eternal = true,
  tap { text = "This becomes a soul.", effect = function(this, you) become_soul(this, you) end },
}
