-- a jump to a label that is not visible
goto nowhere
do ::nowhere:: end
