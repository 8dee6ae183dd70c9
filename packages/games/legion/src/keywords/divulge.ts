import type { CardId, Proc, Seat, Verdict } from '@potyczka/kernel';
import { mayHold } from '../army/hand.js';
import { placeApart } from '../battle/place-tokens.js';
import { isAmong } from '../content/cards.js';
import { COMMANDS, commandCard } from '../content/index.js';
import type { KeywordId } from '../content/keywords.js';
import { armyOf } from '../options.js';
import { hasKeyword } from '../rules/sheet.js';
import { gain } from '../rules/tokens.js';
import { blueFirst, type S, sideOf, type T, type UnitS, unitsOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { commandOf } from '../vocabulary.js';
import { baneCards } from './tokens/bane.js';

const NO_DIVULGE = no('LEG-KWX-DIVULGE-01', 'no-divulge');

const ownOf = (s: S, seat: Seat, card: string): UnitS[] =>
  unitsOf(s, seat).filter(u => isAmong(u.card, commandCard(card).units));

const give = (t: T, u: UnitS, keyword: KeywordId, n = 0): void =>
  t.emit(
    { type: 'mark', unit: u.id, mark: `given:${keyword}@divulged`, as: { until: 'game', n, unit: null } },
    'LEG-KWX-DIVULGE-03',
  );

/** A card that was divulged has to be played in the first round. */
const promise = (t: T, u: UnitS): void =>
  t.emit(
    { type: 'mark', unit: u.id, mark: 'divulged', as: { until: 'game', n: 1, unit: null } },
    'LEG-KWX-DIVULGE-03',
  );

/** LEG-KWX-DIVULGE-02 */
function* eitherOr(t: T, seat: Seat, u: UnitS, options: readonly (readonly KeywordId[])[]): Proc {
  const chosen = yield* t.choose<readonly KeywordId[]>(seat, {
    rule: 'LEG-KWX-DIVULGE-02',
    ask: msg('ask-divulged', { unit: u.id }),
    from: options,
    key: o => o.join('+'),
    show: o => ({ label: msg('keywords-label', { keywords: [...o] }) }),
  });
  for (const keyword of chosen) give(t, u, keyword, keyword === 'demoralize' ? 1 : 0);
}

function* reinforce(t: T, seat: Seat): Proc {
  const from = unitsOf(t.s, seat).filter(u => hasKeyword(t.s, u, 'ai'));
  const chosen = yield* t.chooseMany<UnitS>(seat, {
    rule: 'LEG-KWX-DIVULGE-03',
    ask: msg('ask-divulged-whom', { most: 3 }),
    from,
    key: u => u.id,
    min: 0,
    max: Math.min(3, from.length),
    none: msg('no-more-label'),
    propose: () => [from.slice(0, 3)],
    show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
  });
  for (const u of chosen) give(t, u, 'reinforcements');
}

/** LEG-KWX-BANE-02, -04: three tokens face down instead of the unit. */
function* hide(t: T, seat: Seat, u: UnitS): Proc {
  const as = { until: 'game', n: 1, unit: null } as const;
  t.emit({ type: 'mark', unit: u.id, mark: 'reserve', as }, 'LEG-KWX-BANE-02');
  for (const card of baneCards(seat)) yield* placeApart(t, seat, 'bane', card);
}

const TEXTS: Readonly<Record<string, (t: T, seat: Seat, u: UnitS) => Proc>> = {
  *'darkness-descends'(t, _, u) {
    for (const [keyword, n] of [
      ['infiltrate', 0],
      ['scout', 1],
      ['reinforcements', 0],
    ] as const)
      give(t, u, keyword, n);
    promise(t, u);
  },
  *'diplomatic-cover'(t, _, u) {
    give(t, u, 'infiltrate');
    yield* gain(t, u.id, 'dodge', 1, 'divulge', 'LEG-KWX-DIVULGE-03');
    promise(t, u);
  },
  *'the-phantom-menace'(t, _, u) {
    give(t, u, 'infiltrate');
  },
  *'do-not-underestimate-our-means'(t, seat) {
    yield* reinforce(t, seat);
  },
  *'yes-my-master'(t, seat, u) {
    yield* eitherOr(t, seat, u, [
      ['bounty', 'reinforcements'],
      ['demoralize', 'makashi-mastery', 'outmaneuver'],
    ]);
  },
  *'i-make-the-rules-now'(t, seat, u) {
    yield* hide(t, seat, u);
    promise(t, u);
  },
};

/** What a divulged card says. */
function* playDivulged(t: T, seat: Seat, card: string): Proc {
  const [u] = ownOf(t.s, seat, card);
  const text = TEXTS[card];
  if (u && text) yield* text(t, seat, u);
}

/** Public: could this army have a card to divulge in its hand? */
const mayDivulge = (s: S, seat: Seat): boolean =>
  COMMANDS.some(c => c.divulge && mayHold(armyOf(s.options, seat), c)) || sideOf(s, seat).divulged.length > 0;

const judgeDivulged = (card: CardId): Verdict =>
  commandCard(commandOf(card)).divulge ? undefined : NO_DIVULGE;

/** LEG-KWX-DIVULGE-01 to -06: cards are shown at the start of the deployment, blue first, and stay in the hand. */
export function* divulge(t: T): Proc {
  for (const who of blueFirst(t.s)) {
    if (!mayDivulge(t.s, who)) continue;
    const { hand } = sideOf(t.s, who);
    const cards = yield* t.chooseMany<CardId>(who, {
      rule: 'LEG-KWX-DIVULGE-03',
      ask: msg('ask-divulge'),
      from: hand,
      key: c => c,
      min: 0,
      max: hand.length,
      judge: judgeDivulged,
      none: msg('divulge-none-label'),
      propose: () => [[]],
      show: c => ({ label: msg('command-label', { card: c }) }),
    });
    for (const card of cards) {
      t.emit({ type: 'divulged', who, card }, 'LEG-KWX-DIVULGE-03');
      yield* playDivulged(t, who, commandOf(card));
    }
  }
}
