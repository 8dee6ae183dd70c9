import { type Appliers, type Game, type Pile, type Proc, type Seat, sure } from '@potyczka/kernel';
import { seatOf } from './chairs.js';
import { dueDeed, inTheCity, joins, offerOf } from './city.js';
import { type Deed, type DeedName, dutyOf, judgeDeed, perform } from './deeds.js';
import { doDeed, type Event, pick, type Result, type S, type State, type T, type View } from './evening.js';
import { questsOf } from './look.js';
import { judgeOptions, type Options, options } from './options.js';
import type { Campaign, CharacterId } from './state.js';
import { msg } from './work.js';

export type { Event, Result, State, View } from './evening.js';

/** What happens between scenarios, as a game of its own: a party is founded, visits the city, or sets out. */

const seatsOf = (o: Options): Seat[] => (['p1', 'p2', 'p3', 'p4'] as const).slice(0, o.players);

const apply: Appliers<State, Event> = {
  did: (s, e) => {
    s.c = perform(s.c, s.party, e.deed).c;
    s.deeds = [...s.deeds, e.deed];
    s.drawn = null;
  },
  drew: (s, e) => {
    s.drawn = { seat: e.seat, cards: [...(s.drawn?.cards ?? []), e.card] };
  },
  passed: (s, e) => {
    s.done = { ...s.done, [e.seat]: offerOf(s) };
  },
  over: s => {
    s.done = Object.fromEntries(s.seats.map(seat => [seat, offerOf(s)]));
  },
};

function* setup(t: T): Proc {
  const leader = sure(t.s.seats[0], 'one of seats');
  if (t.s.what === 'found') yield* doDeed(t, leader, 'found', null);
  else if (t.s.what === 'visit' && sure(t.s.c.parties[t.s.party], 'one of parties').visit === null)
    yield* doDeed(t, leader, 'enter', null);
}

const resultOf = (t: T): Result => {
  t.emit({ type: 'over' }, t.s.what === 'journey' ? 'GLM-ROAD-01' : 'GLM-CITY-05');
  return { deeds: JSON.parse(JSON.stringify(t.s.deeds)) as Deed[] };
};

/** A step is one deed; what is due comes before what is wished (GLM-CITY-03). */
function* step(t: T): Proc<Result | undefined> {
  const leader = sure(t.s.seats[0], 'one of seats');
  const duty = dutyOf(t.s.c as Campaign, t.s.party);
  if (duty) {
    yield* dueDeed(t, duty);
    return undefined;
  }
  if (t.s.what === 'journey') return yield* onTheRoad(t, leader);
  return (yield* inTheCity(t)) ? resultOf(t) : undefined;
}

/** Nobody can go: the match ends where it began. */
function* onTheRoad(t: T, leader: Seat): Proc<Result | undefined> {
  const party = sure(t.s.c.parties[t.s.party], 'one of parties');
  const told = t.s.deeds.some(d => d.do === 'travel');
  if (party.bound !== null || told) return resultOf(t);
  const refusal = judgeDeed(t.s.c as Campaign, t.s.party, 'travel', null);
  const others = joins(t.s);
  if (refusal && others.length === 0) return resultOf(t);
  const key =
    others.length === 0
      ? 'travel'
      : yield* pick(t, leader, 'GLM-CAMP-54', msg('ask-deed-road'), [
          { key: 'travel', label: msg('deed-travel'), refusal, declines: true },
          ...others,
        ]);
  const [deed, who = null] = key.split(' ') as [DeedName, CharacterId?];
  yield* doDeed(t, leader, deed, who);
  return undefined;
}

/** G-20: quests lie face down: those of heroes before their players, those just drawn in one hand, the rest in the deck. */
const hidden = (s: S): Pile[] => {
  const inHand = s.drawn?.cards ?? [];
  return [
    ...Object.values(s.c.characters).map(ch => ({
      cards: ch.quest === null ? [] : [ch.quest],
      seen: [seatOf(ch.lineage, s.seats.length)],
      among: 'quests',
    })),
    { cards: inHand, seen: s.drawn ? [s.drawn.seat] : [], among: 'quests' },
    { cards: s.c.quests.filter(card => !inHand.includes(card)), seen: [], among: 'quests' },
  ];
};

const viewOf = (s: S, c: Campaign): View => ({
  c,
  party: s.party,
  what: s.what,
  deeds: s.deeds.length,
});

export const game: Game<State, Event, View, Options, Result> = {
  id: 'gloomhaven-campaign',
  rulesVersion: 6,
  options,
  judgeOptions,
  seats: seatsOf,
  initial: o => ({
    c: o.story.c,
    party: o.story.party,
    what: o.what,
    seats: seatsOf(o),
    done: {},
    deeds: [],
    drawn: null,
  }),
  setup,
  step,
  shared: { c: 'whole' },
  apply,
  hidden,
  staysHidden: true,
  openView: s => viewOf(s, s.c as Campaign),
  view: (s, who) =>
    viewOf(s, questsOf(s.c as Campaign, who === 'spectator' ? null : who, s.seats) as Campaign),
};
