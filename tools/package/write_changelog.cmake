# Writes Debian's changelog of this VERSION to OUTPUT, with the time of the commit of the sources: that of git, otherwise the
# one that `git archive` has written into commit.txt.
file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/commit.txt" lines LIMIT_COUNT 2)
list(GET lines 1 time)
if(time MATCHES "Format")
    execute_process(COMMAND git log -1 --format=%cD WORKING_DIRECTORY "${CMAKE_CURRENT_LIST_DIR}"
        OUTPUT_VARIABLE time RESULT_VARIABLE status ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(NOT status EQUAL 0)
        set(time "Thu, 1 Jan 1970 00:00:00 +0000")
    endif()
endif()
file(CONFIGURE OUTPUT "${OUTPUT}" @ONLY CONTENT [=[
soulstack (@VERSION@) unstable; urgency=medium

  * CHANGELOG.md says what has changed.

 -- Soulstack authors <soulstack@soulstack.invalid>  @time@
]=])
