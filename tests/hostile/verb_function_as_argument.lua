-- a function where a player is wanted
gain_coins(function() end, 1)
