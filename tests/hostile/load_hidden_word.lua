-- a word that is put together
local f = _ENV["play" .. "er"]
f {}
