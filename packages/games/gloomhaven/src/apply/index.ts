import { type Appliers, type CardId, sure } from '@potyczka/kernel';
import type { Token } from '../content/abilities.js';
import { cardOf, halfOf, monsterOf, scenarioOf } from '../content/index.js';
import type { Event } from '../events.js';
import { hexOf } from '../rules/look.js';
import type { Active, Deck, Figure, Land, State } from '../state.js';
import { ELEMENTS, POOL, REST } from '../vocabulary.js';
import { change, hero, kept, mend, see, without } from './change.js';
import { turnAppliers } from './turns.js';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;

const land = (s: State, by: Partial<Land>): void => {
  s.land = { ...s.land, ...by };
};

const bump = (counts: Record<string, number>, key: string, n: number): void => {
  counts[key] = (counts[key] ?? 0) + n;
  if (counts[key] === 0) delete counts[key];
};

/** A card shuffled into a draw pile, if its pool has one left (GLM-CURSE-05). */
const addCard = (s: State, who: string, card: 'curse' | 'bless'): void => {
  const owner = s.heroes[who] ? who : (s.figures[who]?.owner ?? 'monsters');
  const deck = s.decks[owner] as Deck;
  const pool = card === 'bless' ? 'bless' : owner === 'monsters' ? 'monsters' : 'heroes';
  if (s.pools[pool] === 0) return;
  s.pools[pool]--;
  const draw = { ...deck.draw };
  bump(draw, card, 1);
  s.decks[owner] = { ...deck, draw };
};

const gained = (s: State, e: Of<'gained'>): void => {
  if (e.condition === 'curse' || e.condition === 'bless') addCard(s, e.who, e.condition);
  else {
    const f = s.figures[e.who] as Figure;
    change(s, e.who, { conditions: { ...f.conditions, [e.condition]: e.lasts } });
  }
};

const drop = (s: State, who: string, tokens: readonly Token[]): void => {
  const f = s.figures[who];
  if (!f || tokens.length === 0) return;
  const conditions = { ...f.conditions };
  for (const token of tokens) delete conditions[token];
  change(s, who, { conditions });
};

const leaveActive = (s: State, who: string, card: CardId): Active | undefined => {
  const { active } = hero(s, who);
  const entry = active.find(a => a.card === card);
  mend(s, who, { active: active.filter(a => a.card !== card) });
  s.lasting = s.lasting.filter(x => x.card !== card);
  return entry;
};

const removeFigure = (s: State, who: string): void => {
  const { [who]: _, ...left } = s.figures;
  s.figures = left;
  s.lasting = s.lasting.filter(x => x.card !== null || x.owner !== who);
};

const revealed = (s: State, e: Of<'revealed'>): void => {
  land(s, { rooms: [...s.land.rooms, e.room], things: [...s.land.things, ...(e.things as Land['things'])] });
  s.money = [...s.money, ...e.money.map(place => hexOf(s, place))];
  const { [e.room]: _, ...rooms } = s.veils.rooms;
  s.veils = { ...s.veils, rooms };
};

const packed = (s: State, e: Of<'packed'>): void => {
  mend(s, e.who, {
    hand: [...e.hand],
    box: [...e.box],
    unseen: s.options.ready && s.options.party === null ? [] : [...e.hand, ...e.box],
    items: e.items.map(id => ({ id, state: 'ready', used: 0 })),
    perks: [...e.perks],
  });
};

const tally = (s: State, who: string, what: string, n = 1): void => {
  const h = s.heroes[who];
  if (h) mend(s, who, { tally: { ...h.tally, [what]: (h.tally[what] ?? 0) + n } });
};

/** Some things may be used only so often in a turn. */
const countUse = (s: State, key: string): void => {
  if (s.turn) s.turn = { ...s.turn, used: { ...s.turn.used, [key]: (s.turn.used[key] ?? 0) + 1 } };
};

const died = (s: State, e: Of<'died'>): void => {
  const f = s.figures[e.who] as Figure;
  if (e.money) s.money = [...s.money, f.at];
  removeFigure(s, e.who);
  bump(s.flags, `killed ${f.type}`, 1);
  const killer = e.by === null ? undefined : s.heroes[e.by] ? e.by : s.figures[e.by]?.owner;
  if (f.side === 'heroes' || !killer) return;
  tally(s, killer, 'kills');
  tally(s, killer, `killed ${f.type}`);
  const item = s.turn?.of === killer ? (s.turn.used[IN_BLOW] ?? 0) : 0;
  if (item > 0) tally(s, killer, `killed with ${item}`);
  if (f.rank === 'elite') tally(s, killer, 'elites');
  if (e.over >= 4) tally(s, killer, 'dynamo');
  if ((s.flags.kills ?? 0) === 0) tally(s, killer, 'first');
  bump(s.flags, 'kills', 1);
};

const moved = (s: State, e: Of<'moved'>): void => {
  const to = e.route.at(-1);
  if (to === undefined) return;
  change(s, e.who, { at: hexOf(s, to) });
  const own =
    s.turn?.of === e.who && e.by === e.who && (e.how === 'walk' || e.how === 'jump' || e.how === 'fly');
  if (own && s.turn) s.turn = { ...s.turn, moved: s.turn.moved + e.route.length - 1 };
};

const hurt = (s: State, e: Of<'hurt'>): void => {
  const f = s.figures[e.who] as Figure;
  change(s, e.who, { hp: e.left });
  if (f.kind === 'hero' && e.left * 2 < f.max) tally(s, e.who, 'low');
  if (s.turn && e.by === s.turn.of) s.turn = { ...s.turn, dealt: s.turn.dealt + e.n };
  if (s.turn?.of === e.who && e.how === 'hazard') s.turn = { ...s.turn, hazards: s.turn.hazards + 1 };
};

const cardTo = (s: State, e: Of<'card-to'>): void => {
  const { lost = false } = halfOf(e.card, e.half);
  see(s, e.who, [e.card]);
  const h = hero(s, e.who);
  const hand = without(h.hand, e.card);
  if (e.to === 'active')
    mend(s, e.who, {
      hand,
      active: [...h.active, { card: e.card, half: e.half, lost, until: e.until, used: 0 }],
    });
  else mend(s, e.who, { hand, [e.to]: [...h[e.to], ...kept([e.card])] });
  if (s.turn) s.turn = { ...s.turn, playing: null };
};

const exhausted = (s: State, e: Of<'exhausted'>): void => {
  const unseen = without(hero(s, e.who).unseen, ...e.cards);
  const f = s.figures[e.who];
  const leftWith = f === undefined ? null : { hp: e.how === 'hp' ? 0 : f.hp, max: f.max };
  mend(s, e.who, { lost: kept(e.cards), hand: [], discard: [], active: [], unseen, out: true, leftWith });
  tally(s, e.who, `out ${e.how}`);
  s.lasting = s.lasting.filter(x => x.owner !== e.who);
  // GLM-PERMA-02: who has no cards left stays on the map, where death may come
  if (!(s.options.party?.death && e.how === 'cards')) removeFigure(s, e.who);
  delete s.chosen[e.who];
};

const rested = (s: State, e: Of<'rested'>): void => {
  const h = hero(s, e.who);
  mend(s, e.who, { lost: [...h.lost, e.lost], hand: [...h.hand, ...e.back], discard: [] });
  tally(s, e.who, e.how);
};

/** GLM-MOD-07, -10: BLESS and CURSE go back to their pools. */
const drew = (s: State, e: Of<'drew'>): void => {
  const deck = s.decks[e.whose] as Deck;
  const draw = { ...deck.draw };
  bump(draw, e.card, -1);
  const leaves = e.card === 'bless' || e.card === 'curse';
  if (e.card === 'bless') s.pools.bless++;
  if (e.card === 'curse') s.pools[e.whose === 'monsters' ? 'monsters' : 'heroes']++;
  const shuffle = deck.shuffle || sure(e.card.split(', ')[0], 'one of card').endsWith('*');
  s.decks[e.whose] = { ...deck, draw, shuffle, aside: leaves ? deck.aside : [...deck.aside, e.card] };
};

/** GLM-MOD-08 */
const attacked = (s: State, e: Of<'attacked'>): void => {
  const whose = s.heroes[e.who] ? e.who : (s.figures[e.who]?.owner ?? 'monsters');
  const deck = s.decks[whose] as Deck;
  const discard = { ...deck.discard };
  for (const card of deck.aside) bump(discard, card, 1);
  s.decks[whose] = { ...deck, discard, aside: [] };
  // What was used since the blow before belongs to this one.
  if (s.turn?.of === e.who) {
    const { [AT_HAND]: item, ...used } = s.turn.used;
    s.turn = { ...s.turn, used: { ...used, [IN_BLOW]: item ?? 0 } };
  }
};

/** The last item that was used in a turn, until a blow falls; and the one that this blow was struck with. */
const AT_HAND = 'item at hand';
const IN_BLOW = 'item in blow';

const shuffleDeck = (s: State, whose: string): void => {
  const deck = s.decks[whose] as Deck;
  const draw = { ...deck.draw };
  for (const [card, n] of Object.entries(deck.discard)) bump(draw, card, n);
  s.decks[whose] = { ...deck, draw, discard: {} };
};

const setupAppliers = {
  began: s => {
    s.phase = 'setup';
  },
  'goals-shuffled': (s, e) => {
    s.goals = [...e.cards];
  },
  'goals-dealt': (s, e) => {
    s.goals = without(s.goals, ...e.cards);
    mend(s, e.who, { goals: [...e.cards] });
  },
  'goal-kept': (s, e) => {
    mend(s, e.who, { goals: [e.card], passed: [e.back] });
  },
  packed,
  'deck-built': (s, e) => {
    s.decks[e.who] = { draw: { ...e.draw }, discard: {}, aside: [], shuffle: false };
  },
  stood: (s, e) => {
    s.figures = { ...s.figures, [e.who]: e.figure };
  },
} satisfies Partial<Appliers<State, Event>>;

const boardAppliers = {
  revealed,
  appeared: (s, e) => {
    s.figures = { ...s.figures, [e.who]: e.figure };
    s.counter++;
  },
  opened: (s, e) => {
    land(s, { open: [...s.land.open, e.door], locked: without(s.land.locked, e.door) });
  },
  closed: (s, e) => land(s, { open: without(s.land.open, e.door), locked: [...s.land.locked, e.door] }),
  locked: (s, e) => land(s, { locked: [...s.land.locked, e.door] }),
  unlocked: (s, e) => land(s, { locked: without(s.land.locked, e.door) }),
  laid: (s, e) => {
    s.counter++;
    land(s, { things: [...s.land.things, e.thing] });
  },
  removed: (s, e) => land(s, { things: s.land.things.filter(x => x.id !== e.thing) }),
} satisfies Partial<Appliers<State, Event>>;

const roundAppliers = {
  round: (s, e) => {
    s.round = e.n;
    s.phase = 'cards';
    s.acted = [];
    s.chosen = {};
    s.initiatives = {};
    s.shifts = {};
    s.ranks = {};
    s.abilities = {};
    s.augments = {};
    for (const [id, f] of Object.entries(s.figures)) if (f.waits) change(s, id, { waits: false });
  },
  chose: (s, e) => {
    s.chosen[e.who] = e.choice;
    s.initiatives[e.who] =
      e.choice === 'rest'
        ? [REST, 0]
        : [cardOf(e.choice.lead).initiative, cardOf(e.choice.second).initiative];
    if (e.choice === 'rest') return;
    const cards = [e.choice.lead, e.choice.second];
    mend(s, e.who, { hand: without(hero(s, e.who).hand, ...cards) });
    see(s, e.who, cards);
    s.phase = 'turns';
  },
  shifted: (s, e) => {
    s.shifts[e.who] = (s.shifts[e.who] ?? 0) + e.by;
  },
  ability: (s, e) => {
    s.abilities[e.kind] = e.card;
    s.initiatives[e.kind] = [e.initiative];
    const { deck } = monsterOf(e.kind);
    const drawn = s.drawn[deck] ?? [];
    if (!drawn.includes(e.card)) s.drawn = { ...s.drawn, [deck]: [...drawn, e.card] }; // one card for two types
    s.phase = 'turns';
  },
  'abilities-shuffled': (s, e) => {
    const { [e.deck]: _, ...drawn } = s.drawn;
    s.drawn = drawn;
  },
  'modifiers-shuffled': (s, e) => shuffleDeck(s, e.whose),
  'order-settled': (s, e) => {
    s.phase = 'turns';
    const ranked = Object.keys(s.ranks).length;
    for (const [n, who] of e.who.entries()) s.ranks[who] = ranked + n - 100;
  },
  waned: s => {
    for (const element of ELEMENTS) s.elements[element] = Math.max(0, s.elements[element] - 1) as 0 | 1 | 2;
  },
  'round-over': s => {
    s.phase = 'end';
    for (const [whose, deck] of Object.entries(s.decks)) s.decks[whose] = { ...deck, shuffle: false };
    s.lasting = s.lasting.filter(x => x.until === 'scenario');
  },
} satisfies Partial<Appliers<State, Event>>;

const cardAppliers = {
  played: (s, e) => {
    if (!s.turn) return;
    const { card, half, basic } = e;
    s.turn = {
      ...s.turn,
      cards: without(s.turn.cards, card),
      halves: without(s.turn.halves, half),
      playing: { card, half, basic },
    };
  },
  'card-to': cardTo,
  'card-left': (s, e) => {
    leaveActive(s, e.who, e.card);
    mend(s, e.who, { [e.to]: [...hero(s, e.who)[e.to], ...kept([e.card])] });
  },
  'slot-used': (s, e) => {
    const h = hero(s, e.who);
    const active = h.active.map(a => (a.card === e.card ? { ...a, used: a.used + 1 } : a));
    mend(s, e.who, { active, xp: h.xp + e.xp });
  },
  lasts: (s, e) => {
    s.counter++;
    s.lasting = [...s.lasting, e.effect];
  },
  'effect-used': (s, e) => {
    s.lasting = s.lasting.map(x => (x.n === e.effect ? { ...x, used: x.used + 1 } : x));
    countUse(s, `bonus ${e.effect}`);
  },
  'effect-moved': (s, e) => {
    s.lasting = s.lasting.map(x => (x.n === e.effect ? { ...x, on: [e.on] } : x));
  },
  'card-given': (s, e) => mend(s, e.who, { hand: [...hero(s, e.who).hand, e.card] }),
  'effect-over': (s, e) => {
    s.lasting = s.lasting.filter(x => x.n !== e.effect);
  },
  recovered: (s, e) => {
    for (const card of e.cards)
      if (hero(s, e.who).active.some(a => a.card === card)) leaveActive(s, e.who, card);
    const h = hero(s, e.who);
    mend(s, e.who, { [e.from]: without(h[e.from], ...e.cards), hand: [...h.hand, ...e.cards] });
  },
  'cards-lost': (s, e) => {
    see(s, e.who, e.cards);
    const h = hero(s, e.who);
    mend(s, e.who, { [e.from]: without(h[e.from], ...e.cards) });
    mend(s, e.who, { lost: [...h.lost, ...kept(e.cards)] });
  },
  'cards-discarded': (s, e) => {
    see(s, e.who, e.cards);
    const h = hero(s, e.who);
    mend(s, e.who, { hand: without(h.hand, ...e.cards), discard: [...h.discard, ...kept(e.cards)] });
    if (s.turn) s.turn = { ...s.turn, cards: without(s.turn.cards, ...e.cards), halves: [] };
  },
  rested,
  redrew: () => {},
  xp: (s, e) => {
    mend(s, e.who, { xp: hero(s, e.who).xp + e.n });
  },
  'item-used': (s, e) => {
    const { items } = hero(s, e.who);
    mend(s, e.who, {
      items: items.map(i => (i.id === e.item ? { ...i, state: e.state, used: e.used } : i)),
    });
    countUse(s, `item ${e.item}`);
    if (s.turn?.of === e.who) s.turn = { ...s.turn, used: { ...s.turn.used, [AT_HAND]: e.item } };
    tally(s, e.who, 'items');
  },
  refreshed: (s, e) => {
    const { items } = hero(s, e.who);
    mend(s, e.who, {
      items: items.map(i => (e.items.includes(i.id) ? { ...i, state: 'ready', used: 0 } : i)),
    });
  },
} satisfies Partial<Appliers<State, Event>>;

const figureAppliers = {
  focused: () => {},
  decided: () => {},
  moved,
  attacked,
  hurt,
  negated: () => {},
  healed: (s, e) => {
    drop(s, e.who, e.cured);
    change(s, e.who, { hp: e.hp });
  },
  'hp-shared': (s, e) => change(s, e.who, { hp: e.hp }),
  gained,
  'removed-conditions': (s, e) => drop(s, e.who, e.conditions),
  immune: () => {},
  died,
  exhausted,
  stays: () => {},
  drew,
  infused: (s, e) => {
    if (!s.infused.includes(e.element)) s.infused = [...s.infused, e.element];
  },
  consumed: (s, e) => {
    s.elements[e.element] = 0;
  },
  'elements-set': (s, e) => {
    for (const element of e.strong) s.elements[element] = 2;
    for (const element of e.inert) s.elements[element] = 0;
  },
  looted: (s, e) => {
    const at = hexOf(s, e.at);
    let left = e.tokens;
    s.money = s.money.filter(hex => hex !== at || left-- <= 0);
    const h = s.heroes[e.who];
    if (h) mend(s, e.who, { money: h.money + e.tokens });
  },
  treasure: (s, e) => {
    const { treasures } = hero(s, e.who);
    if (typeof e.treasure === 'number') mend(s, e.who, { treasures: [...treasures, e.treasure] });
    bump(s.flags, typeof e.treasure === 'number' ? `treasure ${e.treasure}` : 'goal treasures', 1);
    if (typeof e.treasure !== 'number') tally(s, e.who, 'goal treasures');
    tally(s, e.who, 'treasures');
  },
  gold: (s, e) => {
    mend(s, e.who, { gold: hero(s, e.who).gold + e.n });
  },
  'turned-coat': (s, e) => {
    const f = s.figures[e.who] as Figure;
    const third = scenarioOf(s.scenario).rules?.some(r => r.rule === 'thirdSide' && r.kind === f.type);
    change(s, e.who, { side: f.side !== 'heroes' ? 'heroes' : third ? 'third' : 'monsters' });
  },
  sided: (s, e) => change(s, e.who, { side: e.side }),
  flag: (s, e) => {
    s.flags[e.flag] = e.n;
  },
  noted: (s, e) => tally(s, e.who, e.what, e.n),
  'decided-outcome': (s, e) => {
    s.outcome = e.outcome;
  },
  over: s => {
    s.phase = 'over';
    for (const [whose, deck] of Object.entries(s.decks)) {
      const draw = { ...deck.draw };
      delete draw.curse;
      delete draw.bless;
      s.decks[whose] = { ...deck, draw };
    }
    s.pools = { monsters: POOL, heroes: POOL, bless: POOL };
  },
} satisfies Partial<Appliers<State, Event>>;

/** How each event changes the state. */
export const apply: Appliers<State, Event> = {
  ...setupAppliers,
  ...boardAppliers,
  ...roundAppliers,
  ...turnAppliers,
  ...cardAppliers,
  ...figureAppliers,
};
