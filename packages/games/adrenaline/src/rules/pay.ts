import type { Msg, Proc, RuleId, Seat, Show, Verdict } from '@potyczka/kernel';
import { colourOf, kindOf } from '../content/power-ups/cards.js';
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
  if (cards.some(c => !cost.includes(colourOf(c)))) return no('ADR-PWR-03', 'wrong-colour');
  const { cubes } = playerOf(s, p);
  for (const c of COLOURS) {
    const rest = needOf(cost, c) - cardsOf(cards, c);
    if (rest < 0) return no('ADR-PWR-02', 'pays-too-much');
    if (rest > cubes[c]) return no('ADR-PWR-01', 'cubes-missing');
  }
  return undefined;
};

/** Cards that nobody could tell apart pay the same. */
const areTwins = (a: PowerUpCard, b: PowerUpCard): boolean =>
  kindOf(a) === kindOf(b) && colourOf(a) === colourOf(b);

const areSameWay = (a: readonly PowerUpCard[], b: readonly PowerUpCard[]): boolean =>
  a.length === b.length && a.every((card, i) => areTwins(card, b[i] as PowerUpCard));

/** Every way to pay that comes to mind: cubes alone, then one card instead, then several whose colours fit. */
const waysOf = (cost: Cost, powerUps: readonly PowerUpCard[]): readonly (readonly PowerUpCard[])[] => {
  const sets: (readonly PowerUpCard[])[] = [[]];
  for (const card of [...powerUps].sort()) sets.push(...sets.map(set => [...set, card]));
  return sets
    .filter(set => set.length < 2 || set.every(c => cost.includes(colourOf(c))))
    .filter((set, i, all) => all.findIndex(other => areSameWay(set, other)) === i)
    .sort((a, b) => a.length - b.length);
};

/** Cubes that pay what cards leave. */
const cubesBeside = (cost: Cost, cards: readonly PowerUpCard[]): readonly Colour[] =>
  COLOURS.flatMap(c => Array.from({ length: Math.max(0, needOf(cost, c) - cardsOf(cards, c)) }, () => c));

/** Where a cube of a colour lies before its owner. */
const cubeAt = (colour: Colour): string => `cube-${colour}`;

const showWay = (cost: Cost, powerUps: readonly PowerUpCard[], cards: readonly PowerUpCard[]): Show => {
  const cubes = cubesBeside(cost, cards);
  return {
    label: msg('pay-label', { price: [...cubes, ...cards] }),
    at:
      cards.length === 0
        ? [...new Set(cubes.map(cubeAt))]
        : powerUps.filter(held => cards.some(card => areTwins(held, card))),
  };
};

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
 * are: that somebody is asked must not tell what they hold.
 */
export function* choosePayment(t: T, p: Seat, cost: Cost, ask: Msg): Proc<Payment> {
  if (cost.length === 0) return { cubes: [], cards: [] };
  const { powerUps } = playerOf(t.s, p);
  const cards =
    powerUps.length === 0
      ? []
      : yield* t.choose<readonly PowerUpCard[]>(p, {
          rule: 'ADR-PWR-01',
          ask,
          from: waysOf(cost, powerUps),
          key: way => (way.length === 0 ? 'cubes' : way.join('+')),
          judge: way => judgePayment(t.s, p, cost, way),
          show: way => showWay(cost, powerUps, way),
        });
  return { cubes: cubesBeside(cost, cards), cards };
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
        ? { label: msg('pay-cube-label', { colour: x }), at: [cubeAt(x)] }
        : { label: msg('pay-card-label', { card: x }), at: [x] },
  });
  return isCube(with_) ? { cubes: [with_], cards: [] } : { cubes: [], cards: [with_] };
}
