-- computes with a handle
local n = you + 1
local m = this & 255
