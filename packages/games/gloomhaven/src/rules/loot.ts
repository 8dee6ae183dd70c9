import { judgeRecipient } from '@potyczka/geometry/hex';
import { type Proc, sure } from '@potyczka/kernel';
import { itemOf, scenarioOf } from '../content/index.js';
import type { Treasure } from '../content/scenario-words.js';
import { fieldOf } from '../ground.js';
import type { T } from '../state.js';
import type { FigureId, HeroId, Hex } from '../vocabulary.js';
import { gain } from './conditions.js';
import { suffer } from './damage.js';
import { figure, hero, isAlive, placeOf } from './look.js';
import { lootsGoalOnlyByAction, takesOneGoalTreasure } from './scenario-figures.js';
import { lootWater } from './waters.js';

/** GLM-LOOT-01, -02, GLM-MON-57: every token and every treasure within range and in sight. */
export function* loot(t: T, who: FigureId, range: number, most = 99): Proc<boolean> {
  const { at } = figure(t.s, who);
  const reaches = (hex: Hex): boolean =>
    hex === at || judgeRecipient(fieldOf(t.s), at, range, hex) === undefined;
  let left = most;
  for (const hex of new Set(t.s.money.filter(reaches) as Hex[])) {
    const tokens = Math.min(left, t.s.money.filter(h => h === hex).length);
    if (tokens > 0) t.emit({ type: 'looted', who, at: placeOf(t.s, hex), tokens }, 'GLM-LOOT-01');
    left -= tokens;
  }
  if (t.s.heroes[who] === undefined) return true; // GLM-MON-58
  for (const thing of t.s.land.things.filter(x => x.kind === 'treasure' && x.at.some(reaches))) {
    if (left-- <= 0) break;
    yield* lootTreasure(t, who, thing.id);
  }
  yield* lootWater(t, who, reaches);
  return true;
}

/** GLM-LOOT-06, GLM-G69: at the end of the turn what lies on the own hex must be taken. */
export function* lootOwnHex(t: T, who: HeroId): Proc {
  const { at } = figure(t.s, who);
  const tokens = t.s.money.filter(hex => hex === at).length;
  if (tokens > 0) t.emit({ type: 'looted', who, at: placeOf(t.s, at), tokens }, 'GLM-LOOT-06');
  const leaves = (what: string | number): boolean => what === 'goal' && lootsGoalOnlyByAction(t.s);
  for (const thing of t.s.land.things.filter(
    x => x.kind === 'treasure' && x.at.includes(at) && !leaves(x.what),
  ))
    yield* lootTreasure(t, who, thing.id);
  if (isAlive(t.s, who)) yield* lootWater(t, who, hex => hex === at);
}

/** Money tokens and treasures on hexes that were passed. */
export function* lootAlong(t: T, who: HeroId, hexes: readonly Hex[]): Proc {
  for (const hex of new Set(hexes)) {
    const tokens = t.s.money.filter(h => h === hex).length;
    if (tokens > 0) t.emit({ type: 'looted', who, at: placeOf(t.s, hex), tokens }, 'GLM-LOOT-01');
    for (const thing of t.s.land.things.filter(x => x.kind === 'treasure' && x.at.includes(hex)))
      if (isAlive(t.s, who)) yield* lootTreasure(t, who, thing.id);
  }
}

/** GLM-LOOT-04, GLM-TILE-24 to -26: looked up and resolved at once. */
function* lootTreasure(t: T, who: HeroId, id: string): Proc {
  const thing = sure(
    t.s.land.things.find(x => x.id === id),
    'one of things',
  );
  const has = hero(t.s, who).tally['goal treasures'] ?? 0;
  if (thing.what === 'goal' && has > 0 && takesOneGoalTreasure(t.s)) return;
  const at = placeOf(t.s, sure(thing.at[0], 'one of at'));
  const treasure = thing.what;
  t.emit({ type: 'removed', thing: id, what: 'treasure', at, how: 'looted', by: who }, 'GLM-LOOT-04');
  t.emit({ type: 'treasure', who, at, treasure }, 'GLM-TILE-24');
  const contents = scenarioOf(t.s.scenario).treasures?.find(x => x.number === treasure)?.contents ?? [];
  for (const each of contents) yield* find(t, who, each);
}

/** What is found at once; designs, scenarios and checkmarks are the campaign's. */
function* find(t: T, who: HeroId, { gold, xp, damage, conditions, items }: Treasure): Proc {
  if (gold !== undefined) t.emit({ type: 'gold', who, n: gold }, 'GLM-TILE-26');
  if (xp !== undefined) t.emit({ type: 'xp', who, n: xp }, 'GLM-TILE-26');
  if (damage !== undefined) yield* suffer(t, who, damage, { how: 'scenario', by: null });
  for (const condition of conditions ?? []) if (isAlive(t.s, who)) gain(t, who, condition, null);
  for (const item of items ?? [])
    if (t.s.options.party === null && hero(t.s, who).items.some(i => i.id === item))
      t.emit({ type: 'gold', who, n: Math.floor(itemOf(item).price / 2) }, 'GLM-LOOT-05');
}
