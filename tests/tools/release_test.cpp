// tools/release, in a small repository with this project's CMakeLists.txt and CHANGELOG.md, and a tools/dev that only
// writes files.
#include <doctest/doctest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "tests/support/running.h"

namespace soulstack::testing::release_test {
namespace {

// Fails at the job in the file `failing`.
constexpr const char* stub = R"sh(#!/bin/sh
echo "$1 $(sed -nE 's/^project.soulstack VERSION ([0-9.]+).*/\1/p' CMakeLists.txt) $(git log -1 --format=%s)" >>jobs
test "$(cat failing 2>/dev/null)" != "$1" || exit 1
mkdir -p build/package build/npm
case $1 in
package) echo deb >build/package/soulstack_9.9.9_amd64.deb && echo tar >build/package/soulstack-9.9.9.tar.gz ;;
npm) echo tgz >build/npm/soulstack-9.9.9.tgz ;;
esac
)sh";

class Repository {
 public:
  Repository() : folder_(own_folder.path() / "release") {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "tools");
    for (const char* file : {"CMakeLists.txt", "CHANGELOG.md", "tools/release"})
      fs::copy_file(file, folder_ / file);
    write("tools/dev", stub);
    write(".gitignore", "/build/\n/jobs\n/failing\n");
    sh("chmod +x tools/dev && git init -q -b main . && git config user.name Test && "
       "git config user.email test@localhost && git add -A && git commit -q -m Begin");
  }
  ~Repository() { fs::remove_all(folder_); }
  Repository(const Repository&) = delete;
  Repository& operator=(const Repository&) = delete;

  // Standard output and errors together, and the exit code.
  Ran sh(const std::string& command) const {
    const fs::path output = own_folder.path() / "release_output";
    const std::string line =
        "cd '" + folder_.string() + "' && { " + command + "; } >'" + output.string() + "' 2>&1 </dev/null";
    const int status = std::system(line.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text_of(output), ""};
  }
  void write(const std::string& file, const std::string& text) const { std::ofstream(folder_ / file) << text; }
  std::string text(const std::string& file) const { return text_of(folder_ / file); }
  bool has_file(const std::string& file) const { return fs::exists(folder_ / file); }
  // What a release changes: commits, tags, files.
  std::string state() const {
    return sh("git rev-parse HEAD; git tag; git status --porcelain; cat CMakeLists.txt CHANGELOG.md; ls build/releases")
        .out;
  }

 private:
  fs::path folder_;
};

}  // namespace

TEST_CASE("release: a commit, a tag with the notes, archives that match their checksums") {
  const Repository repository;
  const Ran ran = repository.sh("tools/release 9.9.9");
  REQUIRE_MESSAGE(ran.code == 0, ran.out);
  CHECK(has(repository.text("CMakeLists.txt"), "project(soulstack VERSION 9.9.9 LANGUAGES CXX)"));
  CHECK(has(repository.text("CHANGELOG.md"), "## [Unreleased]\n\n## [9.9.9] - 2"));
  CHECK(repository.text("jobs") == "test 9.9.9 Begin\npackage 9.9.9 Release 9.9.9\nnpm 9.9.9 Release 9.9.9\n");
  CHECK(repository.sh("git status --porcelain").out == "");
  CHECK(repository.sh("git log --format=%s").out == "Release 9.9.9\nBegin\n");
  CHECK(repository.sh("git rev-parse HEAD").out == repository.sh("git rev-parse v9.9.9^{commit}").out);
  CHECK(repository.sh("cd build/releases/9.9.9 && sha256sum -c SHA256SUMS | wc -l").out == "4\n");
  CHECK(repository.sh("cd build/releases/9.9.9 && sha256sum --quiet -c SHA256SUMS").code == 0);

  const std::string notes = repository.text("build/releases/9.9.9/notes.md");
  CHECK(has(notes, "### Added"));
  CHECK(!has(notes, "## ["));
  CHECK(repository.sh("git tag -l --format='%(contents)' v9.9.9").out == notes + "\n");

  const std::string after = repository.state();
  for (const char* again : {"9.9.9", "9.9.8", "9.10.0"}) {  // the same, lower, without notes
    CHECK(repository.sh(std::string("tools/release ") + again).code == 2);
    CHECK(repository.state() == after);
  }
}

TEST_CASE("release: a dry run changes nothing, and prints the notes") {
  const Repository repository;
  const std::string before = repository.state();
  const Ran ran = repository.sh("tools/release 9.9.9 --dry-run");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "would become 9.9.9"));
  CHECK(has(ran.out, "### Added"));
  CHECK(repository.state() == before);
  CHECK(!repository.has_file("jobs"));
}

TEST_CASE("release: a job that fails leaves no commit, no tag, no version and no archives") {
  const Repository repository;
  const std::string before = repository.state();
  for (const char* job : {"test", "package", "npm"}) {
    CAPTURE(job);
    repository.write("failing", job);
    const Ran ran = repository.sh("tools/release 9.9.9");
    CHECK(ran.code == 1);
    CHECK(has(ran.out, "Nothing was released"));
    CHECK(repository.state() == before);
  }
  repository.write("failing", "");
  CHECK(repository.sh("tools/release 9.9.9").code == 0);
}

TEST_CASE("release: what is not ready is refused before anything is done") {
  const Repository repository;
  const std::string before = repository.state();
  struct Refused {
    const char *arguments, *why;
  };
  for (const Refused& one : {Refused{"", "Usage"},
                             {"1.2", "three numbers"},
                             {"1.2.3.4", "three numbers"},
                             {"v1.2.3", "three numbers"},
                             {"1.02.3", "three numbers"},
                             {"'1.2.3;id'", "three numbers"},
                             {"0.0.1", "would be lower"},
                             {"9.9.9 --force", "There is no option"},
                             {"9.9.9 9.9.10", "Usage"}}) {
    const Ran ran = repository.sh(std::string("tools/release ") + one.arguments);
    CHECK_MESSAGE(ran.code == 2, one.arguments);
    CHECK_MESSAGE(has(ran.out, one.why), one.arguments << ": " << ran.out);
  }
  CHECK(repository.state() == before);

  repository.write("new_file", "");
  CHECK(has(repository.sh("tools/release 9.9.9").out, "not committed"));
  repository.sh("rm new_file; git tag v9.9.9");
  CHECK(has(repository.sh("tools/release 9.9.9").out, "The tag v9.9.9 exists"));
  repository.sh("git tag -d v9.9.9; git checkout -q --detach");
  CHECK(has(repository.sh("tools/release 9.9.9").out, "No branch"));
  CHECK(!repository.has_file("jobs"));
}

}  // namespace soulstack::testing::release_test
