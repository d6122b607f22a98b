// The language server: each message of the protocol, columns in all units, hostile messages, and the command with its
// frames.
#include <doctest/doctest.h>

#include <algorithm>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/running.h"
#include "tests/support/small_set.h"
#include "tests/support/sources.h"
#include "tools/language/file_names.h"
#include "tools/language/language_answers.h"
#include "tools/language/language_server.h"
#include "tools/language/message_frames.h"
#include "tools/language/text_places.h"

namespace soulstack::testing::lsp_test {

using namespace tools;

namespace {

LanguageOptions options() {
  LanguageOptions all;
  all.workspace.cards_folders = {(root / "cards").string()};
  all.workspace.base = {(root / "cards" / "base").string()};
  all.version = "1";
  return all;
}

const std::string spark =
    "return loot {\n  name = \"Spark\", copies = 2,\n  play {\n    text = \"Deal 1 damage to a monster or player.\",\n"
    "    target = one_of { a_monster, a_player },\n    effect = function(target) deal(1, target) end,\n  },\n}\n";
const std::string spark_scenario =
    "scenario \"Spark deals 1 damage\" {\n  cites = { \"10.2.1\" },\n"
    "  players = { { name = \"P1\", hand = { \"spark\" } }, { name = \"P2\" } },\n  monsters = { \"fatty\" },\n"
    "  play = function(t) t.P1:play(\"spark\", \"fatty\")  t:settle() end,\n"
    "  expect = function(t) check(t:hp \"fatty\" == 3) end,\n}\n";

// A scripted editor.
class Editor {
 public:
  explicit Editor(const Json& capabilities = Json::object()) : server_(options()) {
    initialized_ = request("initialize", {{"capabilities", capabilities}});
    notify("initialized", Json::object());
  }

  Json request(const std::string& method, const Json& params) {
    const Json message{{"jsonrpc", "2.0"}, {"id", ++id_}, {"method", method}, {"params", params}};
    const std::vector<Json> answers = server_.receive(message.dump());
    REQUIRE(!answers.empty());
    shown_.clear();
    for (const Json& other : std::span(answers).subspan(1)) {
      REQUIRE(other["method"] == "window/showMessage");
      shown_ += other["params"]["message"].text();
    }
    CHECK(answers[0]["id"] == id_);
    return answers[0].contains("error") ? answers[0]["error"] : answers[0]["result"];
  }
  // What the last request made the editor show.
  const std::string& shown() const { return shown_; }
  std::vector<Json> notify(const std::string& method, const Json& params) {
    return server_.receive(Json{{"jsonrpc", "2.0"}, {"method", method}, {"params", params}}.dump());
  }
  std::vector<Json> raw(const std::string& message) { return server_.receive(message); }

  void open(const std::string& path, const std::string& text) {
    uri_ = uri_of_path(path);
    notify("textDocument/didOpen",
           {{"textDocument", {{"uri", uri_}, {"languageId", "lua"}, {"version", 1}, {"text", text}}}});
  }
  void change(const Json& changes) {
    notify("textDocument/didChange",
           {{"textDocument", {{"uri", uri_}, {"version", ++version_}}}, {"contentChanges", changes}});
  }
  // Works until all is known. Returns the last diagnostics of that file, null if none were sent.
  Json diagnostics(const std::string& uri) {
    Json last;
    while (server_.has_work())
      for (const Json& message : server_.work())
        if (message["params"]["uri"].text() == uri)
          last = message["params"]["diagnostics"];
    return last;
  }
  Json diagnostics() { return diagnostics(uri_); }

  Json at(std::size_t line, std::size_t character) const {
    return {{"textDocument", {{"uri", uri_}}}, {"position", {{"line", line}, {"character", character}}}};
  }
  Json about_file() const { return {{"textDocument", {{"uri", uri_}}}}; }
  const std::string& uri() const { return uri_; }
  const Json& initialized() const { return initialized_; }
  LanguageServer& server() { return server_; }

 private:
  LanguageServer server_;
  int id_ = 0, version_ = 1;
  std::string uri_, shown_;
  Json initialized_;
};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

struct Mine {
  Mine() {
    set.write("loot/spark.lua", spark);
    set.write("scenarios/loot/spark.lua", spark_scenario);
  }
  std::string path(const std::string& name) const { return set.path(name); }
  SmallSet set{"mine_lsp"};
};

std::vector<std::string> labels(const Json& completion) {
  std::vector<std::string> all;
  for (const Json& item : completion["items"])
    all.push_back(item["label"].text());
  return all;
}

bool lists(const std::vector<std::string>& all, const std::string& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

// ---- Places and frames -------------------------------------------------------------------------------------------

TEST_CASE("places: columns in bytes, 16-bit units and characters") {
  const std::string text = "a\n¢↷\U0001F3B2x\r\nend";  // 2, 3 and 4 bytes
  const std::size_t x = text.find('x');
  CHECK(TextPlaces(text, Columns::utf8).place(x) == Json{{"line", 1}, {"character", 9}});
  CHECK(TextPlaces(text, Columns::utf16).place(x) == Json{{"line", 1}, {"character", 4}});
  CHECK(TextPlaces(text, Columns::utf32).place(x) == Json{{"line", 1}, {"character", 3}});
  for (const Columns columns : {Columns::utf8, Columns::utf16, Columns::utf32}) {
    const TextPlaces places(text, columns);
    CHECK(places.byte(places.place(x)) == x);
    CHECK(places.byte(Json{{"line", 1}, {"character", 99}}) == x + 1);  // before the line end
    CHECK(places.byte(Json{{"line", 99}, {"character", 0}}) == text.size());
    CHECK(places.place(1'000) == Json{{"line", 2}, {"character", 3}});
    CHECK_THROWS_AS((void)places.byte(Json{{"line", -1}, {"character", 0}}), JsonError);
    CHECK_THROWS_AS((void)places.byte(Json{{"line", "1"}, {"character", 0}}), JsonError);
  }
  CHECK(TextPlaces("\xFF\xE2", Columns::utf16).byte(Json{{"line", 0}, {"character", 9}}) == 2);  // not UTF-8
}

TEST_CASE("frames: messages in pieces of any size, and what is not a message") {
  const std::string two = "Content-Length: 2\r\n\r\n{}content-length:4\r\nContent-Type: x\r\n\r\nnull";
  MessageFrames frames;
  std::vector<std::string> messages;
  for (const char c : two) {
    frames.add(std::string_view(&c, 1));
    while (const auto message = frames.next())
      messages.push_back(*message);
  }
  CHECK(messages == std::vector<std::string>{"{}", "null"});
  CHECK(!frames.is_within_message());
  for (const std::string bad : {"X: 1\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: 99999999999\r\n\r\n",
                                "Content-Length: -1\r\n\r\n", "Content-Length: 1x\r\n\r\n"}) {
    MessageFrames hostile;
    hostile.add(bad);
    CHECK_THROWS_AS((void)hostile.next(), FrameError);
  }
  MessageFrames endless;
  endless.add(std::string(10'000, 'a'));
  CHECK_THROWS_AS((void)endless.next(), FrameError);
}

TEST_CASE("file names: URIs with escapes, and those of other machines") {
  CHECK(path_of_uri("file:///home/a%20b/%C3%A9.lua") == "/home/a b/é.lua");
  CHECK(uri_of_path("/home/a b/é.lua") == "file:///home/a%20b/%C3%A9.lua");
  CHECK(path_of_uri("file://localhost/x/../y.lua") == "/y.lua");
  CHECK(path_of_uri("untitled:Untitled-1") == "");
  CHECK(path_of_uri("file://other/x.lua") == "");
  CHECK(path_of_uri("file:///a%00b") == "");
}

// ---- Messages ----------------------------------------------------------------------------------------------------

TEST_CASE("initialize: columns in UTF-16 unless the editor prefers others") {
  CHECK(Editor().initialized()["capabilities"]["positionEncoding"] == "utf-16");
  const Json prefers = {{"general", {{"positionEncodings", Json::array({"utf-7", "utf-8", "utf-16"})}}}};
  CHECK(Editor(Json(prefers)).initialized()["capabilities"]["positionEncoding"] == "utf-8");
  CHECK(Editor(Json{{"general", 3}}).initialized()["capabilities"]["positionEncoding"] == "utf-16");
  Editor editor;
  CHECK(editor.request("initialize", Json::object())["code"] == invalid_request);
}

TEST_CASE("initialize: an editor that can is asked to report changes of files") {
  LanguageServer server(options());
  (void)server.receive(R"({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities":
      {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}}})");
  const auto sent = server.receive(R"({"jsonrpc": "2.0", "method": "initialized", "params": {}})");
  REQUIRE(sent.size() == 1);
  CHECK(sent[0]["method"] == "client/registerCapability");
  CHECK(server.receive(R"({"jsonrpc": "2.0", "id": "register-lua-files", "result": null})").empty());
}

TEST_CASE("shutdown and exit: the exit code says whether they came in this order") {
  Editor orderly;
  CHECK(orderly.request("shutdown", nullptr).is_null());
  CHECK(orderly.request("textDocument/hover", orderly.at(0, 0))["code"] == invalid_request);
  CHECK(!orderly.server().exit_code());
  orderly.notify("exit", nullptr);
  CHECK(orderly.server().exit_code() == 0);
  Editor hasty;
  hasty.notify("exit", nullptr);
  CHECK(hasty.server().exit_code() == 1);
  LanguageServer never(options());
  CHECK(never.receive(R"({"jsonrpc": "2.0", "id": 1, "method": "shutdown"})")[0]["error"]["code"] == not_initialized);
}

TEST_CASE("findings appear under the word, in UTF-16, and disappear when it is corrected") {
  const Mine mine;
  Editor editor;
  // ¢ and ↷ are one unit, the die two
  const std::string text =
      replaced(spark, "effect = function(target) deal(", "--[[¢↷\U0001F3B2]] effect = function(target) deall(");
  editor.open(mine.path("loot/spark.lua"), text);
  const Json shown = editor.diagnostics();
  REQUIRE(shown.size() == 1);
  CHECK(shown[0]["range"] ==
        Json{{"start", {{"line", 5}, {"character", 41}}}, {"end", {{"line", 5}, {"character", 46}}}});
  CHECK(shown[0]["code"] == "unknown_word");
  CHECK(shown[0]["severity"] == 1);
  CHECK(shown[0]["message"].text().find("did you mean `deal`?") != std::string::npos);
  editor.change(Json::array(
      {Json{{"range", {{"start", {{"line", 5}, {"character", 45}}}, {"end", {{"line", 5}, {"character", 46}}}}},
            {"text", ""}}}));
  CHECK(editor.diagnostics() == Json::array());
  editor.change(Json::array({Json{{"text", "return loot {"}}}));
  CHECK(editor.diagnostics().size() == 1);
  editor.notify("textDocument/didClose", editor.about_file());
  CHECK(editor.diagnostics() == Json::array());
}

TEST_CASE("findings in files that are not open are sent, too, and a change on disk is seen when it is reported") {
  const Mine mine;
  Editor editor;
  editor.open(mine.path("loot/spark.lua"), spark);
  CHECK(editor.diagnostics(uri_of_path(mine.path("loot/other.lua"))).is_null());
  mine.set.write("loot/other.lua", replaced(replaced(spark, "Spark", "Other"), "deal(", "deall("));
  editor.notify("workspace/didChangeWatchedFiles", {{"changes", Json::array()}});
  CHECK(editor.diagnostics(uri_of_path(mine.path("loot/other.lua"))).size() == 1);
  mine.set.write("loot/other.lua", replaced(spark, "Spark", "Other"));
  editor.notify("textDocument/didSave", editor.about_file());
  CHECK(editor.diagnostics(uri_of_path(mine.path("loot/other.lua"))) == Json::array());
}

TEST_CASE(
    "a file outside of all sets: a card gets a note about where cards belong, a scenario is checked with the base "
    "set") {
  const fs::path folder = own_folder.path() / "stray";
  fs::create_directories(folder);
  Editor editor;
  editor.open((folder / "spark.lua").string(), spark);
  const Json shown = editor.diagnostics();
  REQUIRE(shown.size() == 1);
  CHECK(shown[0]["severity"] == 3);
  CHECK(editor.request("textDocument/hover", editor.at(5, 33)).is_null());
  Editor other;
  other.open((folder / "bombs.lua").string(),
             "scenario \"x\" { monsters = { \"flyy\" }, play = function(t) t:settle() end, expect = function(t) "
             "check(t:hp \"fly\" == 1) end }\n");
  CHECK(other.diagnostics().size() == 1);
  Editor unnamed;
  unnamed.notify("textDocument/didOpen",
                 {{"textDocument", {{"uri", "untitled:1"}, {"languageId", "lua"}, {"version", 1}, {"text", spark}}}});
  CHECK(unnamed.diagnostics("untitled:1").size() == 1);
}

TEST_CASE("a set with errors in set.lua: they are shown, and requests get answers") {
  const Mine mine;
  Editor editor;
  editor.open(mine.path("set.lua"), "return set { id = \"mine_lsp\", titel = }");
  CHECK(!editor.diagnostics().empty());
  CHECK(editor.request("textDocument/completion", editor.at(0, 0)).contains("items"));
  CHECK(editor.request("textDocument/codeLens", editor.about_file()) == Json::array());
}

TEST_CASE("completion: words with their shape and sentence, and more on request") {
  const Mine mine;
  Editor editor;
  editor.open(mine.path("loot/spark.lua"), spark);
  const Json list = editor.request("textDocument/completion", editor.at(5, 33));
  CHECK(lists(labels(list), "deal"));
  for (const Json& item : list["items"])
    if (item["label"] == "deal") {
      CHECK(item["detail"].text().starts_with("deal("));
      CHECK(item["textEdit"]["range"] ==
            Json{{"start", {{"line", 5}, {"character", 30}}}, {"end", {{"line", 5}, {"character", 34}}}});
      const Json resolved = editor.request("completionItem/resolve", item);
      CHECK(resolved["documentation"]["value"].text().find("Rule ") != std::string::npos);
    }
}

TEST_CASE("hover: the sentence, the rule and an example; the face of a card") {
  const Mine mine;
  Editor editor;
  editor.open(mine.path("loot/spark.lua"), spark);
  const Json deal = editor.request("textDocument/hover", editor.at(5, 31));
  const std::string text = deal["contents"]["value"].text();
  CHECK(text.find("deal(") != std::string::npos);
  CHECK(text.find("Rule ") != std::string::npos);
  CHECK(text.find("```lua") != std::string::npos);
  CHECK(deal["range"]["start"]["character"] == 30);
  CHECK(editor.request("textDocument/hover", editor.at(1, 27)).is_null());
  // The example is of another card, not of the one that is being written.
  editor.open(mine.path("loot/spark.lua"), replaced(spark, "deal(1", "deal(9"));
  const Json other = editor.request("textDocument/hover", editor.at(5, 31));
  CHECK(has(other["contents"]["value"].text(), "```lua"));
  CHECK_FALSE(has(other["contents"]["value"].text(), "deal(9"));
  editor.open(mine.path("scenarios/loot/spark.lua"), spark_scenario);
  CHECK(editor.request("textDocument/hover", editor.at(2, 42))["contents"]["value"].text().find("Deal 1 damage") !=
        std::string::npos);
}

TEST_CASE("definition, references and rename of a card") {
  const Mine mine;
  const Json can = {
      {"workspace", {{"workspaceEdit", {{"documentChanges", true}, {"resourceOperations", Json::array({"rename"})}}}}}};
  Editor editor(can);
  editor.open(mine.path("scenarios/loot/spark.lua"), spark_scenario);
  const Json place = editor.request("textDocument/definition", editor.at(2, 42));
  CHECK(place["uri"] == uri_of_path(mine.path("loot/spark.lua")));
  CHECK(place["range"]["start"] == Json{{"line", 0}, {"character", 7}});
  CHECK(editor.request("textDocument/references", editor.at(2, 42)).size() == 2);
  CHECK(editor.request("textDocument/prepareRename", editor.at(2, 42))["placeholder"] == "spark");
  CHECK(editor.request("textDocument/prepareRename", editor.at(0, 14)).is_null());
  Json params = editor.at(2, 42);
  params["newName"] = "ember";
  const Json changes = editor.request("textDocument/rename", params)["documentChanges"];
  REQUIRE(changes.size() == 3);
  CHECK(changes[0]["edits"].size() == 2);
  CHECK(changes[1]["kind"] == "rename");
  CHECK(changes[1]["newUri"] == uri_of_path(mine.path("loot/ember.lua")));
  params["newName"] = "no such id";
  CHECK(editor.request("textDocument/rename", params)["code"] == request_failed);
  Editor plain;
  plain.open(mine.path("scenarios/loot/spark.lua"), spark_scenario);
  params["newName"] = "ember";
  CHECK(plain.request("textDocument/rename", params)["code"] == request_failed);
}

TEST_CASE("quick fixes: the word at the place, and all certain ones") {
  const Mine mine;
  Editor editor;
  editor.open(mine.path("loot/spark.lua"), replaced(replaced(spark, "deal(", "deall("), "copies", "copiess"));
  const Json shown = editor.diagnostics();
  CHECK(shown.size() == 2);
  Json params = editor.about_file();
  params["range"] = {{"start", {{"line", 5}, {"character", 31}}}, {"end", {{"line", 5}, {"character", 31}}}};
  params["context"] = Json{{"diagnostics", shown}};
  Json actions = editor.request("textDocument/codeAction", params);
  REQUIRE(actions.size() == 1);
  CHECK(actions[0]["title"] == "Replace `deall` by `deal`");
  CHECK(actions[0]["edit"]["changes"][editor.uri()][0]["newText"] == "deal");
  CHECK(actions[0]["diagnostics"].size() == 1);
  params["context"] = Json{{"diagnostics", Json::array()}, {"only", Json::array({"source.fixAll"})}};
  actions = editor.request("textDocument/codeAction", params);
  REQUIRE(actions.size() == 1);
  CHECK(actions[0]["edit"]["changes"][editor.uri()][0]["newText"] == spark);
}

TEST_CASE("quick fixes: a value of the wrong form") {
  const Mine mine;
  Editor editor;
  const auto offered = [&](const std::string& text, std::size_t line, std::size_t character) {
    editor.change(Json::array({{{"text", text}}}));
    editor.diagnostics();
    Json params = editor.about_file();
    const Json place = {{"line", line}, {"character", character}};
    params["range"] = {{"start", place}, {"end", place}};
    params["context"] = Json{{"diagnostics", Json::array()}};
    const Json actions = editor.request("textDocument/codeAction", params);
    return actions.empty() ? std::string() : actions[0]["title"].text();
  };
  editor.open(mine.path("loot/spark.lua"), spark);
  CHECK(offered(replaced(spark, "copies = 2", "copies = \"2\""), 1, 28) == "Replace `\"2\"` by `2`");
  CHECK(offered(replaced(spark, "copies = 2", "copies = { 2 }"), 1, 20) == "Replace `{ 2 }` by `2`");
  CHECK(offered(replaced(spark, "copies = 2", "tags = \"fire\""), 1, 27) == "Replace `\"fire\"` by `{ \"fire\" }`");
  CHECK(offered(replaced(spark, "deal(1", "deal(\"1\""), 5, 32) == "Replace `\"1\"` by `1`");
  CHECK(offered(replaced(spark, "copies = 2", "copies = \"two\""), 1, 28).empty());
  CHECK(offered(replaced(spark, "copies = 2", "trinket = \"yes\""), 1, 30) == "Replace `\"yes\"` by `true`");
}

TEST_CASE("code lenses run scenarios and say how to play the card; symbols list them") {
  const Mine mine;
  Editor editor;
  editor.open(mine.path("scenarios/loot/spark.lua"), spark_scenario);
  const Json lenses = editor.request("textDocument/codeLens", editor.about_file());
  REQUIRE(lenses.size() == 1);
  Json run = {{"command", lenses[0]["command"]["command"]}, {"arguments", lenses[0]["command"]["arguments"]}};
  CHECK(editor.request("workspace/executeCommand", run)["passed"] == 1);
  CHECK(editor.shown() == "1 passed, 0 failed");
  CHECK(editor.request("textDocument/documentSymbol", editor.about_file())[0]["name"] == "Spark deals 1 damage");
  editor.change(Json::array({Json{{"text", replaced(spark_scenario, "== 3", "== 4")}}}));
  const Json failed = editor.request("workspace/executeCommand", run);
  CHECK(failed["failed"] == 1);
  CHECK(failed["scenarios"][0]["line"] == 6);
  CHECK(has(editor.shown(), "0 passed, 1 failed\nSpark deals 1 damage, line 6: "));
  run["arguments"] = Json::array({"file:///nowhere/x.lua"});
  CHECK(editor.request("workspace/executeCommand", run)["code"] == request_failed);
  CHECK(editor.request("workspace/executeCommand", {{"command", "rm"}})["code"] == invalid_params);
  editor.open(mine.path("loot/spark.lua"), spark);
  const Json of_card = editor.request("textDocument/codeLens", editor.about_file());
  REQUIRE(of_card.size() == 2);
  const std::string command = of_card[1]["command"]["arguments"][0].text();
  CHECK(of_card[1]["command"]["title"].text() == "Play it: " + command);
  CHECK(has(command, " --hand P1="));
  CHECK(command.ends_with(":spark"));
  editor.request("workspace/executeCommand",
                 {{"command", of_card[1]["command"]["command"]}, {"arguments", of_card[1]["command"]["arguments"]}});
  CHECK(editor.shown() == "In a terminal: " + command);
}

// With the option that the lens names, for a card of each deck.
TEST_CASE("the command of a lens puts its card on the table") {
  for (const std::string file :
       {"loot/bomb.lua", "treasure/belly_button.lua", "monster/fly.lua", "monster/curse_of_loss.lua"}) {
    CAPTURE(file);
    Editor editor;
    const std::string path = (root / "cards" / "base" / file).string();
    editor.open(path, text_of(path));
    const Json lenses = editor.request("textDocument/codeLens", editor.about_file());
    REQUIRE(!lenses.empty());
    std::istringstream words(lenses.back()["command"]["arguments"][0].text());
    std::vector<std::string> arguments;
    std::string word;
    for (words >> word; words >> word;)
      arguments.push_back(word);
    arguments.insert(arguments.end(), {"--no-journal", "--players", "2", "--seed", "1"});
    const Ran ran = soulstack_with("quit\n", arguments);
    CHECK_MESSAGE(ran.code == 0, ran.err);
  }
}

// ---- Hostile messages --------------------------------------------------------------------------------------------

TEST_CASE("what is not a request gets the error that JSON-RPC asks for") {
  Editor editor;
  const auto code = [&](const std::string& message) {
    const auto answers = editor.raw(message);
    return answers.size() == 1 && answers[0].contains("error") ? answers[0]["error"]["code"].get<int>() : 0;
  };
  CHECK(code("{") == parse_error);
  CHECK(code("") == parse_error);
  CHECK(code(std::string(100, '[') + std::string(100, ']')) == parse_error);
  CHECK(code("[]") == invalid_request);
  CHECK(code("1") == invalid_request);
  CHECK(code(R"({"id": 1, "method": "shutdown"})") == invalid_request);
  CHECK(code(R"({"jsonrpc": "2.0", "id": {}, "method": "shutdown"})") == invalid_request);
  CHECK(code(R"({"jsonrpc": "2.0", "id": 1, "method": 7})") == invalid_request);
  CHECK(code(R"({"jsonrpc": "2.0", "id": 1, "method": "no/such"})") == method_not_found);
  CHECK(code(R"({"jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": [1]})") == invalid_params);
  CHECK(editor.raw(R"({"jsonrpc": "2.0", "method": "no/such"})").empty());
  CHECK(editor.raw(R"({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 1}})").empty());
}

TEST_CASE("each request with wrong parameters is an error or null, and changes nothing") {
  const Mine mine;
  Editor editor;
  editor.open(mine.path("loot/spark.lua"), spark);
  CHECK(editor.diagnostics().is_null());
  for (const std::string method :
       {"textDocument/completion", "textDocument/hover", "textDocument/definition", "textDocument/references",
        "textDocument/prepareRename", "textDocument/rename", "textDocument/codeAction", "textDocument/codeLens",
        "textDocument/documentSymbol", "workspace/executeCommand"}) {
    CHECK(editor.request(method, Json::object())["code"] == invalid_params);
    CHECK(editor.request(method, {{"textDocument", 3}})["code"] == invalid_params);
    Json far = editor.at(4'000'000'000, 4'000'000'000);
    far["range"] = {{"start", far["position"]}, {"end", far["position"]}};
    (void)editor.request(method, far);
    Json negative = editor.at(0, 0);
    negative["position"]["line"] = -1;
    (void)editor.request(method, negative);
  }
  for (const Json& change :
       {Json{{"range", 3}, {"text", ""}}, Json{{"text", 3}}, Json(3),
        Json{{"range", {{"start", {{"line", 3}, {"character", 0}}}, {"end", {{"line", 2}, {"character", 0}}}}},
             {"text", "x"}}}) {
    const auto sent = editor.notify(
        "textDocument/didChange",
        {{"textDocument", {{"uri", editor.uri()}, {"version", 2}}}, {"contentChanges", Json::array({change})}});
    REQUIRE(sent.size() == 1);
    CHECK(sent[0]["method"] == "window/logMessage");
  }
  CHECK(editor.diagnostics().is_null());
  CHECK(editor
            .request("textDocument/hover",
                     {{"textDocument", {{"uri", "file:///none"}}}, {"position", {{"line", 0}, {"character", 0}}}})
            .is_null());
}

TEST_CASE("a text that is too long, or not text at all, is a finding") {
  const Mine mine;
  Editor editor;
  editor.open(mine.path("loot/spark.lua"), std::string(100'000, ' '));
  CHECK(editor.diagnostics().size() == 1);
  editor.change(Json::array({Json{{"text", std::string("\0\x01\x7f", 3)}}}));
  CHECK(!editor.diagnostics().is_null());
  (void)editor.request("textDocument/completion", editor.at(0, 1));
}

// ---- The command -------------------------------------------------------------------------------------------------

namespace {

std::string framed(const Json& message) {
  const std::string text = message.dump();
  return "Content-Length: " + std::to_string(text.size()) + "\r\n\r\n" + text;
}

}  // namespace

TEST_CASE("soulstack lsp: frames on stdin and stdout, and the exit code of the protocol") {
  const Mine mine;
  const Json open{{"jsonrpc", "2.0"},
                  {"method", "textDocument/didOpen"},
                  {"params",
                   {{"textDocument",
                     {{"uri", uri_of_path(mine.path("loot/spark.lua"))},
                      {"languageId", "lua"},
                      {"version", 1},
                      {"text", replaced(spark, "deal(", "deall(")}}}}}};
  const std::string begin = framed(
      Json{{"jsonrpc", "2.0"}, {"id", 1}, {"method", "initialize"}, {"params", {{"capabilities", Json::object()}}}});
  const std::string end = framed(Json{{"jsonrpc", "2.0"}, {"id", 2}, {"method", "shutdown"}}) +
                          framed(Json{{"jsonrpc", "2.0"}, {"method", "exit"}});
  const Ran ran = soulstack_with(begin + framed(open) + end, {"lsp"});
  CHECK(ran.code == 0);
  MessageFrames frames;
  frames.add(ran.out);
  std::vector<std::string> messages;
  while (const auto message = frames.next())
    messages.push_back(*message);
  CHECK(messages.size() >= 2);
  CHECK(!frames.is_within_message());
  CHECK(soulstack_with(begin, {"lsp"}).code == 1);
  const Ran wrong = soulstack_with("GET / HTTP/1.1\r\n\r\n", {"lsp"});
  CHECK(wrong.code == 1);
  CHECK(wrong.err.find("Language Server Protocol") != std::string::npos);
}

}  // namespace soulstack::testing::lsp_test
