-- a word whose name is built from parts
local f = _ENV["play" .. "er"]
f {}
