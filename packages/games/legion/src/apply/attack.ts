import type { Appliers } from '@potyczka/kernel';
import { DICE_COLOURS } from '../content/cards.js';
import type { AttackEvent } from '../events.js';
import type { Attack, State } from '../state.js';
import { ATTACK_FACES } from '../vocabulary.js';
import { forget } from './turn.js';

const attack = (s: State): Attack => {
  if (!s.attack) throw new Error('nobody attacks');
  return s.attack;
};

const NO_FACES = () => ({ hit: 0, crit: 0, surge: 0, blank: 0 });

/** What is known of a pool before its dice are rolled. */
const fresh = () => ({
  dice: { red: NO_FACES(), black: NO_FACES(), white: NO_FACES() },
  rolled: [],
  hits: 0,
  crits: 0,
  blanks: 0,
  scored: false,
  dodged: 0,
  cancelled: 0,
  cover: 0,
  pierce: 0,
  pierced: 0,
  defence: { blocks: 0, surges: 0, blanks: 0 },
  backlash: 0,
  wounds: 0,
  most: 0,
  met: [],
});

/** Turns up to `n` surges into hits or crits, red ones first: their colours no longer matter. */
const convert = (a: Attack, to: 'hit' | 'crit', n: number): void => {
  for (const colour of DICE_COLOURS) {
    const faces = a.dice[colour];
    const some = Math.min(n, faces.surge);
    faces.surge -= some;
    faces[to] += some;
    n -= some;
  }
};

const gather = (a: Attack): void => {
  a.hits = 0;
  a.crits = 0;
  a.blanks = 0;
  for (const colour of DICE_COLOURS) {
    const { hit, crit, surge, blank } = a.dice[colour];
    a.hits += hit;
    a.crits += crit;
    a.blanks += blank + surge;
  }
  a.dice = { red: NO_FACES(), black: NO_FACES(), white: NO_FACES() };
};

export const applyAttack: Appliers<State, AttackEvent> = {
  attack: (s, e) => {
    s.attack = {
      by: e.by,
      why: e.why,
      part: 'declare',
      against: e.against,
      only: e.only,
      pools: [],
      at: -1,
      ...fresh(),
      used: {},
      bomb: e.bomb ?? null,
    };
    if (s.now === 'actions' && s.act?.unit === e.by) s.now = 'attack';
  },
  'attack-part': (s, e) => {
    attack(s).part = e.part;
  },
  defender: (s, e) => {
    const a = attack(s);
    a.pools.push({ to: e.to, kind: e.kind, weapons: [], resolved: false });
    a.at = a.pools.length - 1;
  },
  armed: (s, e) => {
    const a = attack(s);
    a.pools[a.at]?.weapons.push(...e.weapons.map(w => ({ ...w, dice: { ...w.dice } })));
  },
  'pool-chosen': (s, e) => {
    Object.assign(attack(s), fresh(), { at: e.at, most: e.most, met: e.met.map(x => ({ ...x })), used: {} });
  },
  rolled: (s, e) => {
    const a = attack(s);
    a.rolled.push(e.colour);
    a.dice[e.colour] = { ...e.faces };
  },
  rerolled: (s, e) => {
    const faces = attack(s).dice[e.colour];
    for (const face of ATTACK_FACES) faces[face] += e.faces[face] - e.gone[face];
  },
  surges: (s, e) => convert(attack(s), e.to, e.n),
  'pool-rolled': s => gather(attack(s)),
  changed: (s, e) => {
    const a = attack(s);
    const key = { hit: 'hits', crit: 'crits', blank: 'blanks' } as const;
    a[key[e.from]] -= e.n;
    a[key[e.to]] += e.n;
  },
  'scored-hit': s => {
    attack(s).scored = true;
  },
  cancelled: (s, e) => {
    const a = attack(s);
    a.hits -= e.hits;
    a.crits -= e.crits;
    a.cancelled += e.hits + e.crits;
  },
  dodged: (s, e) => {
    attack(s).dodged += e.n;
  },
  covered: (s, e) => {
    attack(s).cover = e.cover;
  },
  'pierce-gained': (s, e) => {
    attack(s).pierce += e.n;
  },
  pierced: (s, e) => {
    const a = attack(s);
    a.pierced += e.n;
    if (a.pools[a.at]?.to === e.unit) {
      a.defence.blocks -= e.n;
      a.defence.blanks += e.n;
    }
  },
  'defence-rolled': (s, e) => {
    const a = attack(s);
    if (a.pools[a.at]?.to !== e.unit) return; // Guardian keeps its own dice
    a.defence = { blocks: e.faces.block, surges: e.faces.surge, blanks: e.faces.blank };
  },
  'defence-rerolled': (s, e) => {
    const { defence } = attack(s);
    defence.blocks += e.faces.block - e.gone.block;
    defence.surges += e.faces.surge - e.gone.surge;
    defence.blanks += e.faces.blank - e.gone.blank;
  },
  'defence-surges': (s, e) => {
    const a = attack(s);
    if (a.pools[a.at]?.to !== e.unit) return;
    a.defence.surges -= e.n;
    a.defence.blocks += e.n;
  },
  backlash: (s, e) => {
    attack(s).backlash += e.n;
  },
  suffers: (s, e) => {
    attack(s).wounds = e.wounds;
  },
  'pool-resolved': (s, e) => {
    const pool = attack(s).pools[e.at];
    if (pool) pool.resolved = true;
    for (const id in s.units) forget(s, id, 'attack');
  },
  'attack-over': s => {
    s.attack = null;
    for (const id in s.units) forget(s, id, 'attack');
    if (s.now === 'attack') s.now = 'actions';
  },
};
