import {
  type Appliers,
  type DeepReadonly,
  type Game,
  type Msg,
  type Pile,
  type Proc,
  type RuleId,
  type Seat,
  sure,
  type Table,
  type Verdict,
} from '@potyczka/kernel';
import type { CardId } from '../vocabulary.js';
import { seatOf } from './chairs.js';
import {
  begin as beginDeed,
  type Deed,
  type DeedName,
  dutyOf,
  judgeDeed,
  mustRetire,
  perform,
} from './deeds.js';
import { questsOf } from './look.js';
import { judgeOptions, type Options, options, type What } from './options.js';
import type { Campaign, CharacterId, PartyId } from './state.js';
import { msg, type Need, type Note, no, type Way } from './work.js';

/** What happens between scenarios, as a game of its own: a party is founded, visits the city, or sets out. */

export interface State {
  c: Campaign;
  party: PartyId;
  what: What;
  seats: Seat[];
  /** Whose turn it is in the city, and how many in a row have had enough. */
  turn: number;
  passed: number;
  deeds: Deed[];
  /** Quests that somebody has drawn and must choose from. */
  drawn: { seat: Seat; cards: CardId[] } | null;
}

export type Event =
  | { type: 'did'; deed: Deed; notes: readonly Note[]; seat: Seat }
  | { type: 'drew'; seat: Seat; card: CardId }
  | { type: 'passed'; seat: Seat }
  | { type: 'over' };

export interface View {
  c: Campaign;
  party: PartyId;
  what: What;
  turn: Seat;
  deeds: number;
}

export interface Result {
  readonly deeds: readonly Deed[];
}

type S = DeepReadonly<State>;
type T = Table<State, Event>;

/** So many deeds in one evening; another one goes on from there. */
const MOST_DEEDS = 60;

const seatsOf = (o: Options): Seat[] => (['p1', 'p2', 'p3', 'p4'] as const).slice(0, o.players);

const apply: Appliers<State, Event> = {
  did: (s, e) => {
    s.c = perform(s.c, s.party, e.deed).c;
    s.deeds = [...s.deeds, e.deed];
    s.passed = 0;
    s.drawn = null;
  },
  drew: (s, e) => {
    s.drawn = { seat: e.seat, cards: [...(s.drawn?.cards ?? []), e.card] };
  },
  passed: s => {
    s.passed += 1;
    s.turn = (s.turn + 1) % s.seats.length;
  },
  over: s => {
    s.passed = s.seats.length;
  },
};

const speakerOf = (s: S, who: CharacterId | null, acting: Seat): Seat => {
  const ch = who === null ? undefined : s.c.characters[who];
  return ch ? seatOf(ch.lineage, s.seats.length) : acting;
};

function* pick(t: T, seat: Seat, rule: RuleId, ask: Msg, from: readonly Way[]): Proc<string> {
  const way = yield* t.choose<Way>(seat, {
    rule,
    ask,
    from,
    key: x => x.key,
    judge: x => x.refusal as Verdict,
    show: x => ({ label: x.label, at: [x.key], ...(x.declines && { declines: true as const }) }),
  });
  return way.key;
}

/** GLM-EVENT-08, G-42: everybody says; without agreement the first player decides. */
function* together(t: T, need: Extract<Need, { kind: 'choose' }>): Proc<string> {
  const said = yield* t.askAll(
    t.s.seats.map(seat =>
      t.choose<Way>(seat, {
        rule: need.rule,
        ask: need.ask,
        from: need.from,
        key: x => x.key,
        judge: x => x.refusal as Verdict,
        show: x => ({ label: x.label, at: [x.key] }),
      }),
    ),
  );
  const [first] = said;
  if (first && said.every(x => x.key === first.key)) return first.key;
  return yield* pick(t, sure(t.s.seats[0], 'one of seats'), need.rule, need.ask, need.from);
}

const RULE_OF: Readonly<Record<DeedName, RuleId>> = {
  found: 'GLM-CAMP-53',
  enter: 'GLM-ROAD-01',
  create: 'GLM-CITY-06',
  join: 'GLM-CAMP-54',
  part: 'GLM-CAMP-54',
  event: 'GLM-CITY-04',
  buy: 'GLM-SHOP-02',
  sell: 'GLM-SHOP-03',
  level: 'GLM-LEVEL-01',
  raise: 'GLM-PROSP-07',
  perk: 'GLM-PERK-06',
  donate: 'GLM-DONATE-01',
  enhance: 'GLM-ENH-01',
  retire: 'GLM-RETIRE-02',
  settle: 'GLM-CAMP-72',
  travel: 'GLM-ROAD-01',
  road: 'GLM-ROAD-02',
};

const isFaceDown = (card: string): card is CardId => card.startsWith('#');

/** What chance answers; a card that lies face down is seen by who draws it alone. */
const drawn = (t: T, seat: Seat, { rule, from }: Extract<Need, { kind: 'draw' }>): string => {
  const card = t.roll(rule, from);
  if (isFaceDown(card)) t.emit({ type: 'drew', seat, card }, rule);
  return card;
};

/** Does a deed: chance comes from the table, decisions from whom they concern. */
function* doDeed(t: T, seat: Seat, what: DeedName, who: CharacterId | null): Proc {
  const by = what === 'create' ? lineageFor(t.s, seat) : seat;
  const { work, needs } = beginDeed(t.s.c as Campaign, t.s.party, { do: what, who, by });
  const answers: string[] = [];
  let step = needs.next();
  while (!step.done) {
    const need: Need = step.value;
    const answer: string =
      need.kind === 'draw'
        ? drawn(t, seat, need)
        : need.rule === 'GLM-EVENT-08' && t.s.seats.length > 1
          ? yield* together(t, need)
          : yield* pick(t, speakerOf(t.s, need.of, seat), need.rule, need.ask, need.from);
    answers.push(answer);
    step = needs.next(answer);
  }
  t.emit({ type: 'did', deed: { do: what, who, by, answers }, notes: work.notes, seat }, RULE_OF[what]);
}

/** GLM-RETIRE-11: the first line of this player in which nobody lives. */
const lineageFor = (s: S, seat: Seat): string => {
  const living = Object.values(s.c.characters).map(ch => ch.lineage);
  for (let n = 1; ; n++) {
    const line = n === 1 ? seat : `${seat}.${n}`;
    if (!living.includes(line)) return line;
  }
};

const OWN: readonly DeedName[] = ['buy', 'sell', 'donate', 'enhance', 'raise', 'retire', 'part'];
const LABELS = {
  buy: 'deed-buy',
  sell: 'deed-sell',
  donate: 'deed-donate',
  enhance: 'deed-enhance',
  raise: 'deed-raise',
  retire: 'deed-retire',
  part: 'deed-part',
} as const;

const RETIRE_FIRST = no('GLM-RETIRE-02', 'retire-first');
const ENOUGH = no('GLM-CITY-03', 'enough-for-today');

/** Who is in no party, or in one that has not set out: they may join (G-36). */
const joinable = (s: S): CharacterId[] =>
  (Object.keys(s.c.characters) as CharacterId[]).filter(
    id =>
      !sure(s.c.parties[s.party], 'one of parties').members.includes(id) &&
      !judgeDeed(s.c as Campaign, s.party, 'join', id),
  );

const joins = (s: S): Way[] =>
  joinable(s).map(id => ({
    key: `join ${id}`,
    label: msg('deed-join', { name: sure(s.c.characters[id], 'one of characters').name }),
  }));

/** GLM-CITY-02: everything that a player may do now, and why not. */
const waysOf = (s: S, seat: Seat): Way[] => {
  const members = sure(s.c.parties[s.party], 'one of parties').members;
  const own = members.filter(id => speakerOf(s, id, seat) === seat);
  const judge = (deed: DeedName, who: CharacterId | null): Verdict =>
    s.deeds.length >= MOST_DEEDS ? ENOUGH : judgeDeed(s.c as Campaign, s.party, deed, who);
  const waiting = mustRetire(s.c as Campaign, s.party);
  return [
    {
      key: 'done',
      label: msg(s.passed + 1 >= s.seats.length ? 'deed-end' : 'deed-done'),
      refusal:
        waiting !== undefined && speakerOf(s, waiting, seat) === seat && s.deeds.length < MOST_DEEDS
          ? RETIRE_FIRST
          : undefined,
      declines: true,
    },
    {
      key: 'create',
      label: msg(own.length > 0 ? 'deed-create-again' : 'deed-create'),
      refusal: judge('create', null),
    },
    { key: 'event', label: msg('deed-event'), refusal: judge('event', null) },
    ...own.flatMap(id =>
      OWN.map(deed => ({
        key: `${deed} ${id}`,
        label: msg(LABELS[deed as keyof typeof LABELS], {
          name: sure(s.c.characters[id], 'one of characters').name,
        }),
        refusal: judge(deed, id),
      })),
    ),
    ...(s.deeds.length >= MOST_DEEDS ? [] : joins(s)),
  ];
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
    yield* doDeed(t, speakerOf(t.s, duty.who, leader), duty.do, duty.who);
    return undefined;
  }
  return t.s.what === 'journey' ? yield* onTheRoad(t, leader) : yield* inTheCity(t);
}

function* inTheCity(t: T): Proc<Result | undefined> {
  if (t.s.passed >= t.s.seats.length) return resultOf(t);
  const seat = sure(t.s.seats[t.s.turn], 'one of seats');
  const key = yield* pick(t, seat, 'GLM-CITY-02', msg('ask-deed'), waysOf(t.s, seat));
  if (key === 'done') t.emit({ type: 'passed', seat }, 'GLM-CITY-02');
  else {
    const [deed, who = null] = key.split(' ') as [DeedName, CharacterId?];
    yield* doDeed(t, seat, deed, who);
  }
  return undefined;
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
  turn: sure(s.seats[s.turn], 'one of seats'),
  deeds: s.deeds.length,
});

export const game: Game<State, Event, View, Options, Result> = {
  id: 'gloomhaven-campaign',
  rulesVersion: 5,
  options,
  judgeOptions,
  seats: seatsOf,
  initial: o => ({
    c: o.story.c,
    party: o.story.party,
    what: o.what,
    seats: seatsOf(o),
    turn: 0,
    passed: 0,
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
