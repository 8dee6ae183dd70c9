import type { Appliers } from '@potyczka/kernel';
import type { SetupEvent } from '../events.js';
import type { State } from '../state.js';
import { battleOf } from '../vocabulary.js';
import { put, without } from './put.js';

const side = (s: State, seat: keyof State['sides']) => s.sides[seat] as State['sides'][typeof seat];
const token = (s: State, id: string) => {
  const found = s.tokens.find(t => t.id === id);
  if (!found) throw new Error(`no token ${id}`);
  return found;
};

export const applyBattle: Appliers<State, SetupEvent> = {
  hand: (s, e) => {
    side(s, e.who).hand = [...e.cards];
    side(s, e.who).contingencies = [...e.contingencies];
    side(s, e.who).aside = [...e.aside];
  },
  divulged: (s, e) => {
    const own = side(s, e.who);
    own.divulged.push(e.card);
    // Where it lay among the others would tell what they are.
    own.hand = [...without(own.hand, e.card), e.card];
  },
  flaw: (s, e) => {
    side(s, e.who).flaws.push(e.card);
  },
  'token-revealed': (s, e) => {
    token(s, e.token).what = e.card.slice(1); // no longer the name of a hidden card
  },
  colours: (s, e) => {
    s.blue = e.blue;
  },
  edge: (s, e) => {
    s.turned = e.turned;
  },
  'laid-out': (s, e) => {
    s.battle.rows = {
      objective: [...e.rows.objective],
      deployment: [...e.rows.deployment],
      condition: [...e.rows.condition],
    };
    s.battle.vetoes = 4;
  },
  vetoed: (s, e) => {
    s.battle.rows[e.row] = without(s.battle.rows[e.row], e.card);
    s.battle.vetoes--;
  },
  kept: s => {
    s.battle.vetoes--;
  },
  battle: (s, e) => {
    s.battle.objective = battleOf(e.objective);
    s.battle.deployment = battleOf(e.deployment);
    s.battle.condition = battleOf(e.condition);
  },
  'token-placed': (s, e) => {
    s.tokens.push({ ...e.token });
  },
  barricade: (s, e) => {
    s.ground = { ...s.ground, terrain: [...s.ground.terrain, e.piece] } as State['ground'];
  },
  'barricade-shifted': (s, e) => {
    const terrain = s.ground.terrain.map(x => (x.id === e.piece.id ? e.piece : x));
    s.ground = { ...s.ground, terrain } as State['ground'];
  },
  'token-removed': (s, e) => {
    s.tokens = s.tokens.filter(t => t.id !== e.token);
  },
  'token-moved': (s, e) => {
    const t = token(s, e.token);
    t.x = e.x;
    t.y = e.y;
    t.z = e.z;
  },
  'cart-moved': (s, e) => {
    const { x, y, z, facing } = e;
    Object.assign(token(s, e.token), { x, y, z, facing });
  },
  'token-turned': (s, e) => {
    token(s, e.token).what = 'face-up';
  },
  'supplies-drawn': () => {},
  supplied: (s, e) =>
    put(s, e.unit, u => {
      const mark = `supply:${e.card}`;
      const n = (u.marks[mark]?.n ?? 0) + 1;
      return { marks: { ...u.marks, [mark]: { until: 'game' as const, n, unit: null } } };
    }),
  claimed: (s, e) => {
    token(s, e.token).by = e.unit;
  },
  dropped: (s, e) => {
    token(s, e.token).seat = s.units[e.unit]?.seat ?? null;
    token(s, e.token).by = null;
  },
  'token-wounds': (s, e) => {
    token(s, e.token).wounds = e.wounds;
  },
  scored: (s, e) => {
    side(s, e.who).points += e.points;
  },
};
