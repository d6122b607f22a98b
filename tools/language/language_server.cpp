// The Language Server Protocol for files of card sets.
#include "tools/language/language_server.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

#include "tools/language/language_answers.h"
#include "tools/language/open_sets.h"

namespace soulstack::tools {

namespace {

Json response(const Json& id, Json result) { return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}}; }

Json error_response(const Json& id, int code, const std::string& message) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", code}, {"message", message}}}};
}

Json notification(const char* method, Json params) {
  return {{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}};
}

// A member of a member; null if there is none.
const Json* find_within(const Json& json, std::initializer_list<std::string_view> path) {
  const Json* at = &json;
  for (const std::string_view name : path) {
    at = at->is_object() ? at->find(name) : nullptr;
    if (!at)
      return nullptr;
  }
  return at;
}

bool has_flag(const Json& json, std::initializer_list<std::string_view> path) {
  const Json* const found = find_within(json, path);
  return found && found->is_boolean() && found->get<bool>();
}

bool has_text(const Json& json, std::initializer_list<std::string_view> path, std::string_view text) {
  const Json* const found = find_within(json, path);
  return found && found->is_array() && std::any_of(found->begin(), found->end(), [&](const Json& one) {
           return one.is_string() && one.text() == text;
         });
}

// The first that we know of those that the editor can use; otherwise UTF-16, which each editor can.
Columns chosen_columns(const Json& params) {
  const Json* const offered = find_within(params, {"capabilities", "general", "positionEncodings"});
  if (offered && offered->is_array())
    for (const Json& name : *offered)
      for (const Columns columns : {Columns::utf8, Columns::utf16, Columns::utf32})
        if (name.is_string() && name.text() == name_of(columns))
          return columns;
  return Columns::utf16;
}

Json capabilities(Columns columns) {
  constexpr int incremental = 2;
  return {{"positionEncoding", std::string(name_of(columns))},
          {"textDocumentSync", {{"openClose", true}, {"change", incremental}, {"save", true}}},
          {"completionProvider", {{"triggerCharacters", Json::array({".", ":", "\""})}, {"resolveProvider", true}}},
          {"hoverProvider", true},
          {"definitionProvider", true},
          {"referencesProvider", true},
          {"renameProvider", {{"prepareProvider", true}}},
          {"codeActionProvider", {{"codeActionKinds", Json::array({"quickfix", "source.fixAll"})}}},
          {"codeLensProvider", {{"resolveProvider", false}}},
          {"documentSymbolProvider", true},
          {"executeCommandProvider", {{"commands", Json::array({run_scenario_command, play_card_command})}}}};
}

}  // namespace

class LanguageServer::State {
 public:
  explicit State(LanguageOptions options) : options_(std::move(options)), sets_(options_.workspace) {}

  std::vector<Json> receive(std::string_view message) {
    Json json;
    try {
      json = Json::parse(message);
    } catch (const JsonError& error) {
      return {error_response(nullptr, parse_error, std::string("this is not JSON: ") + error.what())};
    }
    return receive(json);
  }

  bool has_work() const { return sets_.has_work() && !is_shut_down_; }

  std::vector<Json> work() {
    std::vector<Json> messages;
    for (Json& params : sets_.work())
      messages.push_back(notification("textDocument/publishDiagnostics", std::move(params)));
    return messages;
  }

  std::optional<int> exit_code() const { return exit_code_; }

 private:
  using Request = Json (State::*)(const Json& params);
  using Notification = void (State::*)(const Json& params);
  struct RequestRow {
    std::string_view method;
    Request answer;
  };
  struct NotificationRow {
    std::string_view method;
    Notification take;
  };
  static const RequestRow requests[];
  static const NotificationRow notifications[];

  std::vector<Json> receive(const Json& json) {
    const Json* const id = json.is_object() ? json.find("id") : nullptr;
    const bool has_usable_id = id && (id->is_string() || id->is_number_integer());
    const Json* const method = json.is_object() ? json.find("method") : nullptr;
    const bool is_response = !method && has_usable_id && (json.contains("result") || json.contains("error"));
    if (is_response)
      return {};
    if (!method || !method->is_string() || (id && !has_usable_id) || !has_text_member(json, "jsonrpc", "2.0"))
      return {error_response(has_usable_id ? *id : Json(), invalid_request,
                             "a message is an object with \"jsonrpc\": \"2.0\" and a `method`")};
    static const Json no_params = Json::object();
    const Json* const params = json.find("params");
    const Json& given = params && !params->is_null() ? *params : no_params;
    if (id) {
      std::vector<Json> messages{answer(*id, method->text(), given)};
      std::ranges::move(std::exchange(to_send_, {}), std::back_inserter(messages));
      return messages;
    }
    take(method->text(), given);
    return std::exchange(to_send_, {});
  }

  static bool has_text_member(const Json& json, std::string_view name, std::string_view text) {
    const Json* const found = json.find(name);
    return found && found->is_string() && found->text() == text;
  }

  // ---- Requests

  Json answer(const Json& id, const std::string& method, const Json& params) {
    try {
      return response(id, result_of(method, params));
    } catch (const LanguageError& error) {
      return error_response(id, error.code, error.message);
    } catch (const JsonError& error) {
      return error_response(id, invalid_params, error.what());
    } catch (const std::exception& error) {
      return error_response(id, internal_error, std::string("the server failed: ") + error.what());
    }
  }

  Json result_of(const std::string& method, const Json& params) {
    const auto row = std::find_if(requests, requests + count_of_requests(),
                                  [&](const RequestRow& one) { return one.method == method; });
    if (is_shut_down_)
      throw LanguageError{invalid_request, "the server is shut down; only `exit` may follow"};
    if (!is_initialized_ && method != "initialize")
      throw LanguageError{not_initialized, "the first request must be `initialize`"};
    if (row == requests + count_of_requests())
      throw LanguageError{method_not_found, "there is no method `" + method + "`"};
    return (this->*row->answer)(params);
  }
  static std::size_t count_of_requests();
  static std::size_t count_of_notifications();

  Json initialize(const Json& params) {
    if (std::exchange(is_initialized_, true))
      throw LanguageError{invalid_request, "`initialize` may be sent only once"};
    sets_.choose_columns(chosen_columns(params));
    if (const Json* const rules = find_within(params, {"initializationOptions", "rules"}); rules && rules->is_string())
      sets_.choose_rules(rules->text());
    renames_files_ = has_flag(params, {"capabilities", "workspace", "workspaceEdit", "documentChanges"}) &&
                     has_text(params, {"capabilities", "workspace", "workspaceEdit", "resourceOperations"}, "rename");
    watches_ = has_flag(params, {"capabilities", "workspace", "didChangeWatchedFiles", "dynamicRegistration"});
    return {{"capabilities", capabilities(sets_.columns())},
            {"serverInfo", {{"name", "soulstack"}, {"version", options_.version}}}};
  }

  Json shut_down(const Json&) {
    is_shut_down_ = true;
    return nullptr;
  }

  // About an open file of a set; null for others.
  template <class Answer>
  Json about_file(const Json& params, Answer result) {
    const EditorDocument* const file = sets_.find(params.at("textDocument").at("uri").text());
    Workspace* const workspace = file ? sets_.workspace_of(*file) : nullptr;
    return workspace ? result(EditorQuestion{sets_, *file, *workspace, params}) : Json();
  }
  Json complete(const Json& params) { return about_file(params, completion); }
  Json resolve(const Json& item) {
    Json resolved = item;
    const Json* const data = item.find("data");
    const EditorDocument* const file = data && data->is_object() ? sets_.find(data->at("uri").text()) : nullptr;
    Workspace* const workspace = file ? sets_.workspace_of(*file) : nullptr;
    const scripting::Reference* const reference = workspace ? workspace->reference() : nullptr;
    if (!reference)
      return resolved;
    for (const auto* entry : reference->named(data->at("name").text(), data->at("category").text())) {
      const WordHere word{entry->name, entry->category, entry->shape, entry->sentence, entry->rule, entry};
      resolved["documentation"] = {{"kind", "markdown"},
                                   {"value", explained(word, workspace->rulebook().text(entry->rule))}};
      break;
    }
    return resolved;
  }
  Json hover_at(const Json& params) { return about_file(params, hover); }
  Json definition_of(const Json& params) { return about_file(params, definition); }
  Json references_of(const Json& params) { return about_file(params, references); }
  Json prepare_rename_of(const Json& params) { return about_file(params, prepare_rename); }
  Json rename_of(const Json& params) {
    return about_file(params, [&](const EditorQuestion& question) { return rename(question, renames_files_); });
  }
  Json actions_for(const Json& params) { return about_file(params, code_actions); }
  Json lenses_of(const Json& params) {
    return about_file(params, [&](const EditorQuestion& question) { return code_lenses(question, options_.program); });
  }
  Json symbols_of(const Json& params) { return about_file(params, document_symbols); }

  Json execute(const Json& params) {
    const std::string command = params.at("command").text();
    static const Json none = Json::array();
    const Json* const arguments = params.find("arguments");
    const Json& given = arguments && arguments->is_array() ? *arguments : none;
    if (command == run_scenario_command) {
      const Json result = run_scenarios(sets_, given);
      say(result["failed"] == 0 ? info_type : error_type, summary(result));
      return result;
    }
    if (command == play_card_command) {
      const Json line = given.empty() ? Json() : given.at(std::size_t{0});
      if (line.is_string())
        say(info_type, "In a terminal: " + line.text());
      return line;
    }
    throw LanguageError{invalid_params, "there is no command `" + command + "`"};
  }

  // ---- Notifications

  void take(const std::string& method, const Json& params) {
    if (method == "exit")
      exit_code_ = is_shut_down_ ? 0 : 1;
    const auto row = std::find_if(notifications, notifications + count_of_notifications(),
                                  [&](const NotificationRow& one) { return one.method == method; });
    if (!is_initialized_ || is_shut_down_ || row == notifications + count_of_notifications())
      return;
    try {
      (this->*row->take)(params);
    } catch (const JsonError& error) {
      log("`" + method + "` was ignored: " + error.what());
    } catch (const std::exception& error) {
      log("`" + method + "` failed: " + error.what());
    }
  }

  static constexpr int error_type = 1, info_type = 3;  // of the Language Server Protocol

  // Editors show it, and not the result of a command.
  void say(int type, const std::string& message) {
    to_send_.push_back(notification("window/showMessage", {{"type", type}, {"message", message}}));
  }

  void log(const std::string& message) {
    to_send_.push_back(notification("window/logMessage", {{"type", error_type}, {"message", message}}));
  }

  // Asks the editor to report changes of files by others.
  void initialized(const Json&) {
    if (!watches_)
      return;
    const Json watchers = Json::array({Json{{"globPattern", "**/*.lua"}}});
    const Json registration{{"id", "lua-files"},
                            {"method", "workspace/didChangeWatchedFiles"},
                            {"registerOptions", {{"watchers", watchers}}}};
    to_send_.push_back(Json{{"jsonrpc", "2.0"},
                            {"id", "register-lua-files"},
                            {"method", "client/registerCapability"},
                            {"params", {{"registrations", Json::array({registration})}}}});
  }

  void opened(const Json& params) {
    const Json& document = params.at("textDocument");
    sets_.add(document.at("uri").text(), document.at("version").get<std::int64_t>(), document.at("text").text());
  }

  void change(const Json& params) {
    const Json& document = params.at("textDocument");
    const std::string uri = document.at("uri").text();
    const EditorDocument* const file = sets_.find(uri);
    if (!file)
      throw JsonError("the file is not open: " + uri);
    std::string text = file->text;
    for (const Json& one : params.at("contentChanges"))
      text = changed(std::move(text), one);
    sets_.change(uri, document.at("version").get<std::int64_t>(), std::move(text));
  }

  std::string changed(std::string text, const Json& change) const {
    const Json* const range = change.find("range");
    if (!range || range->is_null())
      return change.at("text").text();
    const TextPlaces places(text, sets_.columns());
    const std::size_t from = places.byte(range->at("start")), to = places.byte(range->at("end"));
    if (to < from)
      throw JsonError("a range ends before it begins");
    return text.replace(from, to - from, change.at("text").text());
  }

  void save(const Json&) { sets_.look_again(); }
  void close(const Json& params) { sets_.close(params.at("textDocument").at("uri").text()); }
  void watched(const Json&) { sets_.look_again(); }
  void ignore(const Json&) {}

  LanguageOptions options_;
  OpenSets sets_;
  std::vector<Json> to_send_;
  bool is_initialized_ = false, is_shut_down_ = false, renames_files_ = false, watches_ = false;
  std::optional<int> exit_code_;
};

const LanguageServer::State::RequestRow LanguageServer::State::requests[] = {
    {"initialize", &State::initialize},
    {"shutdown", &State::shut_down},
    {"textDocument/completion", &State::complete},
    {"completionItem/resolve", &State::resolve},
    {"textDocument/hover", &State::hover_at},
    {"textDocument/definition", &State::definition_of},
    {"textDocument/references", &State::references_of},
    {"textDocument/prepareRename", &State::prepare_rename_of},
    {"textDocument/rename", &State::rename_of},
    {"textDocument/codeAction", &State::actions_for},
    {"textDocument/codeLens", &State::lenses_of},
    {"textDocument/documentSymbol", &State::symbols_of},
    {"workspace/executeCommand", &State::execute},
};

const LanguageServer::State::NotificationRow LanguageServer::State::notifications[] = {
    {"initialized", &State::initialized},       {"textDocument/didOpen", &State::opened},
    {"textDocument/didChange", &State::change}, {"textDocument/didSave", &State::save},
    {"textDocument/didClose", &State::close},   {"workspace/didChangeWatchedFiles", &State::watched},
    {"$/cancelRequest", &State::ignore},  // requests are answered before the next message is read
};

std::size_t LanguageServer::State::count_of_requests() { return std::size(requests); }
std::size_t LanguageServer::State::count_of_notifications() { return std::size(notifications); }

LanguageServer::LanguageServer(LanguageOptions options) : state_(std::make_unique<State>(std::move(options))) {}
LanguageServer::~LanguageServer() = default;

std::vector<Json> LanguageServer::receive(std::string_view message) { return state_->receive(message); }
bool LanguageServer::has_work() const { return state_->has_work(); }
std::vector<Json> LanguageServer::work() { return state_->work(); }
std::optional<int> LanguageServer::exit_code() const { return state_->exit_code(); }

}  // namespace soulstack::tools
