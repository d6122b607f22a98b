-- puts handles in an order
local a = you < this
