return treasure {
  name = "Terrier", fighter = true, hp = 2, attack = 1,
  when {
    event = attack_declared_on, from = this,
    text = "When this attacks, gain 1¢.", effect = function(you) gain_coins(you, 1) end,
  },
  when {
    event = hit, from = this,
    text = "When this hits, gain 4¢.", effect = function(you) gain_coins(you, 4) end,
  },
  when {
    event = damage_taken, from = this, combat = true,
    text = "When this deals combat damage, gain 8¢.", effect = function(you) gain_coins(you, 8) end,
  },
  when {
    event = monster_died, from = this,
    text = "When this kills a monster, gain 16¢.", effect = function(you) gain_coins(you, 16) end,
  },
  when {
    event = attack_ended, from = this,
    text = "When an attack of this ends, gain 32¢.", effect = function(you) gain_coins(you, 32) end,
  },
  when {
    event = missed, from = this,
    text = "When this misses, put a counter on it.", effect = function(this) add_counters(this, 1) end,
  },
}
