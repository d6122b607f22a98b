-- endless work inside the iterator function of a loop
for k in function() while true do end end do local n = k end
