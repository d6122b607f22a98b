-- A link between two players. Damage that this deals itself is not passed on again.
return treasure {
  name = "Three-Legged Race",
  tap {
    text = "Note another player.", target = a_player { other = true },
    effect = function(this, target) note(this, target) end,
  },
  when {
    event = damage_taken, of = you,
    text = "When you take damage, except from this, this deals as much damage to the noted player.",
    given = function(from, this) return this.noted ~= nil and from ~= this end,
    effect = function(this, amount) deal(amount, this.noted) end,
  },
  when {
    event = damage_taken, of = noted,
    text = "When the noted player takes damage, except from this, this deals as much damage to you.",
    given = function(from, this) return from ~= this end,
    effect = function(you, amount) deal(amount, you) end,
  },
}
