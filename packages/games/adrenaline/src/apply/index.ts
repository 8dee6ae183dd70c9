import type { Appliers, Seat } from '@potyczka/kernel';
import type { Event } from '../events.js';
import type { Kill, State } from '../state.js';
import { type Figure, OVERKILL, type WeaponCard } from '../vocabulary.js';

type Who<K extends Event['type']> = Extract<Event, { type: K }>;

const board = (s: State, f: Figure) => s.boards[f] as State['boards'][Figure];
const player = (s: State, p: Seat) => s.players[p] as State['players'][Seat];
const without = <X>(list: readonly X[], x: X): X[] => list.filter(y => y !== x);
const owned = (s: State, p: Seat, card: WeaponCard) => {
  const weapon = player(s, p).weapons.find(w => w.card === card);
  if (!weapon) throw new Error(`${p} does not own ${card}`);
  return weapon;
};

const putShuffled = (s: State, e: Who<'shuffled'>): void => {
  if (e.pile === 'weapons') s.weaponDeck = [...e.cards];
  else if (e.pile === 'ammo') {
    s.ammoDeck = [...e.cards];
    s.ammoDiscard = [];
  } else {
    s.powerUpDeck = [...e.cards];
    s.powerUpDiscard = [];
  }
};

const damage = (s: State, e: Who<'damaged'>): void => {
  const b = board(s, e.who);
  for (let n = 0; n < e.amount + e.fromMarks && b.damage.length < OVERKILL; n++) b.damage.push(e.by);
  if (e.amount > 0 && e.by !== e.who) b.marks[e.by] = 0;
};

export const apply: Appliers<State, Event> = {
  shuffled: putShuffled,
  'first-player': (s, e) => {
    s.first = e.who;
    s.turn = e.who;
  },
  offered: (s, e) => {
    s.weaponDeck = without(s.weaponDeck, e.card);
    s.offers[e.at].push(e.card);
  },
  'laid-ammo': (s, e) => {
    s.ammoDeck = without(s.ammoDeck, e.card);
    s.tiles[e.at] = e.card;
  },
  drew: (s, e) => {
    s.powerUpDeck = without(s.powerUpDeck, e.card);
    player(s, e.who).powerUps.push(e.card);
  },
  discarded: (s, e) => {
    player(s, e.who).powerUps = without(player(s, e.who).powerUps, e.card);
    s.powerUpDiscard.push(e.card);
  },
  spawned: (s, e) => {
    board(s, e.who).at = e.at;
  },
  turn: (s, e) => {
    player(s, e.who).turns++;
    s.botActed = false;
    s.tagged = [];
  },
  moved: (s, e) => {
    board(s, e.who).at = e.to;
  },
  'took-ammo': (s, e) => {
    const { cubes } = player(s, e.who);
    for (const c of e.cubes) cubes[c]++;
    s.tiles[e.at] = null;
    s.ammoDiscard.push(e.card);
  },
  'took-weapon': (s, e) => {
    s.offers[e.at] = without(s.offers[e.at], e.card);
    player(s, e.who).weapons.push({ card: e.card, loaded: true });
  },
  'put-down': (s, e) => {
    player(s, e.who).weapons = player(s, e.who).weapons.filter(w => w.card !== e.card);
    s.offers[e.at].push(e.card);
  },
  paid: (s, e) => {
    const p = player(s, e.who);
    for (const c of e.cubes) p.cubes[c]--;
    for (const card of e.cards) {
      p.powerUps = without(p.powerUps, card);
      s.powerUpDiscard.push(card);
    }
  },
  reloaded: (s, e) => {
    owned(s, e.who, e.card).loaded = true;
  },
  fired: () => {},
  used: () => {},
  unloaded: (s, e) => {
    owned(s, e.who, e.card).loaded = false;
  },
  played: (s, e) => {
    player(s, e.who).powerUps = without(player(s, e.who).powerUps, e.card);
    s.powerUpDiscard.push(e.card);
  },
  damaged: damage,
  marked: (s, e) => {
    const { marks } = board(s, e.who);
    marks[e.by] = (marks[e.by] ?? 0) + e.amount;
  },
  killed: () => {},
  'first-blood': (s, e) => {
    board(s, e.who).points += e.points;
  },
  scored: (s, e) => {
    board(s, e.who).points += e.points;
  },
  killshot: (s, e) => {
    const kill: Kill = { killer: e.who, overkill: e.overkill };
    s.track.push(kill);
  },
  'double-kill': (s, e) => {
    board(s, e.who).points += e.points;
  },
  skull: (s, e) => {
    s.skulls--;
    board(s, e.on).skulls++;
  },
  cleared: (s, e) => {
    board(s, e.on).damage = [];
  },
  turned: (s, e) => {
    board(s, e.on).turned = true;
    board(s, e.on).skulls = 0;
  },
  'scored-track': (s, e) => {
    board(s, e.who).points += e.points;
  },
  frenzy: (s, e) => {
    s.frenzy = { by: e.by, left: s.seats.length };
  },
  'turn-over': (s, e) => {
    s.turn = e.next;
    if (s.frenzy) s.frenzy.left--;
  },
  'game-over': () => {},
  'bot-acted': s => {
    s.botActed = true;
  },
  'bot-shot': () => {},
  tagged: (s, e) => {
    s.tags[e.spawn].push(e.who);
    if (e.how === 'damage') s.tagged.push(e.spawn);
  },
};
