import type { Field } from '@potyczka/geometry/hex';
import type { Proc } from '@potyczka/kernel';
import { planOf } from '../content/maps.js';
import { fieldOf } from '../ground.js';
import type { F, S, T } from '../state.js';
import type { FigureId, Hex } from '../vocabulary.js';
import { heal, suffer } from './damage.js';
import { scale } from './formula.js';
import { figure, figures, isAlive } from './look.js';
import { mayOffer } from './offerings.js';
import { sideOf } from './scenario-figures.js';
import { answer, type Deed, type Special, specials } from './special-rules.js';
import { pourOut, riseWater } from './waters.js';

/** What special rules do at their moments, and what they make of the board. */

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
  const barred = specials(s).flatMap(r => r.bars?.(f) ?? []);
  const things = shunned(s, f);
  if (barred.length === 0)
    return things === s.land.things ? fieldOf(s) : fieldOf({ land: { ...s.land, things } });
  const bars = planOf(s.scenario)
    .doors.filter(d => s.land.open.includes(d.id) && d.label !== undefined && barred.includes(d.label))
    .map(d => ({ id: d.id, kind: 'obstacle' as const, what: d.kind, at: [d.at], ...NOTHING_LAID }));
  return fieldOf({ land: { ...s.land, things: [...s.land.things, ...bars] } });
};

const NOTHING_LAID = { damage: null, conditions: [], by: null };

/** What it costs to enter a hex under a rule of the scenario: trap damage for those with a condition. */
export const entryDamage = (s: S, f: F, hex: Hex): number => {
  const what = answer(s, r => r.stings?.(s, f));
  const lies = what !== undefined && s.land.things.some(x => x.what === what && x.at.includes(hex));
  return lies ? scale(s).trap : 0;
};

/** Hexes that a summon keeps away from like traps. */
const shunned = (s: S, f: F): S['land']['things'] => {
  const what = answer(s, r => r.shunned?.(f));
  if (what === undefined) return s.land.things;
  return s.land.things.map(x => (x.what === what ? { ...x, kind: 'trap' } : x));
};

export const owedTo = (s: S, kind: string): number => s.flags[`owed ${kind}`] ?? 0;

function* perform(t: T, deed: Deed): Proc {
  switch (deed.does) {
    case 'hurt':
      for (const id of deed.who)
        if (isAlive(t.s, id)) yield* suffer(t, id, deed.n, { how: 'scenario', by: null });
      return;
    case 'heal':
      if (isAlive(t.s, deed.who)) heal(t, deed.who, deed.n, deed.who);
      return;
    case 'owe':
      t.emit({ type: 'flag', flag: `owed ${deed.kind}`, n: owedTo(t.s, deed.kind) + deed.n }, 'GLM-SETUP-02');
      return;
    case 'elements':
      t.emit({ type: 'elements-set', strong: deed.strong, inert: deed.inert }, 'GLM-SETUP-02');
  }
}

function* performAll(t: T, deedsOf: (rule: Special) => readonly Deed[] | undefined): Proc {
  for (const rule of specials(t.s)) for (const deed of deedsOf(rule) ?? []) yield* perform(t, deed);
}

/** Elements and damage when a round begins. */
export function* rulesAtRoundStart(t: T): Proc {
  settleSides(t);
  yield* performAll(t, rule => rule.atRoundStart?.(t.s));
}

export function* rulesAtRoundEnd(t: T): Proc {
  yield* riseWater(t);
  yield* performAll(t, rule => rule.atRoundEnd?.(t.s));
}

/** At the start of a figure's turn: near something, or everywhere. */
export function* rulesAtTurnStart(t: T, who: FigureId): Proc {
  yield* performAll(t, rule => (isAlive(t.s, who) ? rule.atTurnStart?.(t.s, figure(t.s, who)) : []));
}

export function* rulesAtTurnEnd(t: T, who: FigureId): Proc {
  pourOut(t, who);
  yield* performAll(t, rule => (isAlive(t.s, who) ? rule.atTurnEnd?.(t.s, figure(t.s, who)) : []));
  yield* mayOffer(t, who);
}
