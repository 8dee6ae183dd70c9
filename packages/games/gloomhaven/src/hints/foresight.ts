import { type Field, stepsFrom, terrainAt } from '@potyczka/geometry/hex';
import { memo, sure } from '@potyczka/kernel';
import { deckOf, monsterOf } from '../content/index.js';
import { fieldOf } from '../ground.js';
import { figures, has, isFoe } from '../rules/look.js';
import { statistics } from '../rules/statistics.js';
import type { F, S } from '../state.js';
import type { FigureId, Hex } from '../vocabulary.js';

/** What a round will probably bring, as far as everybody at the table can tell. */

const SIGHT = 16;

const isMonster = (f: F): boolean => isFoe(f) && f.kind === 'monster';

/** The nearest of those it may strike, and the steps to it. */
const aimOf = (s: S, steps: Int16Array): readonly [F | undefined, number] => {
  let [best, nearest]: [F | undefined, number] = [undefined, SIGHT + 1];
  for (const x of figures(s)) {
    const away = sure(steps[x.at], 'one of steps');
    if (x.side !== 'heroes' || has(x, 'invisible') || away < 0 || away >= nearest) continue;
    [best, nearest] = [x, away];
  }
  return [best, nearest];
};

const isKeptOff = (field: Field, hex: number): boolean => {
  const kind = terrainAt(field, hex);
  return kind === 'obstacle' || kind === 'trap' || kind === 'hazardous' || kind === 'closed-door';
};

/** Where it comes to that goes for the nearest: as near as it strikes from, by as few steps as that takes. */
const endOf = (s: S, f: F, taken: ReadonlySet<Hex>): Hex => {
  const field = fieldOf(s);
  const line = statistics(s, f);
  const move = has(f, 'stun') || has(f, 'immobilize') ? 0 : (line.move ?? 0);
  const steps = stepsFrom(field, [f.at], SIGHT);
  const [aim, away] = aimOf(s, steps);
  const range = line.range ?? 1;
  if (aim === undefined || move === 0 || away <= range) return f.at;
  const left = stepsFrom(field, [aim.at], SIGHT);
  let [best, least] = [f.at as Hex, away * 100];
  for (let hex = 0; hex < field.size; hex++) {
    const [go, come] = [sure(steps[hex], 'one of steps'), sure(left[hex], 'one of left')];
    if (go <= 0 || go > move || come < 0 || taken.has(hex as Hex) || isKeptOff(field, hex)) continue;
    const cost = Math.max(range, come) * 100 + go;
    if (cost < least) [best, least] = [hex as Hex, cost];
  }
  return best;
};

/** The board as it will probably stand once the enemies have gone. */
export const approached = memo(
  [(s: S) => s.figures, (s: S) => s.land],
  (s: S): S => {
    const moved: Record<FigureId, F> = { ...s.figures };
    const gone: FigureId[] = [];
    for (const f of figures(s).filter(isMonster)) {
      gone.push(f.id);
      const taken = new Set(Object.values(moved).map(x => x.at as Hex));
      const at = endOf(s, f, taken);
      if (at !== f.at) moved[f.id] = { ...f, at };
    }
    return { ...s, figures: moved, acted: [...s.acted, ...gone] };
  },
  { most: 20 },
);

/** How likely a type of monster goes before such an initiative, by the cards that are left in its deck. */
const isBefore = (s: S, type: string, initiative: number): number => {
  const { deck } = monsterOf(type);
  const { cards } = deckOf(deck);
  const drawn = s.drawn[deck] ?? [];
  const left = cards.filter(c => !drawn.includes(c.id));
  const all = left.length > 0 ? left : cards;
  return all.filter(c => c.initiative < initiative).length / all.length;
};

/** How much of what enemies can do probably comes before an initiative. */
export const comesBefore = (s: S): ((initiative: number) => number) => {
  const weights = new Map<string, number>();
  let all = 0;
  for (const f of figures(s).filter(isMonster)) {
    const weight = statistics(s, f).attack + 0.1;
    weights.set(f.type, (weights.get(f.type) ?? 0) + weight);
    all += weight;
  }
  const known = new Map<number, number>();
  return initiative => {
    let part = known.get(initiative);
    if (part === undefined) {
      part = 0;
      for (const [type, weight] of weights) part += (weight / all) * isBefore(s, type, initiative);
      known.set(initiative, part);
    }
    return part;
  };
};
