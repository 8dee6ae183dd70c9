import type { CardId, Proc, Seat } from '@potyczka/kernel';
import { commandCard } from '../content/index.js';
import { hasKeyword, sheetOf } from '../rules/sheet.js';
import { worth } from '../rules/values.js';
import { blueFirst, inPlay, type S, sideOf, type T, unitsOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { commandOf } from '../vocabulary.js';

const OTHER_PIPS = no('LEG-KWU-CONTINGENCIES-04', 'other-pips');

/** LEG-KWU-CONTINGENCIES-01: how many cards an army may set aside, from its list. */
export const contingenciesOf = (s: S, seat: Seat): number =>
  unitsOf(s, seat).reduce((sum, u) => sum + (sheetOf(s, u).keywords.get('contingencies')?.x ?? 0), 0);

const pipsOf = (card: CardId): number | undefined => commandCard(commandOf(card)).pips;

/** LEG-KWU-CONTINGENCIES-04 to -06: another card of the same pips; asked of whoever has some, whatever they are. */
export function* changeCards(t: T): Proc {
  for (const who of blueFirst(t.s)) {
    const { contingencies, played } = sideOf(t.s, who);
    const isAble =
      inPlay(t.s, who).some(u => hasKeyword(t.s, u, 'contingencies')) &&
      worth('mayChangeCards', true, { s: t.s, seat: who });
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
