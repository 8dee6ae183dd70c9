import type { Appliers } from '@potyczka/kernel';
import { lootOf } from '../content/loot.js';
import type { Event } from '../events.js';
import type { Legend, State } from '../state.js';
import type { LegendId, Space } from '../vocabulary.js';
import { change, changeBoard, changeShot, legend, receive, show, without, withoutAll } from './change.js';

type Setup = Pick<
  Appliers<State, Event>,
  | 'shuffled'
  | 'drew-colours'
  | 'teams'
  | 'recruited'
  | 'announced'
  | 'stage'
  | 'pooled'
  | 'gave'
  | 'gave-up'
  | 'equipped'
>;

/** Before the first round: the draft and stage 1. */
export const setup: Setup = {
  shuffled: (s, e) => {
    const cards = [...e.cards];
    if (e.pile === 'weapons') s.weaponDeck = cards;
    else if (e.pile === 'bins') s.binDeck = cards;
    else if (e.pile === 'ring') s.ringDeck = cards;
    else if (e.pile === 'decisions') {
      s.decisions = cards;
      s.decided = [];
    } else if (e.pile === 'automa-feats') {
      if (e.who) changeBoard(s, e.who, { feats: cards, used: [] });
    } else if (e.pile === 'feats') {
      if (e.who) change(s, e.who, { deck: cards });
    } else if (e.pile === 'aim') changeShot(s, { deck: cards });
    else s.bags = { ...s.bags, [e.pile]: cards };
  },
  'drew-colours': () => {},
  teams: (s, e) => {
    s.teams = { red: [...e.red], blue: [...e.blue] };
  },
  recruited: (s, e) => {
    const automa = e.automa ? newBoard(e.automa) : null;
    change(s, e.who, { team: e.team, seat: e.seat, chosen: true, automa });
  },
  announced: (s, e) => {
    s.ringDeck = [e.card, ...without(s.ringDeck, e.card)];
    s.announced = true;
  },
  stage: (s, e) => {
    s.stage = e.stage;
    s.legends = s.legends.filter(l => l.chosen);
  },
  pooled: (s, e) => {
    s.weaponDeck = withoutAll(s.weaponDeck, e.weapons);
    const { common, rare, epic } = s.bags;
    s.bags = {
      ...s.bags,
      common: withoutAll(common, e.tokens),
      rare: withoutAll(rare, e.tokens),
      epic: withoutAll(epic, e.tokens),
    };
    change(s, e.who, { pool: [...e.weapons, ...e.tokens] });
  },
  'gave-up': (s, e) => {
    const { pool, team } = legend(s, e.who);
    change(s, e.who, { pool: without(pool, e.card) });
    s.gone = [...s.gone, { card: e.card, by: team }];
  },
  gave: (s, e) => {
    change(s, e.who, { pool: without(legend(s, e.who).pool, e.card) });
    change(s, e.to, { pool: [...legend(s, e.to).pool, e.card] });
    s.given = [...s.given, e.card];
  },
  equipped: (s, e) => {
    const l = legend(s, e.who);
    const weapons = e.weapons.map(w => ({ card: w.card, ammo: w.ammo, on: [...w.on] }));
    change(s, e.who, { weapons, pack: [...e.packs], pool: [] });
    for (const card of e.wears) putOn(s, e.who, card);
    s.given = [];
    s.gone = [...s.gone, ...e.left.map(card => ({ card, by: l.team }))];
  },
};

const newBoard = (automa: 'enemy' | 'ally'): NonNullable<Legend['automa']> => ({
  allied: automa === 'ally',
  charge: 1, // AUT-SETUP-22
  feats: [],
  used: [],
  active: null,
  set: 0,
  more: 0,
});

/** APX-EQUIP-07: a body shield restores its points as it is put on, and is exhausted. */
const putOn = (s: State, who: LegendId, card: State['known'][number]): void => {
  const loot = lootOf(card);
  if (loot.sort !== 'gear') return;
  const { gear, shield } = legend(s, who);
  change(s, who, { gear: { ...gear, [loot.gear.kind]: card } });
  if (loot.gear.kind !== 'body') return;
  change(s, who, { shield: Math.min(loot.gear.limit, shield + loot.gear.restores) });
  if (loot.gear.restores > 0) s.exhausted = [...s.exhausted, card];
};

type Drop = Pick<Appliers<State, Event>, 'laid-bonus' | 'drew-feats' | 'waits' | 'entered' | 'tile-cleared'>;

/** Stage 2. */
export const drop: Drop = {
  'laid-bonus': (s, e) => {
    s.bags = { ...s.bags, epic: without(s.bags.epic, e.epic) };
    s.tile = { ...s.tile, [e.edge]: { bonus: e.bonus, epic: e.epic } } as NonNullable<State['tile']>;
  },
  'drew-feats': (s, e) => {
    const { deck, hand } = legend(s, e.who);
    change(s, e.who, { deck: withoutAll(deck, e.cards), hand: [...hand, ...e.cards] });
  },
  waits: (s, e) => {
    change(s, e.who, { edge: e.edge });
    if (!e.epic || !s.tile) return;
    s.tile = { ...s.tile, [e.edge]: { ...s.tile[e.edge], epic: null } };
    receive(s, e.who, e.epic);
    show(s, e.epic);
  },
  entered: (s, e) => {
    const { automa } = legend(s, e.who);
    change(s, e.who, { at: e.path.at(-1) ?? null });
    if (automa && !automa.allied) s.dropBeacon = { ...(e.path[0] as Space) };
  },
  'tile-cleared': s => {
    s.tile = null;
  },
};
