import { stepsFrom } from '@potyczka/geometry/hex';
import type { Proc } from '@potyczka/kernel';
import { scenarioOf } from '../content/index.js';
import type { Fact, Facts } from '../content/types.js';
import { fieldOf } from '../ground.js';
import { figure, figures, isAlive, roomOf } from '../look.js';
import type { F, S, T } from '../state.js';
import type { Element, FigureId, Hex } from '../vocabulary.js';
import { heal, suffer } from './damage.js';
import { objectivesOf, slug } from './objectives.js';
import { worth } from './statistics.js';
import { holdsTrigger, marked, roomOfTile } from './triggers.js';

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

/** Monsters that fight on the characters' side. */
export const sideOf = (s: S, type: string): F['side'] =>
  rulesOf(s).some(r => r.rule === 'alliesOfCharacters' && (r.kinds as readonly string[]).includes(type))
    ? 'heroes'
    : 'monsters';

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
  if (to === 'monsters') return f.side === 'monsters';
  return f.type === to || f.type === slug(String(to)) || s.figures[f.id]?.id === to;
};

const stands = (s: S, f: F, on: Fact | undefined): boolean => {
  if (typeof on !== 'string' || !on.startsWith('tile ')) return true;
  return roomOf(s, f.at) === roomOfTile(s, on.slice(5));
};

function* hurtAll(t: T, r: Facts): Proc {
  const n = typeof r.n === 'number' ? r.n : worth(t.s, String(r.n));
  for (const f of figures(t.s))
    if (isOne(t.s, f, r.to) && stands(t.s, f, r.on) && isAlive(t.s, f.id))
      yield* suffer(t, f.id, n, { how: 'scenario', by: null });
}

/** Elements and damage when a round begins. */
export function* rulesAtRoundStart(t: T): Proc {
  for (const r of named(t.s, 'elementsEachRoundStart'))
    t.emit(
      { type: 'elements-set', strong: r.strong as readonly Element[], inert: r.inert as readonly Element[] },
      'GLM-SETUP-02',
    );
  for (const r of named(t.s, 'damageAtRoundStart')) yield* hurtAll(t, r);
}

export function* rulesAtRoundEnd(t: T): Proc {
  for (const r of named(t.s, 'damageEachRoundEnd')) yield* hurtAll(t, r);
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
  if (r.rule === 'whileStanding') return isAlive(s, `vocal-cord.${String(r.objective)}`);
  if (typeof r.within !== 'number') return true;
  const from = origins(s, r);
  return from.length > 0 && stepsFrom(fieldOf(s), from, r.within)[f.at]! >= 0;
};

export function* rulesAtTurnEnd(t: T, who: FigureId): Proc {
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
