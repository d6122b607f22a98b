// Neovim, without a window, with the configuration of the documentation: a card with ten mistakes is mended by its quick
// fixes.
#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "tests/support/recorded.h"
#include "tests/support/small_set.h"
#include "tests/support/sources.h"
#include "tools/docs/markdown.h"
#include "tools/docs/written_pages.h"

namespace soulstack::testing::neovim_test {
namespace {

const std::string mended =
    "return loot {\n  name = \"Ten Mistakes\",\n  copies = 2,\n  play {\n"
    "    text = \"Gain 2¢, then deal 1 damage to a monster or player.\", target = one_of { a_monster, a_player },\n"
    "    effect = function(you, target) gain_coins(you, 2) deal(1, target) end,\n  },\n}\n";
// The same with ten misspelt words; three of them are behind a ¢.
const std::string mistaken =
    "return loot {\n  namme = \"Ten Mistakes\",\n  copiess = 2,\n  plaay {\n"
    "    textt = \"Gain 2¢, then deal 1 damage to a monster or player.\", tarrget = one_of { a_monsterr, a_playerr },\n"
    "    efffect = function(you, target) gain_coinz(you, 2) deall(1, target) end,\n  },\n}\n";
const std::string scenario =
    "scenario \"it gains and deals\" {\n  cites = { \"10.2.1\" },\n"
    "  players = { { name = \"P1\", hand = { \"ten\" } }, { name = \"P2\" } },\n  monsters = { \"fatty\" },\n"
    "  play = function(t) t.P1:play(\"ten\", \"fatty\")  t:settle() end,\n"
    "  expect = function(t) check(t:hp \"fatty\" == 3)  check(t.P1.coins == 2) end,\n}\n";

// What is done in Neovim. It writes a line for each step.
constexpr const char* steps = R"lua(
local results = io.open(os.getenv("RESULTS"), "w")
local function say(...)
  results:write(table.concat({ ... }, " "), "\n")
  results:flush()
end
local function request(method, params)
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 20000) or {}) do
    return answer.result
  end
end
local function place(line, byte)
  local text = vim.api.nvim_buf_get_lines(0, line, line + 1, true)[1]
  local _, units = vim.str_utfindex(text, byte)
  return { line = line, character = units }
end
local function find(word)
  for line, text in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, true)) do
    local byte = text:find(word, 1, true)
    if byte then return place(line - 1, byte) end
  end
end
local document = vim.lsp.util.make_text_document_params()

vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 20)
local function first_fix()
  for _, finding in ipairs(vim.diagnostic.get(0)) do
    local actions = request("textDocument/codeAction", {
      textDocument = document, context = { diagnostics = {} },
      range = { start = place(finding.lnum, finding.col), ["end"] = place(finding.end_lnum, finding.end_col) },
    })
    if actions and actions[1] then return actions[1] end
  end
end
local fixes = 0
for _ = 1, 20 do
  local fix = first_fix()
  if not fix then break end
  local before = vim.inspect(vim.diagnostic.get(0))
  vim.lsp.util.apply_workspace_edit(fix.edit, "utf-16")
  fixes = fixes + 1
  vim.wait(20000, function() return vim.inspect(vim.diagnostic.get(0)) ~= before end, 20)
end
say("fixes", fixes)
say("findings", #vim.diagnostic.get(0))
vim.cmd("write")

local hover = request("textDocument/hover", { textDocument = document, position = find("deal(") })
say("hover", hover and hover.contents.value:find("Rule ") and "has a rule" or "nothing")
local words = request("textDocument/completion", { textDocument = document, position = find("gain_coins") })
local has = false
for _, item in ipairs(words.items) do has = has or item.label == "gain_coins" end
say("completion", has and "has gain_coins" or "lacks gain_coins")
for _, lens in ipairs(request("textDocument/codeLens", { textDocument = document })) do
  if lens.command.command == "soulstack.runScenario" then
    local ran = request("workspace/executeCommand", { command = lens.command.command, arguments = lens.command.arguments })
    say("scenarios", ran.passed, "passed,", ran.failed, "failed")
  end
end
)lua";

std::string init_file() {
  for (const soulstack::tools::DocPage& page : soulstack::tools::written_pages())
    for (const soulstack::tools::CodeBlock& block : soulstack::tools::code_blocks(page.markdown))
      if (page.name == "editor" && block.file == "/init.lua")
        return block.code;
  FAIL("the page `editor` has no init.lua");
  return {};
}

std::string contents(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("Neovim with the configuration of the page mends a card with ten mistakes") {
  if (std::system("command -v nvim > /dev/null") != 0)
    FAIL("Neovim is missing: tools/dev test installs it; or run `apt-get install neovim`");
  const SmallSet set("ten_mistakes");
  set.write("loot/ten.lua", mistaken);
  set.write("scenarios/loot/ten.lua", scenario);
  const fs::path folder = own_folder.path();
  std::ofstream(folder / "init.lua") << init_file();
  std::ofstream(folder / "steps.lua") << steps;
  const std::string environment = "PATH=" + the_program().parent_path().string() + ":$PATH HOME=" + folder.string() +
                                  " XDG_CONFIG_HOME=" + folder.string() + " RESULTS=" + (folder / "results").string();
  const std::string command = environment + " timeout 200 nvim --headless -n -u " + (folder / "init.lua").string() +
                              " " + set.path("loot/ten.lua") + " -c 'luafile " + (folder / "steps.lua").string() +
                              "' -c 'qa!' > " + (folder / "nvim.log").string() + " 2>&1";
  CHECK_MESSAGE(std::system(command.c_str()) == 0, contents(folder / "nvim.log"));
  CHECK_MESSAGE(contents(folder / "results") ==
                    "fixes 10\nfindings 0\nhover has a rule\ncompletion has gain_coins\nscenarios 1 passed, 0 failed\n",
                contents(folder / "nvim.log"));
  CHECK(contents(set.path("loot/ten.lua")) == mended);
}

}  // namespace soulstack::testing::neovim_test
