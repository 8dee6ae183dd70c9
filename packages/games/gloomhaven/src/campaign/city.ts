import { type Proc, type RuleId, type Seat, sure, type Verdict } from '@potyczka/kernel';
import { type DeedName, dutyOf, judgeDeed, mustRetire } from './deeds.js';
import { doDeed, foretold, MOST_DEEDS, pick, type S, speakerOf, type T } from './evening.js';
import { levelIsDue, prosperityOf } from './look.js';
import type { Campaign, CharacterId } from './state.js';
import { msg, no, type Way } from './work.js';

/** The city, where everybody is at a counter of their own. */

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

export const joins = (s: S): Way[] =>
  joinable(s).map(id => ({
    key: `join ${id}`,
    label: msg('deed-join', { name: sure(s.c.characters[id], 'one of characters').name }),
  }));

/** What the city has to offer: who has had enough is asked again if there is more. */
export const offerOf = ({ c }: S): number =>
  prosperityOf(c) + Object.keys(c.inPlay).length + c.classes.length;

/** Who is still at some counter; then those for whom there is something new. */
const shoppers = (s: S): Seat[] => {
  const open = s.seats.filter(seat => s.done[seat] === undefined);
  return open.length > 0 ? open : s.seats.filter(seat => s.done[seat] !== offerOf(s));
};

const endsIt = (s: S, seat: Seat): boolean =>
  s.seats.every(other => other === seat || s.done[other] === offerOf(s));

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
      label: msg(endsIt(s, seat) ? 'deed-end' : 'deed-done'),
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

/** What a player wants to do, and what they said of it. */
interface Wish {
  readonly seat: Seat;
  readonly key: string;
  readonly told: readonly string[];
}

const deedIn = (key: string): [DeedName, CharacterId | null] => {
  const [deed, who = null] = key.split(' ') as [DeedName, CharacterId?];
  return [deed, who];
};

function* wish(t: T, seat: Seat): Proc<Wish> {
  const key = yield* pick(t, seat, 'GLM-CITY-02', msg('ask-deed'), waysOf(t.s, seat));
  return { seat, key, told: key === 'done' ? [] : yield* foretold(t, seat, ...deedIn(key)) };
}

/** What some player said may have become impossible by what another did before: then they are asked again. */
const isStill = (s: S, { seat, key }: Wish): boolean =>
  waysOf(s, seat).some(way => way.key === key && way.refusal === undefined);

/** GLM-CITY-02: all choose at the same time, and their deeds are done one after the other. */
export function* inTheCity(t: T): Proc<boolean> {
  const seats = shoppers(t.s);
  const [only] = seats;
  if (only === undefined) return true;
  const wishes =
    seats.length === 1
      ? [{ ...(yield* alone(t, only)), told: [] }]
      : yield* t.together({
          seats,
          open: () => ({ rule: 'GLM-CITY-02', ask: msg('ask-deed') }),
          play: seat => wish(t, seat),
        });
  for (const { seat, key } of wishes) if (key === 'done') t.emit({ type: 'passed', seat }, 'GLM-CITY-02');
  for (const each of wishes)
    if (each.key !== 'done' && isStill(t.s, each))
      yield* doDeed(t, each.seat, ...deedIn(each.key), each.told);
  return false;
}

function* alone(t: T, seat: Seat): Proc<Omit<Wish, 'told'>> {
  return { seat, key: yield* pick(t, seat, 'GLM-CITY-02', msg('ask-deed'), waysOf(t.s, seat)) };
}

/** The first thing that each player owes to heroes of their own. */
const owedBy = (s: S, seat: Seat): [DeedName, CharacterId] | undefined => {
  const party = sure(s.c.parties[s.party], 'one of parties');
  const own = party.members.filter(id => speakerOf(s, id, seat) === seat);
  const one = (id: CharacterId) => sure(s.c.characters[id], 'one of characters');
  const perk = own.find(id => one(id).owed > 0);
  if (perk) return ['perk', perk];
  const level = party.visit ? own.find(id => levelIsDue(one(id))) : undefined;
  return level && ['level', level];
};

/** GLM-CITY-03, G-40: what is due comes first; perks and levels are chosen by all players at the same time. */
export function* dueDeed(t: T, { do: what, who }: { do: DeedName; who: CharacterId | null }): Proc {
  const leader = sure(t.s.seats[0], 'one of seats');
  const seats = who === null ? [] : t.s.seats.filter(seat => owedBy(t.s, seat) !== undefined);
  if (seats.length < 2) return yield* doDeed(t, speakerOf(t.s, who, leader), what, who);
  const open = (seat: Seat): { rule: RuleId; ask: ReturnType<typeof msg> } => {
    const [deed, id] = sure(owedBy(t.s, seat), 'owed by the seat');
    const { name, level } = sure(t.s.c.characters[id], 'one of characters');
    return deed === 'perk'
      ? { rule: 'GLM-PERK-06', ask: msg('ask-perk', { name }) }
      : { rule: 'GLM-LEVEL-01', ask: msg('ask-card', { name, n: level + 1 }) };
  };
  const told = yield* t.together({
    seats,
    open,
    play: function* (seat): Proc<Wish> {
      const [deed, id] = sure(owedBy(t.s, seat), 'owed by the seat');
      return { seat, key: `${deed} ${id}`, told: yield* foretold(t, seat, deed, id) };
    },
  });
  // In the order of the duties, as far as they were told.
  for (let due = dutyOf(t.s.c, t.s.party); due; due = dutyOf(t.s.c, t.s.party)) {
    const key = `${due.do} ${due.who}`;
    const found = told.find(each => each.key === key);
    if (!found) return;
    told.splice(told.indexOf(found), 1);
    yield* doDeed(t, found.seat, due.do, due.who, found.told);
  }
}
