// The catalogues of all sections, by procedure.
#include "engine/table/procedures.h"

#include <array>
#include <vector>

namespace soulstack {

extern const Catalogue setup_catalogue, turn_catalogue, start_phase_catalogue, action_phase_catalogue,
    end_phase_catalogue, next_priority_catalogue, attack_catalogue, purchase_catalogue, monster_death_catalogue,
    player_death_catalogue, death_penalty_catalogue, rewards_catalogue, game_catalogue, priority_catalogue,
    choice_catalogue, announce_catalogue, resolve_ability_catalogue, resolve_roll_catalogue, resolve_damage_catalogue,
    resolve_death_catalogue, resolve_refill_catalogue, resolve_modifier_catalogue, doors_catalogue, effect_catalogue,
    looting_catalogue, discarding_catalogue, each_catalogue, vote_catalogue, split_catalogue, reorder_catalogue,
    draft_catalogue, barter_catalogue, reroll_item_catalogue, arrange_catalogue, damage_group_catalogue, some_catalogue,
    looking_catalogue, searching_catalogue, cut_turn_catalogue;

namespace {

constexpr std::size_t procedures_count = static_cast<std::size_t>(Procedure::count);

// In the order of Procedure.
const Catalogue* const catalogues[] = {
    &setup_catalogue,
    &turn_catalogue,
    &start_phase_catalogue,
    &action_phase_catalogue,
    &end_phase_catalogue,
    &next_priority_catalogue,
    &attack_catalogue,
    &purchase_catalogue,
    &monster_death_catalogue,
    &player_death_catalogue,
    &death_penalty_catalogue,
    &rewards_catalogue,
    &game_catalogue,
    &priority_catalogue,
    &choice_catalogue,
    &announce_catalogue,
    &resolve_ability_catalogue,
    &resolve_roll_catalogue,
    &resolve_damage_catalogue,
    &resolve_death_catalogue,
    &resolve_refill_catalogue,
    &resolve_modifier_catalogue,
    &doors_catalogue,
    &effect_catalogue,
    &looting_catalogue,
    &discarding_catalogue,
    &each_catalogue,
    &vote_catalogue,
    &split_catalogue,
    &reorder_catalogue,
    &draft_catalogue,
    &barter_catalogue,
    &reroll_item_catalogue,
    &arrange_catalogue,
    &damage_group_catalogue,
    &some_catalogue,
    &looking_catalogue,
    &searching_catalogue,
    &cut_turn_catalogue,
};
static_assert(std::size(catalogues) == procedures_count);

struct Rows {
  std::array<std::vector<StepInfo>, procedures_count> steps;
  std::vector<ProcedureRow> rows;
  Rows() {
    for (std::size_t p = 0; p < procedures_count; ++p) {
      for (const Step& s : catalogues[p]->steps)
        steps[p].push_back({s.name, s.rule, s.optional, s.needs});
      rows.push_back({catalogues[p]->name, catalogues[p]->rule, steps[p], catalogues[p]->ordered_by_rules});
    }
  }
};

}  // namespace

const Catalogue& catalogue(Procedure p) { return *catalogues[static_cast<std::size_t>(p)]; }

std::span<const ProcedureRow> procedure_rows() {
  static const Rows rows;
  return rows.rows;
}

}  // namespace soulstack
