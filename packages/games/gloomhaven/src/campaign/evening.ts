import {
  type DeepReadonly,
  type Msg,
  type Proc,
  type RuleId,
  type Seat,
  sure,
  type Table,
  type Verdict,
} from '@potyczka/kernel';
import type { CardId } from '../vocabulary.js';
import { seatOf } from './chairs.js';
import { accepts, begin as beginDeed, type Deed, type DeedName } from './deeds.js';
import type { What } from './options.js';
import type { Campaign, CharacterId, PartyId } from './state.js';
import type { Need, Note, Way } from './work.js';

/** An evening between scenarios: how a deed is done at a table. */

export interface State {
  c: Campaign;
  party: PartyId;
  what: What;
  seats: Seat[];
  /** Who has had enough, and how much the city had to offer then. */
  done: Partial<Record<Seat, number>>;
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
  deeds: number;
}

export interface Result {
  readonly deeds: readonly Deed[];
}

export type S = DeepReadonly<State>;
export type T = Table<State, Event>;

/** So many deeds in one evening; another one goes on from there. */
export const MOST_DEEDS = 60;

export const speakerOf = (s: S, who: CharacterId | null, acting: Seat): Seat => {
  const ch = who === null ? undefined : s.c.characters[who];
  return ch ? seatOf(ch.lineage, s.seats.length) : acting;
};

export function* pick(t: T, seat: Seat, rule: RuleId, ask: Msg, from: readonly Way[]): Proc<string> {
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

const isForAll = (s: S, need: Need): boolean => need.rule === 'GLM-EVENT-08' && s.seats.length > 1;

/** Where there is nothing to choose from, nobody is asked. */
const onlyIn = (need: Need): string | undefined => {
  if (need.kind === 'draw' || need.from.length !== 1) return undefined;
  const [way] = need.from;
  return way?.refusal ? undefined : way?.key;
};

/**
 * Does a deed: chance comes from the table, decisions from whom they concern. What was told beforehand
 * is not asked again, as far as it can still be done.
 */
export function* doDeed(
  t: T,
  seat: Seat,
  what: DeedName,
  who: CharacterId | null,
  told: readonly string[] = [],
): Proc {
  const by = what === 'create' ? lineageFor(t.s, seat) : seat;
  const { work, needs } = beginDeed(t.s.c as Campaign, t.s.party, { do: what, who, by });
  const answers: string[] = [];
  let left = told;
  let step = needs.next();
  while (!step.done) {
    const need: Need = step.value;
    const [next] = left;
    const isTold = need.kind === 'choose' && next !== undefined && accepts(need, next);
    left = isTold ? left.slice(1) : [];
    const known = isTold ? next : onlyIn(need);
    const answer = known ?? (yield* asked(t, seat, need));
    answers.push(answer);
    step = needs.next(answer);
  }
  t.emit({ type: 'did', deed: { do: what, who, by, answers }, notes: work.notes, seat }, RULE_OF[what]);
}

function* asked(t: T, seat: Seat, need: Need): Proc<string> {
  if (need.kind === 'draw') return drawn(t, seat, need);
  if (isForAll(t.s, need)) return yield* together(t, need);
  return yield* pick(t, speakerOf(t.s, need.of, seat), need.rule, need.ask, need.from);
}

/** What a player says of a deed beforehand: as far as it needs neither chance nor anybody else. */
export function* foretold(
  t: T,
  seat: Seat,
  what: DeedName,
  who: CharacterId | null,
): Proc<readonly string[]> {
  const by = what === 'create' ? lineageFor(t.s, seat) : seat;
  const { needs } = beginDeed(t.s.c as Campaign, t.s.party, { do: what, who, by });
  const answers: string[] = [];
  let step = needs.next();
  while (!step.done) {
    const need: Need = step.value;
    if (need.kind === 'draw' || isForAll(t.s, need) || speakerOf(t.s, need.of, seat) !== seat) break;
    const answer = onlyIn(need) ?? (yield* pick(t, seat, need.rule, need.ask, need.from));
    answers.push(answer);
    step = needs.next(answer);
  }
  return answers;
}

/** GLM-RETIRE-11: the first line of this player in which nobody lives. */
const lineageFor = (s: S, seat: Seat): string => {
  const living = Object.values(s.c.characters).map(ch => ch.lineage);
  for (let n = 1; ; n++) {
    const line = n === 1 ? seat : `${seat}.${n}`;
    if (!living.includes(line)) return line;
  }
};
