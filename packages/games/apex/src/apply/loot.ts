import type { Appliers, CardId } from '@potyczka/kernel';
import { gearOf, lootOf } from '../content/loot.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { type GearKind, keyOf, type LegendId, MOST_AMMO } from '../vocabulary.js';
import {
  change,
  changeAct,
  changeWeapon,
  forget,
  legend,
  receive,
  release,
  show,
  takeFromMap,
  without,
  withoutAll,
} from './change.js';

type Loot = Pick<
  Appliers<State, Event>,
  | 'drew-loot'
  | 'picked-up'
  | 'kept'
  | 'wore'
  | 'attached'
  | 'detached'
  | 'dropped'
  | 'removed'
  | 'opened-bin'
  | 'opened-figure'
  | 'drew-weapons'
  | 'rearmed'
  | 'took-ammo'
  | 'ammo'
  | 'scrapped'
>;

/** Loot was handled; before the first action one is owed (APX-LOOT-40). */
const handle = (s: State, who: LegendId, how: 'picked' | 'dropped' | null): void => {
  if (s.act?.legend !== who) return;
  if (how) change(s, who, { [how]: legend(s, who)[how] + 1 });
  changeAct(s, { handled: s.act.handled + 1, owes: !s.act.acted });
};

/** Tokens, gear, attachments, weapons and their ammo. */
export const loot: Loot = {
  'drew-loot': (s, e) => {
    s.bags = { ...s.bags, [e.bag]: withoutAll(s.bags[e.bag], e.cards) };
    receive(s, e.who, ...e.cards);
  },
  'picked-up': (s, e) => {
    takeFromMap(s, e.card, e.at);
    receive(s, e.who, e.card);
    show(s, e.card);
    handle(s, e.who, 'picked');
  },
  kept: (s, e) => {
    const { tray, pack } = legend(s, e.who);
    change(s, e.who, { tray: without(tray, e.card), pack: [...pack, e.card] });
  },
  wore: (s, e) => {
    const kind = gearKind(e.card);
    release(s, e.who, e.card);
    s.known = without(s.known, e.card);
    const { gear, shield } = legend(s, e.who);
    const limit = kind === 'body' ? gearOf(e.card, 'body').limit : Number.POSITIVE_INFINITY;
    change(s, e.who, { gear: { ...gear, [kind]: e.card }, shield: Math.min(limit, shield + e.restored) });
    receive(s, e.who, e.old);
    show(s, e.old);
    if (e.exhausts) s.exhausted = [...s.exhausted, e.card];
  },
  attached: (s, e) => {
    release(s, e.who, e.card);
    s.known = without(s.known, e.card);
    const weapon = legend(s, e.who).weapons[e.slot];
    if (!weapon) return;
    changeWeapon(s, e.who, e.slot, { on: [...weapon.on.filter(c => c !== e.old), e.card] });
    if (!e.old) return;
    receive(s, e.who, e.old);
    show(s, e.old);
  },
  detached: (s, e) => {
    const { weapons, pack } = legend(s, e.who);
    changeWeapon(s, e.who, e.slot, { on: without(weapons[e.slot]?.on ?? [], e.card) });
    change(s, e.who, { pack: [...pack, e.card] });
    show(s, e.card);
  },
  dropped: (s, e) => {
    handle(s, e.who, legend(s, e.who).pack.includes(e.card) ? 'dropped' : null);
    release(s, e.who, e.card);
    s.known = without(s.known, e.card);
    if (e.lost) return forget(s, e.card);
    const key = keyOf(e.at);
    s.loot = { ...s.loot, [key]: [...(s.loot[key] ?? []), e.card] };
  },
  removed: (s, e) => {
    release(s, e.who, e.card);
    forget(s, e.card);
  },
  'opened-bin': (s, e) => {
    s.open = [...s.open, e.bin];
    s.binDeck = without(s.binDeck, e.card);
  },
  'opened-figure': (s, e) => {
    s.figures = s.figures.map(f => (f.id === e.figure ? { ...f, open: true } : f));
  },
  'drew-weapons': (s, e) => {
    s.weaponDeck = withoutAll(s.weaponDeck, e.cards);
  },
  rearmed: (s, e) => {
    changeWeapon(s, e.who, e.slot, { card: e.card, ammo: e.ammo, on: [] });
    receive(s, e.who, ...e.freed);
    show(s, ...e.freed);
  },
  'took-ammo': (s, e) => {
    const { weapons } = legend(s, e.who);
    change(s, e.who, { weapons: weapons.map((w, k) => ({ ...w, ammo: e.ammo[k] ?? w.ammo })) });
  },
  ammo: (s, e) => changeWeapon(s, e.who, e.slot, { ammo: Math.min(MOST_AMMO, e.ammo) }),
  scrapped: () => {},
};

const gearKind = (card: CardId): GearKind => {
  const found = lootOf(card);
  if (found.sort !== 'gear') throw new Error(`${card} is no gear`);
  return found.gear.kind;
};
