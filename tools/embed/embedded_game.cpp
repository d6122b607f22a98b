// The engine for C++ programs, over the engine's own interface, its loader and its records.
#include "tools/embed/soulstack/game.h"

#include <fmt/format.h>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/model/decision.h"
#include "engine/table/table.h"
#include "scripting/sandbox/edited_files.h"
#include "scripting/sandbox/file_tree.h"
#include "tools/display/event_feed.h"
#include "tools/display/json_view.h"
#include "tools/display/seat_view.h"
#include "tools/embed/inside.h"
#include "tools/players/bots.h"
#include "tools/records/reopen.h"
#include "tools/records/undo.h"
#include "tools/support/stop.h"

namespace soulstack::embed {

namespace {

// ---- Errors

Fault fault_of(tools::Exit code) {
  switch (code) {
    case tools::Exit::usage:
      return Fault::usage;
    case tools::Exit::content:
      return Fault::file;
    case tools::Exit::ok:
    case tools::Exit::failed:
    case tools::Exit::invariant:
    case tools::Exit::interrupted:
      return Fault::internal;
  }
  return Fault::internal;
}

// Calls the function; what it throws becomes an Error.
template <class Function>
auto guarded(Function function) {
  try {
    return function();
  } catch (const Error&) {
    throw;
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const tools::Stop& stop) {
    throw Error(fault_of(stop.code), stop.why);
  } catch (const std::exception& other) {
    throw Error(Fault::internal, other.what());
  }
}

void demand(bool holds, const std::string& otherwise) {
  if (!holds)
    throw Error(Fault::usage, otherwise);
}

// ---- Loading

void write_files(const SetInMemory& set, const std::string& folder, scripting::EditedFiles& files) {
  for (const auto& [name, text] : set.files) {
    const std::filesystem::path path(name);
    bool is_plain = !name.empty() && path.is_relative() && path.extension() == ".lua" && scripting::is_printable(name);
    for (const std::filesystem::path& part : path)
      is_plain = is_plain && part != ".." && part != "." && !part.empty();
    demand(is_plain,
           fmt::format("`{}` is not the name of a Lua file in the folder of a set", scripting::printable(name, 100)));
    files.write(folder + "/" + name, text);
  }
}

// The folder that the set seems to have.
std::string folder_in_memory(const SetInMemory& set, scripting::EditedFiles& files) {
  const bool is_id =
      !set.name.empty() && set.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string::npos;
  demand(is_id, fmt::format("`{}` is not the name of a set: it needs lower case letters, digits and `_`",
                            scripting::printable(set.name, 50)));
  const std::string folder = "/in-memory/" + set.name;
  demand(!files.is_folder(folder), fmt::format("Two sets in memory are named `{}`", set.name));
  write_files(set, folder, files);
  return folder;
}

std::vector<std::string> folders_for(const CardsOptions& options, scripting::EditedFiles& files) {
  std::vector<std::string> folders = options.folders;
  for (const std::string& folder : folders)
    if (!scripting::is_folder(folder))
      throw Error(Fault::cards, fmt::format("There is no folder `{}`", scripting::printable(folder, 200)));
  for (const SetInMemory& set : options.in_memory)
    folders.push_back(folder_in_memory(set, files));
  if (folders.empty())
    folders = {std::string(scripting::built_in_root) + "/cards/base"};
  return folders;
}

std::shared_ptr<const scripting::Loaded> load(const CardsOptions& options, std::vector<scripting::Finding>& findings) {
  const std::scoped_lock lock(loading());
  scripting::EditedFiles files;
  const std::vector<std::string> folders = folders_for(options, files);
  const scripting::EditedFiles::InUse in_use(files);
  using scripting::BrokenCards;
  return scripting::Loaded::load(folders, options.rules, findings,
                                 options.strict ? BrokenCards::refuse : BrokenCards::set_aside,
                                 {std::string(scripting::built_in_root) + "/cards"});
}

std::vector<std::string> texts_of(const std::vector<scripting::Finding>& findings) {
  std::vector<std::string> texts;
  for (const scripting::Finding& finding : findings)
    texts.push_back(to_string(finding));
  return texts;
}

std::vector<std::string> warnings_of(std::vector<scripting::Finding> findings, const scripting::Loaded& loaded) {
  for (const scripting::LoadedSet& set : loaded.sets())
    for (const scripting::SetAside& card : set.set_aside)
      findings.insert(findings.end(), card.findings.begin(), card.findings.end());
  return texts_of(findings);
}

}  // namespace

// Texts of sets in memory are read in place of files by the whole process, so loading takes turns.
std::mutex& loading() {
  static std::mutex mutex;
  return mutex;
}

// ---- Cards

struct Cards::Body {
  std::shared_ptr<const scripting::Loaded> loaded;
  std::string rules;
  std::vector<std::string> warnings;
};

Cards::Cards(std::shared_ptr<const Body> body) : body_(std::move(body)) {}

Cards::Cards(const CardsOptions& options)
    : body_(guarded([&] {
        std::vector<scripting::Finding> findings;
        auto loaded = load(options, findings);
        if (!loaded)
          throw Error(Fault::cards, fmt::format("{}", fmt::join(texts_of(findings), "\n")));
        std::vector<std::string> warnings = warnings_of(std::move(findings), *loaded);
        return std::make_shared<const Body>(Body{std::move(loaded), options.rules, std::move(warnings)});
      })) {}

Cards Cards::for_another_thread() const {
  std::shared_ptr<const scripting::Loaded> loaded = body_->loaded->for_another_thread();
  if (!loaded)
    throw std::bad_alloc();
  return Cards(std::make_shared<const Body>(Body{std::move(loaded), body_->rules, body_->warnings}));
}

const std::vector<std::string>& Cards::warnings() const { return body_->warnings; }

// ---- Games

// A game is played by the engine alone, as long as nobody reads a record of it from a file or writes one while it is
// played: then by a history.
struct Game::Body {
  Cards cards;
  GameOptions options;
  std::optional<soulstack::Game> plain;
  std::vector<int> answers;  // of the plain game
  std::unique_ptr<tools::History> history;
  std::map<std::pair<int, std::string>, std::unique_ptr<tools::Bot>, std::less<>> bots = {};  // by seat and name

  soulstack::Game& game() { return history ? history->game() : *plain; }
  const soulstack::Game& game() const { return history ? std::as_const(*history).game() : *plain; }
};

Game::Game(std::unique_ptr<Body> body) : body_(std::move(body)) {}
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;
Game::~Game() = default;

const Content& Inside::content_of(const Cards& cards) { return cards.body_->loaded->content(); }
soulstack::Game& Inside::game_of(Game& game) { return game.body_->game(); }
const soulstack::Game& Inside::game_of(const Game& game) { return std::as_const(*game.body_).game(); }

namespace {

tools::Beginning beginning_of(const scripting::Loaded& loaded, const std::string& rules, const GameOptions& options) {
  const std::vector<std::string> seats(static_cast<std::size_t>(options.players), std::string(tools::person));
  return {options.seed, seats, rules, "all", tools::stamps_of(loaded)};
}

Seat viewer_seat(const soulstack::Game& game, int viewer) {
  const int players = game.state().players_count;
  demand(viewer >= spectator && viewer < players,
         fmt::format("A viewer must be a seat, 0 to {}, or the spectator, -1; got {}", players - 1, viewer));
  return viewer == spectator ? Seat::game : soulstack::seat(viewer);
}

int number_of(Seat seat) { return seat == Seat::game ? -1 : index_of(seat); }

void demand_option(const soulstack::Game& game, int option) {
  demand(!game.over(), "The game is over");
  const auto count = static_cast<int>(game.decision().options.size());
  demand(option >= 0 && option < count, fmt::format("An option must be from 0 to {}; got {}", count - 1, option));
}

// Plays the answers of a record again.
std::unique_ptr<tools::History> retraced(const scripting::Loaded& loaded, const tools::Record& record) {
  if (const auto differences = tools::differing_sets(record, loaded); !differences.empty())
    throw Error(Fault::file, fmt::format("It was played with other cards: {}", fmt::join(differences, "; ")));
  tools::Beginning beginning = record.beginning;
  beginning.sets = tools::stamps_of(loaded);
  auto history = std::make_unique<tools::History>(loaded, std::move(beginning), tools::Seated::nobody);
  if (const auto parting = history->retrace(record))
    throw Error(Fault::file, fmt::format("It differs from this game after decision {}: {}", parting->decision,
                                         sentence_of(*parting)));
  return history;
}

}  // namespace

Game::Game(Cards cards, const GameOptions& options)
    : body_(guarded([&] {
        static_assert(max_players == soulstack::max_players, "max_players: soulstack/game.h repeats it for hosts");
        demand(options.players >= 1 && options.players <= max_players,
               fmt::format("A game has 1 to {} players; got {}", max_players, options.players));
        auto body = std::make_unique<Body>(Body{std::move(cards), options, {}, {}, nullptr});
        const scripting::Loaded& loaded = *body->cards.body_->loaded;
        body->plain.emplace(loaded.content(), loaded.scripts(),
                            NewGame{.players = options.players, .seed = options.seed, .characters = {}}, options.news);
        return body;
      })) {}

namespace {

void demand_rules(const tools::Record& record, const std::string& rules) {
  if (record.beginning.rules != rules)
    throw Error(Fault::file, fmt::format("It was played with the rules `{}`; the cards were loaded with `{}`",
                                         tools::shown(record.beginning.rules), rules));
}

GameOptions options_of(const tools::Record& record) {
  return {.players = static_cast<int>(record.beginning.seats.size()), .seed = record.beginning.seed, .news = true};
}

}  // namespace

Game Game::load(Cards cards, std::string_view bytes) {
  return guarded([&] {
    const tools::Record record = tools::parse_record(bytes, "record", tools::CutOff::allowed);
    demand_rules(record, cards.body_->rules);
    auto history = retraced(*cards.body_->loaded, record);
    return Game(std::make_unique<Body>(Body{std::move(cards), options_of(record), {}, {}, std::move(history)}));
  });
}

Game Game::open_journal(Cards cards, const std::string& path) {
  return guarded([&] {
    tools::Opened opened = tools::open_record(path);
    demand(opened.journal != nullptr,
           fmt::format("`{}` is a save; only a journal can be continued in its file", scripting::printable(path, 200)));
    demand_rules(opened.record, cards.body_->rules);
    auto history = retraced(*cards.body_->loaded, opened.record);
    history->keep_in(std::move(opened.journal));
    return Game(std::make_unique<Body>(Body{std::move(cards), options_of(opened.record), {}, {}, std::move(history)}));
  });
}

Game Game::fork() const {
  return guarded([&] {
    auto copy = std::make_unique<Body>(Body{body_->cards, body_->options, {}, body_->answers, nullptr});
    if (body_->history)
      copy->history = body_->history->branch(true);
    else
      copy->plain.emplace(body_->plain->fork());
    for (const auto& [key, bot] : body_->bots)
      copy->bots.emplace(key, bot->copy());
    return Game(std::move(copy));
  });
}

// ---- The decision

bool Game::over() const { return body_->game().over(); }

int Game::seat() const { return over() ? -1 : number_of(body_->game().decision().who); }

int Game::options() const { return over() ? 0 : static_cast<int>(body_->game().decision().options.size()); }

void Game::answer(int option) {
  guarded([&] {
    soulstack::Game& game = body_->game();
    demand_option(game, option);
    if (body_->options.news)
      tools::clear_news(game);
    if (body_->history) {
      body_->history->answer(option, tools::Answered::when_asked);
      return;
    }
    body_->answers.push_back(option);
    game.answer(option);
  });
}

Decision Game::decision() const {
  return guarded([&] {
    const soulstack::Game& game = body_->game();
    demand(!game.over(), "The game is over");
    const soulstack::Decision& open = game.decision();
    Decision decision{number_of(open.who),
                      std::string(prompt_rows[static_cast<std::size_t>(open.prompt)].name),
                      question_of(game.table()),
                      std::string(open.rule()),
                      {}};
    const std::vector<std::string> keys = keys_of(game.table()), labels = labels_of(game.table());
    for (std::size_t i = 0; i < keys.size(); ++i)
      decision.options.push_back({keys[i], labels[i]});
    return decision;
  });
}

int Game::bots_choice(std::string_view name) {
  return guarded([&] {
    tools::demand_own_bot(name);
    soulstack::Game& game = body_->game();
    demand(!game.over(), "The game is over");
    std::unique_ptr<tools::Bot>& bot = body_->bots[{seat(), std::string(name)}];
    if (!bot)
      bot = tools::make_bot(name, body_->options.seed, game.decision().who);
    return bot->choose(game);
  });
}

// ---- The table

namespace {

CardView card_view(const tools::CardView& card) {
  return {card.index,    card.id,    card.name,  card.has_charge, card.charged,
          card.counters, card.kinds, card.stats, card.notes,      card.under};
}

std::optional<CardView> card_view(const std::optional<tools::CardView>& card) {
  return card ? std::optional(card_view(*card)) : std::nullopt;
}

std::vector<CardView> card_views(const std::vector<tools::CardView>& cards) {
  std::vector<CardView> all;
  for (const tools::CardView& card : cards)
    all.push_back(card_view(card));
  return all;
}

PlayerView player_view(const tools::PlayerView& p) {
  return {.seat = number_of(p.seat),
          .active = p.active,
          .dead = p.dead,
          .won = p.won,
          .hp = p.hp,
          .max_hp = p.max_hp,
          .attack = p.attack,
          .coins = p.coins,
          .loot = p.loot,
          .loot_plays = p.loot_plays,
          .souls = p.souls,
          .character = card_view(p.character),
          .items = card_views(p.items),
          .curses = card_views(p.curses),
          .soul_cards = card_views(p.soul_cards),
          .hand = card_views(p.hand),
          .stats = p.stats,
          .notes = p.notes};
}

SlotView slot_view(const tools::SlotView& s) {
  const tools::StatsView stats = s.stats.value_or(tools::StatsView{});
  return {.type = s.type,
          .number = s.number,
          .sells = s.sells,
          .attacked = s.attacked,
          .card = card_view(s.card),
          .hp = stats.hp,
          .max_hp = stats.max_hp,
          .evasion = stats.evasion,
          .attack = stats.attack,
          .souls = s.souls,
          .covered = s.covered};
}

DeckView deck_view(const tools::DeckView& d) {
  DeckView deck{d.name, d.cards, d.discarded, card_view(d.discard_top), {}};
  for (const auto& [position, card] : d.known)
    deck.known.emplace_back(position, card_view(card));
  return deck;
}

}  // namespace

int Game::players() const { return body_->game().state().players_count; }

View Game::view(int viewer) const {
  return guarded([&] {
    const tools::TableView table = tools::view_for(body_->game(), viewer_seat(body_->game(), viewer));
    View view{.viewer = viewer,
              .turn = table.turn,
              .phase = std::string(name_of(table.phase)),
              .active_seat = number_of(table.active),
              .price = table.price,
              .souls_to_win = table.souls_to_win,
              .bonus_souls = card_views(table.bonus_souls),
              .stack = table.stack,
              .notes = table.notes};
    for (const tools::PlayerView& player : table.players)
      view.players.push_back(player_view(player));
    for (const tools::SlotView& slot : table.slots)
      view.slots.push_back(slot_view(slot));
    for (const tools::DeckView& deck : table.decks)
      view.decks.push_back(deck_view(deck));
    return view;
  });
}

std::vector<std::string> Game::news(int viewer) const {
  return guarded([&] {
    const Seat seat = viewer_seat(body_->game(), viewer);
    return body_->options.news ? tools::lines_of(tools::news_for(body_->game(), seat)) : std::vector<std::string>();
  });
}

std::uint64_t Game::hash() const { return body_->game().hash(); }

// ---- The end

std::vector<int> Game::winners() const {
  std::vector<int> seats;
  for (const Seat winner : body_->game().winners())
    seats.push_back(number_of(winner));
  return seats;
}

std::string Game::outcome() const { return std::string(tools::name_of(body_->game().outcome())); }
std::string Game::stopped_by() const { return body_->game().stopped_by(); }

// ---- Records

namespace {

std::unique_ptr<tools::History> played_again(const scripting::Loaded& loaded, tools::Beginning beginning,
                                             const std::vector<int>& answers) {
  auto history = std::make_unique<tools::History>(loaded, std::move(beginning), tools::Seated::nobody);
  for (const int answer : answers)
    history->answer(answer, tools::Answered::when_asked);
  return history;
}

}  // namespace

std::string Game::save() const {
  return guarded([&] {
    if (body_->history)
      return body_->history->record(tools::FileKind::save);
    const scripting::Loaded& loaded = *body_->cards.body_->loaded;
    return played_again(loaded, beginning_of(loaded, body_->cards.body_->rules, body_->options), body_->answers)
        ->record(tools::FileKind::save);
  });
}

void Game::keep_journal(const std::string& path) {
  guarded([&] {
    demand(!body_->history || body_->history->journal() == nullptr, "This game has a journal");
    const scripting::Loaded& loaded = *body_->cards.body_->loaded;
    std::unique_ptr<tools::History> replayed;
    if (!body_->history)
      replayed = played_again(loaded, beginning_of(loaded, body_->cards.body_->rules, body_->options), body_->answers);
    tools::History& history = replayed ? *replayed : *body_->history;
    history.keep_in(tools::Journal::create(path, history.beginning(), history.setup()));
    if (!replayed)
      return;
    body_->history = std::move(replayed);
    body_->plain.reset();
  });
}

std::string Game::take_journals_trouble() {
  tools::Journal* const journal = body_->history ? body_->history->journal() : nullptr;
  return journal ? journal->take_trouble() : std::string();
}

}  // namespace soulstack::embed
