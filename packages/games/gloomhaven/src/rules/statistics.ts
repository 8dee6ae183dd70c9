import { memo, sure } from '@potyczka/kernel';
import type { Value } from '../content/abilities.js';
import { monsterOf } from '../content/index.js';
import type { Stats } from '../content/types.js';
import type { F, S } from '../state.js';
import { scale, worth } from './formula.js';
import { fallingShield, moreShieldOf, raiseOf } from './scenario-figures.js';
import { addedToSummon } from './stickers.js';
import { summonOf } from './summons.js';

/** A figure's own numbers, formulas worked out. */
export interface StatLine {
  readonly hp: number;
  readonly move: number | undefined;
  readonly attack: number;
  readonly range: number | undefined;
  readonly shield: number;
  readonly retaliate: number;
  readonly retaliateRange: number;
  readonly pierce: number;
  readonly targets: number;
  readonly conditions: readonly string[];
  readonly advantage: boolean;
  readonly attackersDisadvantage: boolean;
  readonly flying: boolean;
}

const workOut = (stats: Stats, hp: number, attack: number, flying: boolean): StatLine => ({
  hp,
  move: stats.move ?? undefined,
  attack,
  range: stats.range ?? undefined,
  shield: stats.shield ?? 0,
  retaliate: stats.retaliate ?? 0,
  retaliateRange: stats.retaliateRange ?? 1,
  pierce: stats.pierce ?? 0,
  targets: stats.targets ?? 1,
  conditions: stats.conditions ?? [],
  advantage: stats.advantage ?? false,
  attackersDisadvantage: stats.attackersDisadvantage ?? false,
  flying,
});

/** Lines without formulas are always the same, and one monster's alone. */
const fixedLine = memo(stats => stats, workOut);

const lineOf = (s: S, stats: Stats, flying: boolean): StatLine =>
  typeof stats.hp === 'number' && typeof stats.attack === 'number'
    ? fixedLine(stats, stats.hp, stats.attack, flying)
    : workOut(stats, worth(s, stats.hp), worth(s, stats.attack), flying);

const NOTHING: StatLine = {
  hp: 0,
  move: undefined,
  attack: 0,
  range: undefined,
  shield: 0,
  retaliate: 0,
  retaliateRange: 1,
  pierce: 0,
  targets: 1,
  conditions: [],
  advantage: false,
  attackersDisadvantage: false,
  flying: false,
};

/** GLM-MSTAT-01, -02, GLM-MON-03, GLM-BOSS-04 */
export const monsterLine = (s: S, type: string, rank: F['rank'], plus = 0): StatLine => {
  const def = monsterOf(type);
  const rows = def.stats[rank ?? 'normal'] ?? def.stats.boss ?? sure(def.stats.normal, 'normal');
  const level = Math.min(7, scale(s).monsterLevel + plus);
  const line = shielded(s, type, lineOf(s, sure(rows[level], 'one of rows'), def.flying === true));
  const raise = raiseOf(s, type);
  if (raise.hp === 0) return line;
  return {
    ...line,
    hp: line.hp + raise.hp,
    attack: line.attack + raise.attack,
    move: line.move === undefined ? undefined : line.move + raise.move,
    range: line.range === undefined ? undefined : line.range + raise.range,
  };
};

const shielded = (s: S, type: string, line: StatLine): StatLine => {
  const falling = fallingShield(s, type);
  if (falling === undefined) return { ...line, shield: line.shield + moreShieldOf(s, type) };
  return { ...line, shield: Math.max(0, monsterLine(s, falling.like, 'elite').shield + falling.more) };
};

const numberIn = (s: S, value: Value | null): number | undefined => {
  if (value === null) return undefined;
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return worth(s, value);
  return 'byLevel' in value ? sure(value.byLevel[s.level], 'one of by level') : 0;
};

/** GLM-SUMM-02 */
const summonLine = (s: S, f: F): StatLine => {
  const { summon } = summonOf(f);
  const more = (n: number | undefined, line: string): number | undefined =>
    n === undefined ? n : n + addedToSummon(s, f, line);
  return {
    ...NOTHING,
    hp: f.max,
    move: more(numberIn(s, summon.move), 'move'),
    attack: more(numberIn(s, summon.attack), 'attack') ?? 0,
    range: more(summon.range ?? undefined, 'range'),
    shield: summon.shield ?? 0,
    retaliate: summon.retaliate ?? 0,
    retaliateRange: summon.retaliateRange ?? 1,
    pierce: summon.pierce ?? 0,
    targets: summon.targets ?? 1,
    conditions: summon.conditions ?? [],
    flying: summon.flying ?? false,
  };
};

export const statistics = (s: S, f: F): StatLine => {
  if (f.kind === 'monster') return monsterLine(s, f.type, f.rank, f.plus);
  if (f.kind === 'summon') return summonLine(s, f);
  return NOTHING;
};
