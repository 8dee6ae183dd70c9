import { PASS, type Proc } from '@potyczka/kernel';
import { type Pick, pick, skip } from '../../ask.js';
import { cardOf } from '../../content/index.js';
import type { T } from '../../state.js';
import { msg, no } from '../../text/say.js';
import type { CardId, HalfName, HeroId } from '../../vocabulary.js';
import { hero, isAlive } from '../look.js';
import { initiativeOf } from '../order.js';
import { recipients } from '../recipients.js';
import { playHalf } from '../turn.js';
import type { Play } from './play.js';

/** Further turns and further cards. */

const TOO_SOON = no('GLM-INIT-01', 'not-later');

/** Two cards of the hand, one after the other; nothing if their player would rather not. */
function* twoCards(t: T, who: HeroId, after: number): Proc<CardId[] | undefined> {
  const chosen: CardId[] = [];
  while (chosen.length < 2) {
    const { hand, seat } = hero(t.s, who);
    const picks: Pick[] = hand
      .filter(card => !chosen.includes(card))
      .map(card => ({
        key: card,
        refusal: chosen.length === 0 && cardOf(card).initiative <= after ? TOO_SOON : undefined,
        show: { label: msg('card-label', { card }), at: [card] },
      }));
    const ask = msg('ask-turn-card', { figure: who, n: 2 - chosen.length });
    const key = yield* pick(t, seat, 'GLM-TURN-01', ask, [
      ...(chosen.length === 0 ? [skip('no-turn-label')] : []),
      ...picks,
    ]);
    if (key === PASS) return undefined;
    chosen.push(key as CardId);
  }
  return chosen;
}

/** Another turn with two cards of the hand: at once, or later in the round. */
const extraTurn: Play<'extraTurn'> = function* (t, run, ab, gives) {
  const whom = yield* recipients(t, run, ab, { who: 'ally' }, 'ask-turn-whom', 'GLM-TURN-01', gives);
  const [who] = whom.filter(id => t.s.heroes[id] !== undefined && hero(t.s, id).hand.length >= 2);
  if (who === undefined) return false;
  const later = ab.initiativeMustBeLater === true;
  const cards = yield* twoCards(t, who, later ? initiativeOf(t.s, who) : -1);
  if (cards === undefined) return false;
  const [lead, second] = cards as [CardId, CardId];
  if (later) t.emit({ type: 'chose-again', who, choice: { lead, second } }, 'GLM-INIT-01');
  else run.notes.turn = { who, cards: [lead, second] };
  return true;
};

/** One half of one more card. */
const playCard: Play<'playCard'> = function* (t, run, ab) {
  const who = run.hero;
  if (who === undefined || !isAlive(t.s, who) || hero(t.s, who).hand.length === 0) return false;
  const half: HalfName = ab.half === 'sameAsCommand' ? run.half : ab.half;
  const key = yield* pick(t, hero(t.s, who).seat, 'GLM-TURN-01', msg('ask-more-card', { figure: who }), [
    skip(),
    ...hero(t.s, who).hand.map(card => ({
      key: `${card}/${half}`,
      show: { label: msg(half === 'top' ? 'top-label' : 'bottom-label', { card }), at: [card] },
    })),
  ]);
  if (key === PASS) return false;
  yield* playHalf(t, who, key);
  return true;
};

export const turns = { extraTurn, playCard };
