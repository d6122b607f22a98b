// The catalogues of all sections, by procedure.
#include "engine/table/procedures.h"

#include <array>
#include <vector>

#include "engine/model/enum_rows.h"

namespace soulstack {

extern const Catalogue setup_catalogue, turn_catalogue, start_phase_catalogue, action_phase_catalogue,
    end_phase_catalogue, next_priority_catalogue, attack_catalogue, purchase_catalogue, monster_death_catalogue,
    player_death_catalogue, death_penalty_catalogue, rewards_catalogue, game_catalogue, priority_catalogue,
    choice_catalogue, announce_catalogue, resolve_ability_catalogue, resolve_roll_catalogue, resolve_damage_catalogue,
    resolve_death_catalogue, resolve_refill_catalogue, resolve_modifier_catalogue, replacement_catalogue,
    effect_catalogue, looting_catalogue, discarding_catalogue, each_catalogue, vote_catalogue, split_catalogue,
    reorder_catalogue, draft_catalogue, barter_catalogue, reroll_item_catalogue, arrange_catalogue,
    damage_group_catalogue, some_catalogue, looking_catalogue, searching_catalogue, cut_turn_catalogue,
    search_asked_catalogue, paying_catalogue;

namespace {

struct CatalogueRow {
  Procedure procedure;
  const Catalogue* catalogue;
};
constexpr CatalogueRow rows_of_catalogues[] = {
    {Procedure::setup, &setup_catalogue},
    {Procedure::turn, &turn_catalogue},
    {Procedure::start_phase, &start_phase_catalogue},
    {Procedure::action_phase, &action_phase_catalogue},
    {Procedure::end_phase, &end_phase_catalogue},
    {Procedure::next_priority, &next_priority_catalogue},
    {Procedure::attack, &attack_catalogue},
    {Procedure::purchase, &purchase_catalogue},
    {Procedure::monster_death, &monster_death_catalogue},
    {Procedure::player_death, &player_death_catalogue},
    {Procedure::death_penalty, &death_penalty_catalogue},
    {Procedure::rewards, &rewards_catalogue},
    {Procedure::game, &game_catalogue},
    {Procedure::priority, &priority_catalogue},
    {Procedure::choice, &choice_catalogue},
    {Procedure::announce, &announce_catalogue},
    {Procedure::resolve_ability, &resolve_ability_catalogue},
    {Procedure::resolve_roll, &resolve_roll_catalogue},
    {Procedure::resolve_damage, &resolve_damage_catalogue},
    {Procedure::resolve_death, &resolve_death_catalogue},
    {Procedure::resolve_refill, &resolve_refill_catalogue},
    {Procedure::resolve_modifier, &resolve_modifier_catalogue},
    {Procedure::replacement, &replacement_catalogue},
    {Procedure::effect, &effect_catalogue},
    {Procedure::looting, &looting_catalogue},
    {Procedure::discarding, &discarding_catalogue},
    {Procedure::each, &each_catalogue},
    {Procedure::vote, &vote_catalogue},
    {Procedure::split, &split_catalogue},
    {Procedure::reorder, &reorder_catalogue},
    {Procedure::draft, &draft_catalogue},
    {Procedure::barter, &barter_catalogue},
    {Procedure::reroll_item, &reroll_item_catalogue},
    {Procedure::arrange, &arrange_catalogue},
    {Procedure::damage_group, &damage_group_catalogue},
    {Procedure::some, &some_catalogue},
    {Procedure::looking, &looking_catalogue},
    {Procedure::searching, &searching_catalogue},
    {Procedure::cut_turn, &cut_turn_catalogue},
    {Procedure::search_asked, &search_asked_catalogue},
    {Procedure::paying, &paying_catalogue},
};
static_assert(in_order(rows_of_catalogues, &CatalogueRow::procedure));

struct Rows {
  std::array<std::vector<StepInfo>, count_of<Procedure>> steps;
  std::vector<ProcedureRow> rows;
  Rows() {
    for (const auto& [procedure, catalogue] : rows_of_catalogues) {
      std::vector<StepInfo>& of_procedure = steps[static_cast<std::size_t>(procedure)];
      for (const Step& s : catalogue->steps)
        of_procedure.push_back({s.name, s.rule, s.optional, s.needs});
      rows.push_back({catalogue->name, catalogue->rule, of_procedure, catalogue->ordered_by_rules});
    }
  }
};

}  // namespace

constexpr auto by_procedure() {
  std::array<const Catalogue*, count_of<Procedure>> all{};
  for (const CatalogueRow& row : rows_of_catalogues)
    all[static_cast<std::size_t>(row.procedure)] = row.catalogue;
  return all;
}
const std::array<const Catalogue*, count_of<Procedure>> catalogues = by_procedure();

std::span<const ProcedureRow> procedure_rows() {
  static const Rows rows;
  return rows.rows;
}

}  // namespace soulstack
