-- a chain of tables without an end
local t = {}
while true do t = { t } end
