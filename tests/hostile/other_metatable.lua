-- asks for the table behind handles
local f = _ENV["getmeta" .. "table"]
local m = f(you)
m.__index = nil
