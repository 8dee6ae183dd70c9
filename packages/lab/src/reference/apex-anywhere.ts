import { type Dice, quickDice } from '@potyczka/kernel';
import { readCase } from '../vectors/apex-choice-case.js';
import { tableAt } from '../vectors/apex-choice-table.js';
import { type Fields, readField } from '../vectors/apex-field.js';
import { chance, latticeOf, one, placesOn, randomMap, some, ziplinesOn } from './apex-automa-cases.js';
import { Board } from './apex-board.js';
import { firstOf } from './apex-first.js';
import type { Table } from './apex-playouts.js';
import { ACTIONS, beginnings, outcomesOf, played } from './apex-whole.js';
import { type Compare, type Difference, differ, lineOf } from './difference.js';

/** Choices and whole actions on random maps: canyons, ziplines of the map, zones and passages anywhere. */

const WEAPONS = ['W-2', 'W-16', 'W-33', 'W-9', 'W-39', 'W-43', 'W-5', 'W-27'];
const ITEMS = ['frag', 'thermite', 'shield-cell', 'syringe', 'med-kit', 'barrel-1', 'hcog-1x'];

/** A position in the form of `potyczka check apex-choices`, without an answer; none where there is no room. */
const randomCase = (dice: Dice): Fields | undefined => {
  const map = randomMap(dice);
  const places = placesOn(dice, latticeOf(map));
  if (places.length < 9) return undefined;
  const legend = (id: string, team: number) => ({
    ...{ id, team, at: places.pop() ?? null },
    shield: 20,
    health: 40,
  });
  const things = [...some(dice, 1, () => 'drone'), ...some(dice, 1, () => 'care-package')];
  const spaces = [
    ...map.spaces.filter(([kind]) => kind !== 'care-package' && kind !== 'drone'),
    ...things.flatMap(kind => places.splice(0, 1).map(([x, y]) => [kind, x, y])),
  ];
  const legends = [legend('A', 1), legend('B', 1), legend('E', 2), legend('F', 2)];
  const hasPortals = chance(dice, 50) && places.length > 1;
  return {
    id: 1,
    map: { ...map, spaces },
    legends: legends.map((l, k) => (k === 0 ? { ...l, name: one(dice, ['GB', 'PF', 'BH', 'WR']) } : l)),
    activation: {
      ...{ ap: dice.below(3), feats: dice.below(3), acted: chance(dice, 60), shot: chance(dice, 30) },
      ...{ dashed: chance(dice, 30), void: chance(dice, 20) },
    },
    weapons: [0, 1].map(() => ({ id: one(dice, WEAPONS), ammo: dice.below(3) })),
    backpack: some(dice, 3, () => one(dice, ITEMS)),
    portals: hasPortals ? places.splice(0, 2) : [],
    // The texts leave open what a trip does whose both ends touch the same space.
    ziplines: ziplinesOn(dice, map.levels).filter(
      ({ ends: [[ax, ay], [bx, by]] }) => Math.max(Math.abs(ax - bx), Math.abs(ay - by)) > 2,
    ),
  };
};

const positionOf = (v: Fields): { readonly table: Table; readonly drawn: string } => {
  const field = readField(v.map);
  return { table: tableAt(readCase(v, field).start) as Table, drawn: field.drawn };
};

/** What may be begun, and what one action can come to. */
function* compareAt(dice: Dice, table: Table): Generator<[number, Difference | undefined]> {
  const b = new Board(table.state, table.state.act?.legend ?? 'GB');
  const { ask } = table;
  if (!ask) return;
  const legal = table.legal(ask.seat) as string[];
  const theirs = firstOf(b);
  yield [theirs.size, differ('first', theirs, new Set(legal))];
  if (!b.me.at || b.isCanyon(b.me.at)) return;
  for (const name of [one(dice, ACTIONS), one(dice, ACTIONS)]) {
    const succeeds = dice.below(2) === 0;
    const outcomes = outcomesOf(b, name, succeeds);
    yield [
      outcomes.size,
      differ(`whole ${name}`, outcomes, played(table, beginnings(name, legal), succeeds)),
    ];
  }
}

/** So many random positions on random maps. */
export const compareAnywhere: Compare = (most, seed) => {
  const differences: string[] = [];
  let outcomes = 0;
  for (let k = 0; k < most; k++) {
    const dice = quickDice(seed * 100_003 + k);
    const v = randomCase(dice);
    if (!v) continue;
    const { table, drawn } = positionOf(v);
    for (const [n, found] of compareAt(dice, table)) {
      outcomes += n;
      if (!found) continue;
      const { map, ...rest } = v;
      differences.push(
        `seed ${seed} position ${k}: ${lineOf(found)}: ${JSON.stringify(rest)}: ${drawn} ${map ? '' : '?'}`,
      );
    }
  }
  return { outcomes, differences };
};
