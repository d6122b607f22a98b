# Runs in CPack: finds the packages whose libraries the binaries of a package need. CPack can do this, too, but it starts two
# programs for each of the 1,900 files to see which of them are binaries.
set(folder "${CPACK_PACKAGE_DIRECTORY}/_CPack_Packages/needed")
file(WRITE "${folder}/debian/control" "")
foreach(component IN ITEMS PROGRAM LIBRARY PRINT PYTHON)
    if(DEFINED CPACK_BINARY_OF_${component})
        execute_process(COMMAND dpkg-shlibdeps -O "${CPACK_BINARY_OF_${component}}" WORKING_DIRECTORY "${folder}"
            OUTPUT_VARIABLE needed OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
        string(REPLACE "shlibs:Depends=" "" needed "${needed}")
        set(given "${CPACK_DEBIAN_${component}_PACKAGE_DEPENDS}")
        string(JOIN ", " CPACK_DEBIAN_${component}_PACKAGE_DEPENDS ${given} "${needed}")
    endif()
endforeach()
