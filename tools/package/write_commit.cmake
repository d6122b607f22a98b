# Writes the C++ file OUTPUT with the commit of the sources: that of git, otherwise the one that `git archive` has written
# into commit.txt. A file that would not change keeps its time, so that nothing is built again.
file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/commit.txt" commit LIMIT_COUNT 1)
if(commit MATCHES "Format")
    set(commit unknown)
    execute_process(COMMAND git describe --always --dirty --abbrev=12 --exclude=*
        WORKING_DIRECTORY "${CMAKE_CURRENT_LIST_DIR}" OUTPUT_VARIABLE described RESULT_VARIABLE status ERROR_QUIET
        OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(status EQUAL 0)
        set(commit "${described}")
    endif()
endif()
file(CONFIGURE OUTPUT "${OUTPUT}" @ONLY CONTENT [=[
#include "tools/commands/version.h"
namespace soulstack::tools {
const char* const built_commit = "@commit@";
}  // namespace soulstack::tools
]=])
