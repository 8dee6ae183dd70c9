import type { Msg, Proc, RuleId, Seat, Verdict } from '@potyczka/kernel';
import { colourOf } from '../content/power-ups/cards.js';
import { playerOf, type S, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import { COLOURS, type Colour, type Cost, type PowerUpCard } from '../vocabulary.js';

const needOf = (cost: Cost, colour: Colour): number => cost.filter(c => c === colour).length;

const cardsOf = (cards: readonly PowerUpCard[], colour: Colour): number =>
  cards.filter(c => colourOf(c) === colour).length;

/** ADR-PWR-01, G-02: whether cubes and power-ups of the right colours cover a cost. */
export const canPay = (s: S, p: Seat, cost: Cost): boolean => {
  if (cost.length === 0) return true;
  const { cubes, powerUps } = playerOf(s, p);
  return COLOURS.every(c => {
    const need = needOf(cost, c);
    return need <= cubes[c] || need <= cubes[c] + cardsOf(powerUps, c);
  });
};

/** Whether exactly these cards, and cubes for the rest, cover a cost. */
const judgePayment = (s: S, p: Seat, cost: Cost, cards: readonly PowerUpCard[]): Verdict => {
  const { cubes } = playerOf(s, p);
  for (const c of COLOURS) {
    const rest = needOf(cost, c) - cardsOf(cards, c);
    if (rest < 0) return no('ADR-PWR-02', 'pays-too-much');
    if (rest > cubes[c]) return no('ADR-PWR-01', 'cubes-missing');
  }
  return undefined;
};

/** How many cards could pay a part of a cost. */
const mostCards = (cost: Cost, cards: readonly PowerUpCard[]): number =>
  COLOURS.reduce((sum, c) => sum + Math.min(needOf(cost, c), cardsOf(cards, c)), 0);

/** How many cards must pay because there are no cubes for it. */
const leastCards = (cost: Cost, cubes: Readonly<Record<Colour, number>>): number =>
  COLOURS.reduce((sum, c) => sum + Math.max(0, needOf(cost, c) - cubes[c]), 0);

/** What is handed over. */
export interface Payment {
  readonly cubes: readonly Colour[];
  readonly cards: readonly PowerUpCard[];
}

/** Hands it over. Cards that pay are seen by all: so not before everything is chosen. */
export const settle = (t: T, rule: RuleId, who: Seat, { cubes, cards }: Payment): void => {
  if (cubes.length + cards.length > 0) t.emit({ type: 'paid', who, cubes, cards }, rule);
};

/**
 * ADR-PWR-01, -02, -04: how a cost is paid, with cubes or with power-ups of
 * the same colour instead. Whoever holds power-ups is asked, whichever they
 * are: that he is asked must not tell what he holds.
 */
export function* choosePayment(t: T, p: Seat, cost: Cost, ask: Msg): Proc<Payment> {
  if (cost.length === 0) return { cubes: [], cards: [] };
  const { cubes: held, powerUps } = playerOf(t.s, p);
  const cards =
    powerUps.length === 0
      ? []
      : yield* t.chooseMany(p, {
          rule: 'ADR-PWR-01',
          ask,
          from: powerUps,
          key: c => c,
          judge: c => (cost.includes(colourOf(c)) ? undefined : no('ADR-PWR-03', 'wrong-colour')),
          show: card => ({ label: msg('pay-card-label', { card }), at: [card] }),
          min: leastCards(cost, held),
          max: mostCards(cost, powerUps),
          none: msg('pay-cubes-label'),
          judgeAll: set => judgePayment(t.s, p, cost, set),
        });
  const cubes = COLOURS.flatMap(c => Array.from({ length: needOf(cost, c) - cardsOf(cards, c) }, () => c));
  return { cubes, cards };
}

/** G-02: one cube of any colour, or any power-up but the one being played. */
export const canPayAny = (s: S, p: Seat, except?: PowerUpCard): boolean => {
  const { cubes, powerUps } = playerOf(s, p);
  return COLOURS.some(c => cubes[c] > 0) || powerUps.some(c => c !== except);
};

/** How one cube of any colour is paid, for a power-up that is being played. */
export function* choosePaymentOfAny(t: T, p: Seat, rule: RuleId, played: PowerUpCard): Proc<Payment> {
  const { cubes, powerUps } = playerOf(t.s, p);
  const isCube = (x: Colour | PowerUpCard): x is Colour => !x.startsWith('#');
  const with_ = yield* t.choose<Colour | PowerUpCard>(p, {
    rule,
    ask: msg('ask-pay-any'),
    from: [...COLOURS, ...powerUps.filter(c => c !== played)],
    key: x => x,
    judge: x => (isCube(x) && cubes[x] === 0 ? no(rule, 'no-such-cube') : undefined),
    show: x =>
      isCube(x)
        ? { label: msg('pay-cube-label', { colour: x }) }
        : { label: msg('pay-card-label', { card: x }), at: [x] },
  });
  return isCube(with_) ? { cubes: [with_], cards: [] } : { cubes: [], cards: [with_] };
}
