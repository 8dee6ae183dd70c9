import { type Field, stepsFrom } from '@potyczka/geometry/hex';
import type { Proc } from '@potyczka/kernel';
import { isMonster, scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { Fact, Facts } from '../content/types.js';
import { fieldOf } from '../ground.js';
import { figure, figures, has, isAlive, isFoe, roomOf } from '../look.js';
import type { F, S, T } from '../state.js';
import type { Element, FigureId, Hex, Token } from '../vocabulary.js';
import { heal, suffer } from './damage.js';
import { objectivesOf, slug } from './objectives.js';
import { scale, worth } from './statistics.js';
import { holdsTrigger, list, marked, roomOfTile } from './triggers.js';
import { pourOut, riseWater } from './waters.js';

/** Special rules that scenarios share, by name; each reads the facts that its scenario gives. */

export const rulesOf = (s: S): readonly Facts[] => scenarioOf(s.scenario).rules ?? [];

const named = (s: S, name: string): Facts[] => rulesOf(s).filter(r => r.rule === name && inForce(s, r));

const inForce = (s: S, r: Facts): boolean => {
  if (r.from !== undefined && !holdsTrigger(s, r.from)) return false;
  if (typeof r.fromRound === 'number' && s.round < r.fromRound) return false;
  if (r.while !== undefined && !holdsTrigger(s, r.while)) return false;
  if (r.unless !== undefined && holdsTrigger(s, r.unless)) return false;
  return r.if === undefined || holdsTrigger(s, r.if);
};

/** Monsters that fight on the characters' side, against everybody, or only in every other round. */
export const sideOf = (s: S, type: string): F['side'] => {
  for (const r of rulesOf(s)) {
    if (r.rule === 'alliesOfCharacters' && list(r.kinds).includes(type)) return 'heroes';
    if (r.rule === 'thirdSide' && r.kind === type && inForce(s, r)) return 'third';
    const away = s.round % 2 === 1 ? r.even : r.odd;
    if (r.rule === 'alternatingGroups' && list(away).includes(type)) return 'absent';
  }
  return 'monsters';
};

/** Groups that come and go with the rounds. */
const settleSides = (t: T): void => {
  for (const f of figures(t.s)) {
    if (f.kind !== 'monster' || f.side === 'heroes') continue;
    const side = sideOf(t.s, f.type);
    if (side !== f.side) t.emit({ type: 'sided', who: f.id, side }, 'GLM-SETUP-02');
  }
};

/** The board as a figure may walk it: a door that its kind may not pass stands in its way like an obstacle. */
export const fieldFor = (s: S, f: F): Field => {
  const barred = rulesOf(s).filter(r => r.rule === 'cannotPass' && r.kind === f.type);
  const things = shunned(s, f);
  if (barred.length === 0)
    return things === s.land.things ? fieldOf(s) : fieldOf({ land: { ...s.land, things } });
  const bars = planOf(s.scenario)
    .doors.filter(d => s.land.open.includes(d.id) && barred.some(r => r.door === d.label))
    .map(d => ({ id: d.id, kind: 'obstacle' as const, what: d.kind, at: [d.at], ...NOTHING_LAID }));
  return fieldOf({ land: { ...s.land, things: [...s.land.things, ...bars] } });
};

/** What it costs to enter a hex under a rule of the scenario: trap damage for those with a condition. */
export const entryDamage = (s: S, f: F, hex: Hex): number => {
  const rule = rulesOf(s).find(r => r.rule === 'enteringHex' && isOne(s, f, r.to) && has(f, r.with as Token));
  const lies = rule && s.land.things.some(x => x.what === rule.what && x.at.includes(hex));
  return lies ? scale(s).trap : 0;
};

/** Hexes that a summon keeps away from like traps. */
const shunned = (s: S, f: F): S['land']['things'] => {
  const rule = rulesOf(s).find(r => r.rule === 'summonsTreatAsTrap' && has(f, r.with as Token));
  if (rule === undefined || f.kind !== 'summon') return s.land.things;
  return s.land.things.map(x => (x.what === rule.what ? { ...x, kind: 'trap' } : x));
};

const NOTHING_LAID = { damage: null, conditions: [], by: null };

/** A type that uses another deck in this scenario. */
export const typeHere = (s: S, type: string): string => {
  const swap = rulesOf(s).find(r => r.rule === 'deckSwap' && r.kind === type);
  return swap ? String(swap.deck) : type;
};

/** Obstacles that no card destroys or moves. */
export const isIndestructible = (s: S, what: string | number): boolean =>
  rulesOf(s).some(r => r.rule === 'indestructible' && r.what === what);

export const lootsGoalOnlyByAction = (s: S): boolean =>
  rulesOf(s).some(r => r.rule === 'goalTreasureOnlyByLootAction');

const isOne = (s: S, f: F, to: Fact | undefined): boolean => {
  if (to === 'allFigures') return true;
  if (to === 'charactersAndSummons') return f.side === 'heroes' && (f.kind === 'hero' || f.kind === 'summon');
  if (to === 'monsters') return isFoe(f);
  return f.type === to || f.type === slug(String(to)) || s.figures[f.id]?.id === to;
};

const stands = (s: S, f: F, on: Fact | undefined): boolean => {
  if (typeof on !== 'string' || !on.startsWith('tile ')) return true;
  return roomOf(s, f.at) === roomOfTile(s, on.slice(5));
};

const amountOf = (s: S, r: Facts): number => (typeof r.n === 'number' ? r.n : worth(s, String(r.n)));

/** Somebody who is yet to come suffers it on arrival. */
const owe = (t: T, kind: string, n: number): void => {
  t.emit({ type: 'flag', flag: `owed ${kind}`, n: owedTo(t.s, kind) + n }, 'GLM-SETUP-02');
};

export const owedTo = (s: S, kind: string): number => s.flags[`owed ${kind}`] ?? 0;

function* hurtAll(t: T, r: Facts): Proc {
  const n = amountOf(t.s, r);
  for (const f of figures(t.s))
    if (isOne(t.s, f, r.to) && stands(t.s, f, r.on) && isAlive(t.s, f.id))
      yield* suffer(t, f.id, n, { how: 'scenario', by: null });
}

/** Elements and damage when a round begins. */
export function* rulesAtRoundStart(t: T): Proc {
  settleSides(t);
  for (const r of named(t.s, 'elementsEachRoundStart'))
    t.emit(
      { type: 'elements-set', strong: r.strong as readonly Element[], inert: r.inert as readonly Element[] },
      'GLM-SETUP-02',
    );
  for (const r of named(t.s, 'damageAtRoundStart')) yield* hurtAll(t, r);
}

export function* rulesAtRoundEnd(t: T): Proc {
  yield* riseWater(t);
  for (const r of named(t.s, 'damageEachRoundEnd')) {
    const kind = String(r.to);
    if (isMonster(kind) && !figures(t.s).some(f => f.type === kind)) owe(t, kind, amountOf(t.s, r));
    else yield* hurtAll(t, r);
  }
  for (const r of named(t.s, 'destroyAtRoundEnd'))
    if (t.s.round === Number(r.round))
      for (const f of objectivesOf(t.s, slug(String(r.objective))))
        yield* suffer(t, f.id, 999, { how: 'scenario', by: null });
}

/** The hexes that a rule about nearness means. */
const origins = (s: S, r: Facts): Hex[] => {
  if (typeof r.objective === 'string') return objectivesOf(s, slug(r.objective)).map(f => f.at);
  return typeof r.marker === 'string' ? [...marked(s, r.marker)] : [];
};

/** At the start of a figure's turn: near something, or everywhere. */
export function* rulesAtTurnStart(t: T, who: FigureId): Proc {
  for (const r of [
    ...named(t.s, 'near'),
    ...named(t.s, 'whileStanding'),
    ...named(t.s, 'damageAtTurnStart'),
  ]) {
    if (!isAlive(t.s, who)) return;
    const f = figure(t.s, who);
    if (!isOne(t.s, f, r.on ?? r.to) || !applies(t.s, f, r)) continue;
    const hurts = r.damageAtTurnStart ?? (r.rule === 'damageAtTurnStart' ? r.n : undefined);
    if (typeof hurts === 'number') yield* suffer(t, who, hurts, { how: 'scenario', by: null });
    if (typeof r.healAtTurnStart === 'number' && isAlive(t.s, who)) heal(t, who, r.healAtTurnStart, who);
  }
}

const applies = (s: S, f: F, r: Facts): boolean => {
  if (r.rule === 'whileStanding') return isAlive(s, `${slug(String(r.of))}.${String(r.objective)}`);
  if (typeof r.within !== 'number') return true;
  const from = origins(s, r);
  return from.length > 0 && stepsFrom(fieldOf(s), from, r.within)[f.at]! >= 0;
};

export function* rulesAtTurnEnd(t: T, who: FigureId): Proc {
  pourOut(t, who);
  for (const r of named(t.s, 'damageAtTurnEnd'))
    if (isAlive(t.s, who) && isOne(t.s, figure(t.s, who), r.to))
      yield* suffer(t, who, Number(r.n), { how: 'scenario', by: null });
}

/** What standing objectives add to attacks of a figure, and whether they give Advantage or Disadvantage. */
export const standingGifts = (
  s: S,
  f: F,
): { readonly attack: number; readonly advantage: boolean; readonly disadvantage: boolean } => {
  const mine = rulesOf(s).filter(r => r.rule === 'whileStanding' && isOne(s, f, r.on) && applies(s, f, r));
  return {
    attack: mine.reduce((sum, r) => sum + (typeof r.attack === 'number' ? r.attack : 0), 0),
    advantage: mine.some(r => r.advantage === true),
    disadvantage: mine.some(r => r.disadvantage === true),
  };
};
