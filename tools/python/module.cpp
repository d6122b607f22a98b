// The Python module soulstack._engine. The classes and their methods are described in soulstack/_engine.pyi, from where
// they have their docstrings.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/explain/view.h"
#include "engine/model/content.h"
#include "tools/observation/agent_game.h"
#include "tools/observation/batch.h"
#include "tools/observation/observation.h"
#include "tools/players/bots.h"
#include "tools/python/saved_game.h"
#include "tools/support/random.h"
#include "tools/support/sets.h"
#include "tools/support/stop.h"

namespace py = pybind11;

namespace soulstack::tools {

namespace {

using FloatArray = py::array_t<float>;
using ActionArray = py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>;

// ---- Sets

struct Sets {
  std::shared_ptr<const scripting::Loaded> loaded;
  std::string rules;

  const Content& content() const { return loaded->content(); }
};

// Without names: the base set, wherever the program runs.
Sets load_sets(const std::vector<std::string>& names, const std::string& rules) {
  std::istringstream in;
  std::ostringstream out, findings;
  Console console{in, out, findings};
  SetChoice choice{.sets = names.empty() ? base_set() : names, .rules = rules, .strict = true};
  try {
    return {load(choice, console), rules};
  } catch (Stop& stop) {
    stop.why = findings.str() + stop.why;
    throw;
  }
}

// Loaded once, when it is first needed, and kept.
const Sets& usual_sets() {
  static const auto* const sets = new Sets(load_sets({}, "extended"));
  return *sets;
}

void demand_schema(const Sets& sets, int players, const std::optional<std::uint64_t>& wanted) {
  const std::uint64_t here = observation_schema(sets.content(), players);
  if (wanted && *wanted != here)
    throw Stop{
        Exit::content,
        fmt::format("The schema of the observations differs: {:#018x} is expected, and version {} of the layout with "
                    "these cards and {} players has {:#018x}. Train again, or use the sets and the version of "
                    "soulstack with which the program was trained",
                    *wanted, observation_version, players, here)};
}

std::vector<std::string> ids_of_cards(const Sets& sets) {
  std::vector<std::string> ids;
  for (const CardDef& card : sets.content().cards)
    ids.push_back(card.id);
  return ids;
}

// ---- A game

struct PyGame {
  Sets sets;
  AgentGame game;

  const Game& table() const { return game.game(); }
  int players() const { return table().state().players_count; }
};

PyGame new_game(std::optional<Sets> wanted, int players, std::uint64_t seed,
                const std::optional<std::uint64_t>& schema) {
  const Sets& sets = wanted ? *wanted : usual_sets();
  demand_players(players);
  demand_schema(sets, players, schema);
  return {sets, AgentGame(*sets.loaded, players, seed)};
}

Seat demand_seat(const PyGame& g, int number) {
  if (number < 0 || number >= g.players())
    refuse(fmt::format("The seat must be from 0 to {}; got {}", g.players() - 1, number));
  return seat(number);
}

void demand_running(const PyGame& g) {
  if (g.game.over())
    refuse("The game is over");
}

void apply(PyGame& g, int action) {
  demand_running(g);
  if (!g.game.apply(action))
    refuse(fmt::format("Action {} is not legal: it must be at least 0 and below {}", action, g.game.page().actions()));
}

void answer(PyGame& g, int option) {
  demand_running(g);
  if (!g.game.answer(option))
    refuse(fmt::format("Option {} does not exist: it must be at least 0 and below {}", option,
                       g.table().decision().options.size()));
}

py::array_t<bool> action_mask(const PyGame& g) {
  py::array_t<bool> mask(max_actions);
  bool* const at = mask.mutable_data();
  for (int a = 0; a < max_actions; ++a)
    at[a] = g.game.page().is_legal(a);
  return mask;
}

std::vector<int> legal_actions(const PyGame& g) {
  std::vector<int> actions;
  for (int a = 0; a < g.game.page().actions(); ++a)
    actions.push_back(a);
  return actions;
}

FloatArray observation(const PyGame& g, int number) {
  FloatArray out(observation_size(g.players()));
  observe(g.table(), demand_seat(g, number), {out.mutable_data(), static_cast<std::size_t>(out.size())});
  return out;
}

// ---- As PettingZoo's AEC has it: agents with names

std::string agent_name(int number) { return fmt::format("player_{}", number); }

std::vector<std::string> agents(const PyGame& g) {
  std::vector<std::string> names;
  for (int p = 0; p < g.players(); ++p)
    names.push_back(agent_name(p));
  return names;
}

// The first agent once the game is over, as all of them have a last look in their order.
std::string agent_selection(const PyGame& g) { return agent_name(std::max(0, g.game.asked())); }

py::dict observe_as(const PyGame& g, const std::string& agent) {
  const std::vector<std::string> names = agents(g);
  const auto at = std::find(names.begin(), names.end(), agent);
  if (at == names.end())
    refuse(fmt::format("The agent must be one of {}; got `{}`", fmt::join(names, ", "), agent));
  py::dict seen;
  seen["observation"] = observation(g, static_cast<int>(at - names.begin()));
  seen["action_mask"] = action_mask(g);
  return seen;
}

py::dict aec(const PyGame& g) {
  py::dict all, rewards, terminations, truncations, infos;
  const std::vector<std::string> names = agents(g);
  for (std::size_t p = 0; p < names.size(); ++p) {
    const py::str name(names[p]);
    rewards[name] = g.game.return_of(seat(static_cast<int>(p)));
    terminations[name] = g.game.over();
    truncations[name] = false;
    infos[name] = py::dict();
  }
  all["agents"] = names;
  all["agent_selection"] = agent_selection(g);
  all["rewards"] = rewards;
  all["_cumulative_rewards"] = rewards.attr("copy")();
  all["terminations"] = terminations;
  all["truncations"] = truncations;
  all["infos"] = infos;
  return all;
}

FloatArray options(const PyGame& g) {
  FloatArray out({max_actions, option_size()});
  const std::span<float> all{out.mutable_data(), static_cast<std::size_t>(out.size())};
  if (g.game.over())
    std::fill(all.begin(), all.end(), 0.0F);
  else
    describe_options(g.table(), g.game.page().first, g.game.page().count, all);
  return out;
}

std::string action_to_string(const PyGame& g, int action) {
  demand_running(g);
  const ActionPage& page = g.game.page();
  if (!page.is_legal(action))
    refuse(fmt::format("Action {} is not legal: it must be at least 0 and below {}", action, page.actions()));
  return page.goes_on(action) ? "show the next options"
                              : labels_of(g.table().table())[static_cast<std::size_t>(page.first + action)];
}

std::vector<float> returns(const PyGame& g) {
  std::vector<float> all;
  for (int p = 0; p < g.players(); ++p)
    all.push_back(g.game.return_of(seat(p)));
  return all;
}

PyGame deserialize(const py::bytes& bytes, std::optional<Sets> wanted) {
  const Sets& sets = wanted ? *wanted : usual_sets();
  return {sets, game_of_save(std::string_view(bytes), *sets.loaded, sets.rules)};
}

// ---- A bot

struct PyBot {
  std::unique_ptr<Bot> bot;

  int choose(PyGame& g) {
    demand_running(g);
    return bot->choose(g.game.game());
  }
};

PyBot new_bot(const std::string& name, std::uint64_t seed, int number) {
  demand_own_bot(name);
  demand_players(number + 1);
  return {make_bot(name, seed, seat(number))};
}

// ---- A batch

// Whole numbers of any size; numbers that are not whole are refused, and not rounded.
ActionArray as_actions(const py::object& given) {
  const py::array array = py::array::ensure(given);
  if (!array || (array.dtype().kind() != 'i' && array.dtype().kind() != 'u'))
    refuse("The actions must be an array of whole numbers");
  if (array.ndim() != 1)
    refuse(fmt::format("The actions must be an array with 1 dimension; got {}", array.ndim()));
  return ActionArray(array);
}

// One thread at a time steps it; others wait.
struct PyBatch {
  Sets sets;
  std::unique_ptr<Batch> batch;
  std::unique_ptr<std::mutex> mutex = std::make_unique<std::mutex>();

  void step(const py::object& given) {
    const ActionArray actions = as_actions(given);
    const std::span<const std::int64_t> all{actions.data(), static_cast<std::size_t>(actions.size())};
    const py::gil_scoped_release others_may_run;
    const std::lock_guard lock(*mutex);
    batch->step(all);
  }
};

std::unique_ptr<PyBatch> new_batch(int games, std::optional<Sets> wanted, int players, std::uint64_t seed,
                                   std::uint64_t first_game, bool restart, int threads, std::vector<std::string> bots,
                                   bool options, const std::optional<std::uint64_t>& schema) {
  const Sets& sets = wanted ? *wanted : usual_sets();
  demand_players(players);
  demand_schema(sets, players, schema);
  const BatchPlan plan{games, players, seed, first_game, restart, threads, options, std::move(bots)};
  return std::make_unique<PyBatch>(PyBatch{sets, std::make_unique<Batch>(*sets.loaded, plan)});
}

// An array of the batch, which the batch writes and Python only reads. It keeps the batch alive.
template <class T>
py::array view(const py::object& self, const std::vector<T>& all, std::vector<py::ssize_t> columns,
               const py::dtype& type = py::dtype::of<T>()) {
  columns.insert(columns.begin(), self.cast<const PyBatch&>().batch->plan().games);
  py::array array(type, columns, all.data(), self);
  py::detail::array_proxy(array.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
  return array;
}

const BatchArrays& arrays(const py::object& self) { return self.cast<const PyBatch&>().batch->arrays(); }

// ---- The layout

// name -> (first, rows, names of the columns)
py::dict layout(int players) {
  demand_players(players);
  py::dict all;
  for (const ObservationBlock& block : observation_blocks(players)) {
    py::list columns;
    for (const ColumnName& column : block.columns)
      columns.append(std::string(column.name));
    all[py::str(std::string(block.name))] = py::make_tuple(block.first, block.rows, py::tuple(columns));
  }
  return all;
}

py::tuple names_of_options() {
  py::list names;
  for (const ColumnName& column : option_columns())
    names.append(std::string(column.name));
  return py::tuple(names);
}

py::tuple names_of_prompts() {
  py::list names;
  for (const PromptRow& row : prompt_rows)
    names.append(std::string(row.name));
  return py::tuple(names);
}

// ---- Classes

// The docstrings, from soulstack/_docs.py. Of an unknown name: the import fails.
class Docs {
 public:
  Docs() : all_(py::module_::import("soulstack._docs").attr("DOCS")) {}
  const char* operator()(const char* name) const { return PyUnicode_AsUTF8(all_[name].ptr()); }

 private:
  py::dict all_;
};

void add_sets(py::module_& module, const Docs& doc) {
  py::class_<Sets>(module, "Sets", doc("Sets"))
      .def(py::init(&load_sets), py::arg("sets") = std::vector<std::string>{}, py::arg("rules") = "extended",
           doc("Sets.__init__"))
      .def_readonly("rules", &Sets::rules, doc("Sets.rules"))
      .def_property_readonly("cards", &ids_of_cards, doc("Sets.cards"))
      .def(
          "schema",
          [](const Sets& sets, int players) {
            demand_players(players);
            return observation_schema(sets.content(), players);
          },
          py::arg("players"), doc("Sets.schema"));
}

void add_game(py::module_& module, const Docs& doc) {
  py::class_<PyGame>(module, "Game", doc("Game"))
      .def(py::init(&new_game), py::arg("sets") = py::none(), py::kw_only(), py::arg("players") = 2,
           py::arg("seed") = 1, py::arg("schema") = py::none(), doc("Game.__init__"))
      .def_property_readonly("players", &PyGame::players, doc("Game.players"))
      .def_property_readonly(
          "seed", [](const PyGame& g) { return g.game.seed(); }, doc("Game.seed"))
      .def_property_readonly(
          "decisions", [](const PyGame& g) { return g.table().state().decisions; }, doc("Game.decisions"))
      .def(
          "current_player", [](const PyGame& g) { return g.game.asked(); }, doc("Game.current_player"))
      .def(
          "is_terminal", [](const PyGame& g) { return g.game.over(); }, doc("Game.is_terminal"))
      .def("legal_actions", &legal_actions, doc("Game.legal_actions"))
      .def("action_mask", &action_mask, doc("Game.action_mask"))
      .def("action_to_string", &action_to_string, py::arg("action"), doc("Game.action_to_string"))
      .def("apply", &apply, py::arg("action"), doc("Game.apply"))
      .def("answer", &answer, py::arg("option"), doc("Game.answer"))
      .def(
          "option_count",
          [](const PyGame& g) { return g.game.over() ? std::size_t{0} : g.table().decision().options.size(); },
          doc("Game.option_count"))
      .def("observation", &observation, py::arg("seat"), doc("Game.observation"))
      .def("options", &options, doc("Game.options"))
      .def("returns", &returns, doc("Game.returns"))
      .def_property_readonly("agents", &agents, doc("Game.agents"))
      .def_property_readonly("agent_selection", &agent_selection, doc("Game.agent_selection"))
      .def("observe", &observe_as, py::arg("agent"), doc("Game.observe"))
      .def("aec", &aec, doc("Game.aec"))
      .def(
          "hash", [](const PyGame& g) { return g.table().hash(); }, doc("Game.hash"))
      .def(
          "clone",
          [](const PyGame& g) {
            return PyGame{g.sets, g.game.clone()};
          },
          doc("Game.clone"))
      .def(
          "serialize", [](const PyGame& g) { return py::bytes(save_of(g.game, *g.sets.loaded, g.sets.rules)); },
          doc("Game.serialize"))
      .def_static("deserialize", &deserialize, py::arg("data"), py::arg("sets") = py::none(), doc("Game.deserialize"));
}

void add_bot(py::module_& module, const Docs& doc) {
  py::class_<PyBot>(module, "Bot", doc("Bot"))
      .def(py::init(&new_bot), py::arg("name"), py::kw_only(), py::arg("seed"), py::arg("seat"), doc("Bot.__init__"))
      .def("choose", &PyBot::choose, py::arg("game"), doc("Bot.choose"));
}

void add_batch(py::module_& module, const Docs& doc) {
  py::class_<PyBatch>(module, "Batch", doc("Batch"))
      .def(py::init(&new_batch), py::arg("games"), py::arg("sets") = py::none(), py::kw_only(), py::arg("players") = 2,
           py::arg("seed") = 1, py::arg("first_game") = 0, py::arg("restart") = false, py::arg("threads") = 0,
           py::arg("bots") = std::vector<std::string>{}, py::arg("options") = true, py::arg("schema") = py::none(),
           doc("Batch.__init__"))
      .def("step", &PyBatch::step, py::arg("actions"), doc("Batch.step"))
      .def_property_readonly(
          "threads", [](const PyBatch& b) { return b.batch->plan().threads; }, doc("Batch.threads"))
      .def_property_readonly(
          "observations",
          [](const py::object& self) {
            const int players = self.cast<const PyBatch&>().batch->plan().players;
            return view(self, arrays(self).observations, {observation_size(players)});
          },
          doc("Batch.observations"))
      .def_property_readonly(
          "options",
          [](const py::object& self) {
            if (!self.cast<const PyBatch&>().batch->plan().options)
              refuse("This batch was made without options");
            return view(self, arrays(self).options, {max_actions, option_size()});
          },
          doc("Batch.options"))
      .def_property_readonly(
          "mask",
          [](const py::object& self) { return view(self, arrays(self).mask, {max_actions}, py::dtype::of<bool>()); },
          doc("Batch.mask"))
      .def_property_readonly(
          "agents", [](const py::object& self) { return view(self, arrays(self).agents, {}); }, doc("Batch.agents"))
      .def_property_readonly(
          "rewards",
          [](const py::object& self) {
            return view(self, arrays(self).rewards, {self.cast<const PyBatch&>().batch->plan().players});
          },
          doc("Batch.rewards"))
      .def_property_readonly(
          "done", [](const py::object& self) { return view(self, arrays(self).done, {}, py::dtype::of<bool>()); },
          doc("Batch.done"))
      .def_property_readonly(
          "numbers", [](const py::object& self) { return view(self, arrays(self).numbers, {}); }, doc("Batch.numbers"))
      .def_property_readonly(
          "last_hashes", [](const py::object& self) { return view(self, arrays(self).last_hashes, {}); },
          doc("Batch.last_hashes"));
}

}  // namespace

PYBIND11_MODULE(_engine, module) {
  static py::exception<Stop> error(module, "Error", PyExc_ValueError);
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      std::rethrow_exception(thrown);
    } catch (const Stop& stop) {
      error(stop.why.c_str());
    }
  });
  module.attr("MAX_ACTIONS") = max_actions;
  module.attr("MAX_PLAYERS") = max_players;
  module.attr("OBSERVATION_VERSION") = observation_version;
  module.attr("OPTION_COLUMNS") = names_of_options();
  module.attr("PROMPTS") = names_of_prompts();
  module.attr("__version__") = SOULSTACK_VERSION;
  const Docs doc;
  module.def("layout", &layout, py::arg("players"), doc("layout"));
  module.def("seed_of_game", &seed_of_game, py::arg("seed"), py::arg("number"), doc("seed_of_game"));
  add_sets(module, doc);
  add_game(module, doc);
  add_bot(module, doc);
  add_batch(module, doc);
}

}  // namespace soulstack::tools
