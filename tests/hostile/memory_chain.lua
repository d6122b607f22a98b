-- an endless chain of tables
local t = {}
while true do t = { t } end
