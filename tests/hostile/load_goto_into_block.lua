-- a jump to where there is no label
goto nowhere
do ::nowhere:: end
