-- endless work inside the function that a loop asks for its next value
for k in function() while true do end end do local n = k end
