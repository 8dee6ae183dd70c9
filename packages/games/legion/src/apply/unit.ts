import { type Appliers, type DeepReadonly, nth } from '@potyczka/kernel';
import type { UnitCard, UpgradeCard } from '../content/cards.js';
import type { Stand, UnitEvent } from '../events.js';
import { minisOf } from '../rules/muster.js';
import type { Mini, State, Unit } from '../state.js';
import type { MiniId, UnitId } from '../vocabulary.js';
import { put } from './put.js';

type MiniS = DeepReadonly<Mini>;

const stand = (minis: readonly MiniS[], at: readonly Stand[]): MiniS[] =>
  minis.map((mini, n) => ({ ...mini, ...at[n] }));

const putMini = (s: State, id: UnitId, mini: MiniId, change: (m: MiniS) => MiniS): void =>
  put(s, id, u => ({ minis: u.minis.map(m => (m.id === mini ? change(m) : m)) }));

const putUpgrade = (
  s: State,
  id: UnitId,
  n: number,
  change: (e: DeepReadonly<Unit>['upgrades'][number]) => DeepReadonly<Unit>['upgrades'][number],
): void => put(s, id, u => ({ upgrades: u.upgrades.map((e, i) => (i === n ? change(e) : e)) }));

const count = (s: State, e: { unit: UnitId; keyword: string; in: 'activation' | 'attack' }): void => {
  const used = e.in === 'attack' ? s.attack?.used : s.act?.used;
  if (used) used[e.keyword] = (used[e.keyword] ?? 0) + 1;
};

export const applyUnit: Appliers<State, UnitEvent> = {
  deployed: (s, e) => put(s, e.unit, u => ({ where: 'field' as const, minis: stand(u.minis, e.at) })),
  moved: (s, e) => put(s, e.unit, u => ({ minis: stand(u.minis, e.at) })),
  embarked: (s, e) =>
    put(s, e.unit, u => ({
      where: 'aboard' as const,
      marks: { ...u.marks, aboard: { until: 'game' as const, n: e.open ? 1 : 0, unit: e.into } },
    })),
  disembarked: (s, e) =>
    put(s, e.unit, u => ({
      where: 'field' as const,
      minis: stand(u.minis, e.at),
      marks: {
        ...Object.fromEntries(Object.entries(u.marks).filter(([k]) => k !== 'aboard')),
        'got-out': { until: 'activation' as const, n: 1, unit: u.marks.aboard?.unit ?? null },
      },
    })),
  replaced: (s, e) => put(s, e.unit, u => ({ minis: stand(u.minis, e.at) })),
  displaced: (s, e) => {
    s.act?.displaced.push(e.unit);
  },
  gained: (s, e) => put(s, e.unit, u => ({ tokens: { ...u.tokens, [e.token]: u.tokens[e.token] + e.n } })),
  lost: (s, e) =>
    put(s, e.unit, u => ({ tokens: { ...u.tokens, [e.token]: Math.max(0, u.tokens[e.token] - e.n) } })),
  'card-rolled': () => {},
  card: (s, e) => {
    if (e.state !== 'ready' && s.act?.unit === e.unit) s.act.used[`card:${e.upgrade}`] = 1; // LEG-KWX-CYCLE-01
    putUpgrade(s, e.unit, e.upgrade, u => ({ ...u, state: e.state, face: e.face }));
  },
  swapped: (s, e) =>
    put(s, e.unit, u => {
      const old = nth(u.upgrades, e.upgrade);
      const upgrades = u.upgrades.map((x, n) =>
        n === e.upgrade
          ? { ...x, card: nth(u.spare, e.spare), state: 'ready' as const, face: 'A', tokens: {} }
          : x,
      );
      const cards = upgrades
        .filter(x => x.on === undefined)
        .map(x => s.cards.upgrades[x.card] as UpgradeCard);
      const card = s.cards.units[u.card] as UnitCard;
      return {
        upgrades,
        spare: u.spare.map((x, n) => (n === e.spare ? old.card : x)),
        minis: minisOf(u.id, card, cards, u.counterpart !== null),
      };
    }),
  'card-token': (s, e) =>
    putUpgrade(s, e.unit, e.upgrade, u => ({
      ...u,
      tokens: { ...u.tokens, [e.token]: (u.tokens[e.token] ?? 0) + e.n },
    })),
  mark: (s, e) => put(s, e.unit, u => ({ marks: { ...u.marks, [e.mark]: { ...e.as } } })),
  unmark: (s, e) =>
    put(s, e.unit, u => ({
      marks: Object.fromEntries(Object.entries(u.marks).filter(([k]) => k !== e.mark)),
    })),
  rank: (s, e) => put(s, e.unit, () => ({ rank: e.rank })),
  used: count,
  wounded: (s, e) => putMini(s, e.unit, e.mini, m => ({ ...m, wounds: m.wounds + e.n })),
  healed: (s, e) => putMini(s, e.unit, e.mini, m => ({ ...m, wounds: Math.max(0, m.wounds - e.n) })),
  'mini-defeated': (s, e) =>
    put(s, e.unit, u => ({
      fallen: [...u.fallen, u.minis.find(m => m.id === e.mini)?.role ?? 0],
      minis: u.minis.filter(m => m.id !== e.mini),
    })),
  restored: (s, e) =>
    put(s, e.unit, u => {
      const gone = u.fallen.indexOf(e.role);
      return {
        fallen: u.fallen.filter((_, n) => n !== gone),
        minis: [...u.minis, { id: e.mini, role: e.role, ...e.at, wounds: e.wounds }],
      };
    }),
  'new-leader': (s, e) =>
    put(s, e.unit, u => ({
      minis: [
        ...u.minis
          .filter(m => m.id === e.mini)
          .map(m => (e.wounds > 0 ? { ...m, wounds: e.wounds, tougher: e.wounds } : m)),
        ...u.minis.filter(m => m.id !== e.mini),
      ],
    })),
  'unit-defeated': (s, e) => put(s, e.unit, () => ({ where: 'defeated' as const, order: 'none' as const })),
  resilience: (s, e) =>
    put(s, e.unit, u => ({
      damage: e.damage,
      disrupted: e.weapon,
      marks: { ...u.marks, resilience: { until: 'game' as const, n: 1, unit: null } },
    })),
  repaired: (s, e) => put(s, e.unit, () => ({ damage: null, disrupted: null })),
};
