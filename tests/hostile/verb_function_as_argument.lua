-- a function where a player is expected
gain_coins(function() end, 1)
