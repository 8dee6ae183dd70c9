import { type CardId, nth, type Proc, type Seat, type Verdict } from '@potyczka/kernel';
import { type CommandCard, isAmong, type Named, type OrderLine, RANKS, type Rank } from '../content/cards.js';
import { commandCard } from '../content/index.js';
import { KEYWORDS, type KeywordId } from '../content/keywords.js';
import { isAtRange } from '../ground.js';
import { changeCards } from '../keywords/contingencies.js';
import { playFlaws } from '../keywords/flawed.js';
import { blueFirst, inOrder, inPlay, type S, sideOf, type T, type UnitS, unitsOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { commandOf, DEFENCE_DICE, foeOf, SEATS, type UnitId } from '../vocabulary.js';
import { issueOrder, mayReceiveFrom } from './orders.js';
import { isNamed } from './sheet.js';
import { happens, worth } from './values.js';

const DIVULGED_FIRST = no('LEG-KWX-DIVULGE-03', 'divulged-first');
const BARRED = no('LEG-KWU-FLAWED-02', 'command-barred');
const TOO_MANY_FAR = no('LEG-ORDER-05', 'one-far-order');
const BARRED_BY_CARD = no('LEG-CARD-11', 'command-barred');
const NEVER_SELECTED = no('LEG-CARD-11', 'never-selected');
const TOO_EARLY = no('LEG-CARD-11', 'not-this-round');
const UNIT_MISSING = no('LEG-CMD-03', 'unit-missing');

const cardNow = (s: S, seat: Seat): CommandCard | undefined => {
  const { played } = sideOf(s, seat);
  return played ? commandCard(commandOf(played)) : undefined;
};

const mayCommand = (s: S, u: UnitS): boolean =>
  worth('mayCommand', u.rank === 'commander', { s, unit: u.id });

/** A mark on a unit of a seat: an effect of a card keeps the seat from selecting this one. */
export const barOf = (command: string): string => `bar:${command}`;

/** A divulged card that says so has to be played in the first round. */
const isBoundToDivulged = (s: S, seat: Seat, card: CardId): boolean =>
  inPlay(s, seat).some(
    u =>
      u.marks.divulged &&
      sideOf(s, seat).divulged.some(d => d !== card && isAmong(u.card, commandCard(commandOf(d)).units)),
  );

/** LEG-CMD-03: a card of a unit only while that unit is on the battlefield. */
const judgeCard = (s: S, seat: Seat, card: CardId): Verdict => {
  if (s.round === 1 && isBoundToDivulged(s, seat, card)) return DIVULGED_FIRST;
  const { units, id, never, fromRound = 1 } = commandCard(commandOf(card));
  if (never) return NEVER_SELECTED;
  if (s.round < fromRound) return TOO_EARLY;
  if (unitsOf(s, seat).some(u => u.marks[barOf(id)])) return BARRED_BY_CARD;
  if (!worth('mayPlayCommand', true, { s, seat, card: id })) return BARRED;
  return !units || inPlay(s, seat).some(u => isAmong(u.card, units)) ? undefined : UNIT_MISSING;
};

/** LEG-CMD-02, LEG-END-11, LEG-KWU-FIELDCMD-06; nothing is played either where no card is left that may be. */
const mayPlay = (s: S, seat: Seat): boolean =>
  !sideOf(s, seat).leaderless &&
  inPlay(s, seat).some(u => u.rank === 'commander' || u.rank === 'operative' || mayCommand(s, u)) &&
  sideOf(s, seat).hand.some(card => judgeCard(s, seat, card) === undefined);

/** LEG-CMD-01, -04: both choose in secret, then both cards are turned up. */
function* playCards(t: T): Proc {
  const seats = SEATS.filter(seat => mayPlay(t.s, seat));
  const cards =
    seats.length === 0
      ? []
      : yield* t.askAll(
          seats.map(seat =>
            t.choose<CardId>(seat, {
              rule: 'LEG-CMD-01',
              ask: msg('ask-command'),
              from: sideOf(t.s, seat).hand,
              key: c => c,
              judge: c => judgeCard(t.s, seat, c),
              show: c => ({ label: msg('command-label', { card: c }), at: [c] }),
            }),
          ),
        );
  for (const who of blueFirst(t.s)) {
    const n = seats.indexOf(who);
    if (n >= 0) t.emit({ type: 'played', who, card: nth(cards, n) }, 'LEG-CMD-04');
    else t.emit({ type: 'no-card', who }, 'LEG-CMD-02');
  }
}

/** LEG-CMD-07 to -10 */
const settlePriority = (t: T): void => {
  const pips = (seat: Seat, name: 'pips' | 'tiedPips') => {
    const card = cardNow(t.s, seat);
    return card ? worth(name, card.pips ?? 9, { s: t.s, seat, card: card.id }) : 99;
  };
  const [one, two] = [pips('p1', 'pips'), pips('p2', 'pips')];
  const [first, second] = one === two ? [pips('p1', 'tiedPips'), pips('p2', 'tiedPips')] : [one, two];
  if (first !== second) {
    const who = first < second ? 'p1' : 'p2';
    t.emit({ type: 'priority', who, rolled: null }, one === 99 || two === 99 ? 'LEG-CMD-09' : 'LEG-CMD-07');
    return;
  }
  const blue = t.s.blue ?? 'p1'; // G-14
  const rolled = t.roll('LEG-CMD-08', DEFENCE_DICE.red);
  const rule = one === 99 ? 'LEG-CMD-10' : 'LEG-CMD-08';
  t.emit({ type: 'priority', who: rolled === 'block' ? blue : foeOf(blue), rolled }, rule);
};

/** An effect of a card may take back what was revealed: then both select anew. */
function* areTakenBack(t: T): Proc<boolean> {
  const had = SEATS.some(seat => sideOf(t.s, seat).played !== null);
  yield* happens(t, 'unveiled', { s: t.s });
  return had && SEATS.every(seat => sideOf(t.s, seat).played === null);
}

/** LEG-CMD: cards, their effects, priority. */
export function* commandPhase(t: T): Proc {
  yield* happens(t, 'roundStart', { s: t.s });
  yield* playFlaws(t, 'command');
  do {
    yield* playCards(t);
    yield* changeCards(t);
  } while (yield* areTakenBack(t));
  yield* happens(t, 'revealed', { s: t.s });
  yield* happens(t, 'played', { s: t.s });
  yield* happens(t, 'keywordsChanged', { s: t.s });
  settlePriority(t);
  t.emit({ type: 'now', now: 'orders' }, 'LEG-CMD-11');
}

/** LEG-ORDER-01, -02 */
function* nominate(t: T, seat: Seat): Proc {
  const card = cardNow(t.s, seat);
  if (!card) return;
  const own = card.units && inPlay(t.s, seat).filter(u => isAmong(u.card, card.units));
  const able = own ?? inPlay(t.s, seat).filter(u => mayCommand(t.s, u));
  const { nominee } = card;
  const from = nominee ? able.filter(u => isNamed(t.s, u, nominee)) : able;
  if (from.length === 0) return;
  const unit =
    from.length === 1
      ? nth(from, 0)
      : yield* t.choose<UnitS>(seat, {
          rule: 'LEG-ORDER-02',
          ask: msg('ask-nominate'),
          from,
          key: u => u.id,
          show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
        });
  t.emit({ type: 'nominated', who: seat, unit: unit.id }, 'LEG-ORDER-01');
}

const isRank = (x: string): x is Rank => (RANKS as readonly string[]).includes(x);

/** What a word of an order line means (G-17). */
const namedBy = (word: string): Named => {
  if (isRank(word)) return { rank: word };
  if (word in KEYWORDS) return { has: word as KeywordId };
  const [first, second] = word.split(' ');
  if (second === 'trooper') {
    if (first === 'ewok') return { affiliation: 'ewoks', type: 'trooper' };
    return { type: first as Named['type'] } as Named;
  }
  return word === 'trooper' || word === 'vehicle' ? { type: word } : {};
};

/** LEG-ORDER-05 to -07: the units that may receive an order of this line. */
const receivers = (s: S, seat: Seat, commander: UnitId, line: OrderLine): UnitS[] =>
  inPlay(s, seat).filter(
    u =>
      u.order === 'none' &&
      isAtRange(s, commander, u.id, worth('orderRange', 3, { s, by: commander, to: u.id })) &&
      (!line.unit || isAmong(u.card, line.unit)) &&
      (!line.of || line.of.some(word => isNamed(s, u, namedBy(word)))) &&
      mayReceiveFrom(s, commander, u),
  );

/** LEG-ORDER-03 to -10 */
function* issueOrders(t: T, seat: Seat): Proc {
  const card = cardNow(t.s, seat);
  const { commander } = sideOf(t.s, seat);
  if (!card || !commander) return;
  let far = worth('farOrders', 0, { s: t.s, unit: commander });
  for (const line of card.orders) far -= yield* issueLine(t, { seat, commander, card, line, far });
}

interface Issuing {
  readonly seat: Seat;
  readonly commander: UnitId;
  readonly card: CommandCard;
  readonly line: OrderLine;
  /** How many more orders of the card may go to anybody. */
  readonly far: number;
}

/** Returns how many orders went to somebody whom this line would not reach. */
function* issueLine(t: T, { seat, commander, card, line, far }: Issuing): Proc<number> {
  if (line.none) return 0;
  const near = receivers(t.s, seat, commander, line);
  const others = far > 0 ? farReceivers(t.s, seat, commander, near) : [];
  const from = [...near, ...others];
  const left =
    worth('mostOrders', 99, { s: t.s, seat }) - inPlay(t.s, seat).filter(u => u.order === 'up').length;
  const printed = line.count === 'all' ? near.length : Number(line.count) || 0;
  const atMost = (n: number): number => Math.max(0, Math.min(printed, left, n));
  const least = atMost(near.length);
  const most = atMost(near.length + Math.min(far, others.length));
  const isForced = least === from.length;
  const chosen =
    most === 0 || isForced
      ? from.slice(0, most)
      : yield* t.chooseMany<UnitS>(seat, {
          rule: 'LEG-ORDER-04',
          ask: msg('ask-orders', { most, card: card.id }),
          from,
          key: u => u.id,
          min: least, // LEG-ORDER-09: only what cannot be issued is lost
          max: most,
          judgeAll: units => (units.filter(u => others.includes(u)).length > far ? TOO_MANY_FAR : undefined),
          propose: () => [from.slice(0, most)],
          show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
        });
  for (const u of chosen) yield* issueOrder(t, u.id, card.id);
  return chosen.filter(u => others.includes(u)).length;
}

/** Everybody else who might receive an order at all. */
const farReceivers = (s: S, seat: Seat, commander: UnitId, near: readonly UnitS[]): UnitS[] =>
  inPlay(s, seat).filter(u => u.order === 'none' && !near.includes(u) && mayReceiveFrom(s, commander, u));

/** LEG-ORDER, LEG-ACTV-01: nominations, orders, pools; then the activation phase begins. */
export function* ordersPhase(t: T): Proc {
  for (const seat of inOrder(t.s)) yield* nominate(t, seat);
  for (const seat of inOrder(t.s)) yield* issueOrders(t, seat);
  yield* happens(t, 'orders', { s: t.s });
  yield* happens(t, 'ordersIssued', { s: t.s });
  for (const who of inOrder(t.s)) {
    const plain = inPlay(t.s, who)
      .filter(u => u.order === 'none')
      .map(u => u.rank);
    t.emit({ type: 'pool', who, ranks: worth('pool', plain, { s: t.s, seat: who }) }, 'LEG-ORDER-11');
  }
  yield* playFlaws(t, 'activation');
  yield* happens(t, 'phaseStart', { s: t.s });
  t.emit({ type: 'turn', who: t.s.priority ?? 'p1' }, 'LEG-ACTV-02');
}
