import type { CardId, Proc, Seat } from '@potyczka/kernel';
import { commandCard } from '../content/index.js';
import { hasKeyword } from '../rules/sheet.js';
import { inOrder, type S, sideOf, type T, unitCardOf, unitsOf } from '../state.js';
import { msg } from '../text/say.js';
import { cardOf, commandOf, foeOf, SEATS } from '../vocabulary.js';

/** LEG-KWU-FLAWED-01: the flaw cards of a seat's enemies come into its hand. */
export const dealFlaws = (t: T): void => {
  for (const who of SEATS)
    for (const u of unitsOf(t.s, foeOf(who))) {
      const { flaw } = unitCardOf(t.s, u);
      if (flaw && hasKeyword(t.s, u, 'flawed'))
        t.emit({ type: 'flaw', who, card: cardOf(who, flaw) }, 'LEG-KWU-FLAWED-01');
    }
};

type Phase = 'command' | 'activation' | 'end';

/** Some flaws say when they may be played: everybody sees whether they may. */
const mayPlay = (s: S, who: Seat, card: CardId, phase: Phase): boolean => {
  const { flawWhen } = commandCard(commandOf(card));
  if (!flawWhen) return true;
  return flawWhen.phase === phase && sideOf(s, foeOf(who)).discard.length >= flawWhen.discarded;
};

/** LEG-KWU-FLAWED-02, -03: at the start of a phase, who has priority first. */
export function* playFlaws(t: T, phase: Phase): Proc {
  for (const who of inOrder(t.s))
    for (const card of sideOf(t.s, who).flaws.filter(c => mayPlay(t.s, who, c, phase))) {
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
