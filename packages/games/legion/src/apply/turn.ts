import type { Appliers } from '@potyczka/kernel';
import type { TurnEvent } from '../events.js';
import type { Activation, Mark, State } from '../state.js';
import type { UnitId } from '../vocabulary.js';
import { put, without } from './put.js';

const side = (s: State, seat: keyof State['sides']) => s.sides[seat] as State['sides'][typeof seat];

const acting = (s: State, unit: UnitId): Activation => {
  if (s.act?.unit !== unit) throw new Error(`${unit} is not being activated`);
  return s.act;
};

/** What a unit remembers until something ends goes with it. */
export const forget = (s: State, id: UnitId, until: Mark['until']): void => {
  const unit = s.units[id];
  if (!unit || !Object.values(unit.marks).some(mark => mark.until === until)) return;
  put(s, id, u => ({
    marks: Object.fromEntries(Object.entries(u.marks).filter(([, mark]) => mark.until !== until)),
  }));
};

const clearRound = (s: State): void => {
  for (const id in s.units) {
    forget(s, id, 'round');
    put(s, id, () => ({ order: 'none' as const, fallen: [] }));
  }
  for (const seat of ['p1', 'p2'] as const) {
    const own = side(s, seat);
    own.pool = [];
    own.passed = false;
    own.commander = null;
  }
  s.priority = null;
};

export const applyTurn: Appliers<State, TurnEvent> = {
  now: (s, e) => {
    s.now = e.now;
  },
  round: (s, e) => {
    s.round = e.round;
    s.now = 'command';
  },
  played: (s, e) => {
    side(s, e.who).hand = without(side(s, e.who).hand, e.card);
    side(s, e.who).played = e.card;
  },
  contingency: (s, e) => {
    side(s, e.who).contingencies = without(side(s, e.who).contingencies, e.card);
    side(s, e.who).played = e.card;
  },
  'flaw-played': (s, e) => {
    side(s, e.who).flaws = without(side(s, e.who).flaws, e.card);
    side(s, e.who).lasting.push(e.card);
  },
  'no-card': () => {},
  priority: (s, e) => {
    s.priority = e.who;
    s.turn = e.who;
  },
  nominated: (s, e) => {
    side(s, e.who).commander = e.unit;
  },
  ordered: (s, e) => put(s, e.unit, () => ({ order: 'up' as const })),
  'order-returned': (s, e) => {
    const unit = s.units[e.unit];
    if (unit?.order !== 'up') return;
    side(s, unit.seat).pool.push(unit.rank);
    put(s, e.unit, () => ({ order: 'none' as const }));
  },
  'order-spent': (s, e) => {
    const unit = s.units[e.unit];
    if (!unit || unit.order === 'down') return;
    if (unit.order === 'none') side(s, unit.seat).pool = without(side(s, unit.seat).pool, unit.rank);
    put(s, e.unit, () => ({ order: 'down' as const }));
  },
  pool: (s, e) => {
    side(s, e.who).pool = [...e.ranks];
  },
  drawn: (s, e) => {
    side(s, e.who).pool = without(side(s, e.who).pool, e.rank);
  },
  'token-lost': (s, e) => {
    side(s, e.who).pool = without(side(s, e.who).pool, e.rank);
  },
  passed: (s, e) => {
    side(s, e.who).passed = true;
  },
  turn: (s, e) => {
    s.turn = e.who;
    s.now = 'turn';
  },
  activated: (s, e) => {
    s.now = 'activate';
    s.act = {
      unit: e.unit,
      drawn: e.drawn,
      left: 0,
      done: [],
      granted: [],
      panicked: false,
      suppressed: false,
      used: {},
      displaced: [],
      over: false,
    };
  },
  rallied: () => {},
  'ready-to-act': (s, e) => {
    const act = acting(s, e.unit);
    act.left = e.actions;
    if (e.actions === 0) act.used['no-actions'] = 1;
    act.suppressed = e.suppressed;
    act.panicked = e.panicked;
    s.now = 'actions';
  },
  action: (s, e) => {
    const { act } = s;
    if (act && act.unit !== e.unit && e.action === 'attack') act.used[`attack:${e.unit}`] = 1; // LEG-GAP-128
    if (act?.unit !== e.unit) return; // a reaction
    act.left -= e.cost;
    act.done.push(e.action);
    if (e.cost > 0) act.used['first-action'] = 1;
    act.granted = act.granted.filter(g => g.by !== e.free && !g.next);
  },
  granted: (s, e) => {
    const act = acting(s, e.unit);
    // What was granted twice and not used is there once, as it was granted last.
    act.granted = act.granted.filter(g => g.by !== e.granted.by);
    act.granted.push({ ...e.granted, actions: [...e.granted.actions] });
  },
  'no-more-actions': (s, e) => {
    const act = acting(s, e.unit);
    act.left = 0;
    act.over = true;
  },
  'activation-over': (s, e) => {
    forget(s, e.unit, 'activation');
    if (s.units[e.unit]?.where !== 'defeated') put(s, e.unit, () => ({ order: 'down' as const }));
    s.act = null;
  },
  discarded: (s, e) => {
    const own = side(s, e.who);
    if (own.played === e.card) own.played = null;
    own.hand = without(own.hand, e.card);
    own.lasting = without(own.lasting, e.card);
    own.discard.push(e.card);
  },
  'back-to-hand': (s, e) => {
    const own = side(s, e.who);
    if (own.played === e.card) own.played = null;
    own.discard = without(own.discard, e.card);
    own.hand.push(e.card);
  },
  stays: (s, e) => {
    side(s, e.who).played = null;
    side(s, e.who).lasting.push(e.card);
  },
  'round-cleared': s => clearRound(s),
  promoted: (s, e) => put(s, e.unit, () => ({ rank: 'commander' as const })),
  leaderless: (s, e) => {
    side(s, e.who).leaderless = true;
  },
  'game-over': s => {
    s.now = 'over';
  },
};
