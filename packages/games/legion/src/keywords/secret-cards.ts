import type { CardId, Proc, Seat, Verdict } from '@potyczka/kernel';
import { mayHold } from '../army/hand.js';
import { COMMANDS, commandCard } from '../content/index.js';
import { playDivulged } from '../keywords/divulged.js';
import { armyOf } from '../options.js';
import { hasKeyword, sheetOf } from '../sheet.js';
import { blueFirst, inOrder, inPlay, type S, sideOf, type T, unitCardOf, unitsOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { cardOf, commandOf, foeOf, SEATS } from '../vocabulary.js';

const OTHER_PIPS = no('LEG-KWU-CONTINGENCIES-04', 'other-pips');
const NO_DIVULGE = no('LEG-KWX-DIVULGE-01', 'no-divulge');

/** LEG-KWU-CONTINGENCIES-01: how many cards an army may set aside, from its list. */
export const contingenciesOf = (s: S, seat: Seat): number =>
  unitsOf(s, seat).reduce((sum, u) => sum + (sheetOf(s, u).keywords.get('contingencies')?.x ?? 0), 0);

const pipsOf = (card: CardId): number | undefined => commandCard(commandOf(card)).pips;

/** LEG-KWU-CONTINGENCIES-04 to -06: another card of the same pips; asked of whoever has some, whatever they are. */
export function* changeCards(t: T): Proc {
  for (const who of blueFirst(t.s)) {
    const { contingencies, played } = sideOf(t.s, who);
    const isAble = inPlay(t.s, who).some(u => hasKeyword(t.s, u, 'contingencies'));
    if (contingencies.length === 0 || !played || !isAble) continue;
    const card = yield* t.choose<CardId | 'keep'>(who, {
      rule: 'LEG-KWU-CONTINGENCIES-04',
      ask: msg('ask-contingency'),
      from: ['keep', ...contingencies],
      key: c => c,
      judge: c => (c === 'keep' || pipsOf(c) === pipsOf(played) ? undefined : OTHER_PIPS),
      show: c =>
        c === 'keep'
          ? { label: msg('keep-card-label'), declines: true }
          : { label: msg('command-label', { card: c }) },
    });
    if (card === 'keep') continue;
    t.emit({ type: 'discarded', who, card: played }, 'LEG-KWU-CONTINGENCIES-04');
    t.emit({ type: 'contingency', who, card }, 'LEG-KWU-CONTINGENCIES-04');
  }
}

/** LEG-KWU-FLAWED-01: the flaw cards of a seat's enemies come into its hand. */
export const dealFlaws = (t: T): void => {
  for (const who of SEATS)
    for (const u of unitsOf(t.s, foeOf(who))) {
      const { flaw } = unitCardOf(t.s, u);
      if (flaw && hasKeyword(t.s, u, 'flawed'))
        t.emit({ type: 'flaw', who, card: cardOf(who, flaw) }, 'LEG-KWU-FLAWED-01');
    }
};

/** LEG-KWU-FLAWED-02, -03: at the start of a phase, who has priority first. */
export function* playFlaws(t: T): Proc {
  for (const who of inOrder(t.s))
    for (const card of sideOf(t.s, who).flaws) {
      const yes = yield* t.choose<boolean>(who, {
        rule: 'LEG-KWU-FLAWED-02',
        ask: msg('ask-flaw', { card }),
        from: [false, true],
        key: x => String(x),
        show: x => ({ label: msg(x ? 'yes-label' : 'no-label'), ...(!x && { declines: true as const }) }),
      });
      if (yes) t.emit({ type: 'flaw-played', who, card }, 'LEG-KWU-FLAWED-02');
    }
}

const isFlaw = (card: CardId): boolean => commandCard(commandOf(card)).flaw === true;

/** LEG-KWU-FLAWED-04 */
export const discardFlaws = (t: T): void => {
  for (const who of SEATS)
    for (const card of sideOf(t.s, who).lasting.filter(isFlaw))
      t.emit({ type: 'discarded', who, card }, 'LEG-KWU-FLAWED-04');
};

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
