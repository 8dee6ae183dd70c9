import type { CardId, DeepReadonly, Proc } from '@potyczka/kernel';
import { resolveKept, revealReaction } from '../automa/react.js';
import { abilityById } from '../content/abilities/index.js';
import { featById, featOn } from '../content/feats/index.js';
import { aimCardIn, aimCardsOf } from '../content/own-cards.js';
import { legendOf, type S, type Shot, type T } from '../state.js';
import { msg } from '../text/say.js';
import type { AbilityId, FeatId, LegendId } from '../vocabulary.js';
import { restore, suffer } from './damage.js';
import { playEffects } from './effects.js';
import { planOf } from './facts.js';
import { isInCanyon } from './move.js';
import { type ShotPlan, tally, verdictOn } from './plan.js';
import { boostWindow, reactionWindow } from './react.js';

const shotOf = (s: S): DeepReadonly<Shot> => {
  if (!s.shot) throw new Error('nobody shoots');
  return s.shot;
};

/** One part of the Shoot action in hand (APX-SHOOT-02); between two of them all truth is in the state. */
export function* shotPart(t: T): Proc {
  const { part } = shotOf(t.s);
  if (part === 'aim') yield* aimAndFire(t);
  else if (part === 'judge') yield* judgeAndHurt(t);
  else yield* finish(t);
}

/** Steps 1.d, 2 and 3.a */
function* aimAndFire(t: T): Proc {
  yield* boostWindow(t, 'APX-SHOOT-12');
  revealReaction(t); // AUT-REACT-01
  yield* reactionWindow(t, 'before');
  if (shotOf(t.s).late) yield* boostWindow(t, 'APX-WPN-15');
  reveal(t);
}

/** The cards that are still in the Aim deck: those that were looked at in their order, else any. */
const draw = (t: T, taken: readonly CardId[]): CardId => {
  const { deck, bottom } = shotOf(t.s);
  const ordered = deck.filter(c => !taken.includes(c));
  if (ordered.length > 0) return ordered[0] as CardId;
  const left = aimCardsOf(t.s).filter(c => !taken.includes(c) && !bottom.includes(c));
  return t.roll('APX-SHOOT-26', left.length > 0 ? left : [...bottom]);
};

/** APX-SHOOT-22 to -28 */
const reveal = (t: T): void => {
  const shot = shotOf(t.s);
  const plan = planOf(t.s, shot);
  const taken: CardId[] = [];
  const shots = plan.track.map(({ index, modifier }) => {
    const cards: CardId[] = [];
    for (let k = 0; k < plan.cardsPerSpace && taken.length < aimCardsOf(t.s).length; k++) {
      const card = draw(t, taken);
      taken.push(card);
      cards.push(card);
    }
    const verdicts = cards.map(card => verdictOn(plan, aimCardIn(t.s, card), modifier));
    return { at: index, cards, verdicts };
  });
  t.emit({ type: 'revealed', who: shot.shooter, threshold: plan.threshold.total, shots }, 'APX-SHOOT-26');
};

/** Steps 3.b and 3.c, and what follows the damage (APX-SHOOT-29 to -52). */
function* judgeAndHurt(t: T): Proc {
  yield* replaceCards(t, planOf(t.s, shotOf(t.s)));
  const shot = shotOf(t.s);
  const plan = planOf(t.s, shot);
  const { hits, headshots, stopped, damage, ignored } = tally(
    plan,
    shot.cards.map(row => row.map(card => aimCardIn(t.s, card))),
  );
  const { shooter, target } = shot;
  t.emit(
    {
      type: 'judged',
      who: shooter,
      at: target,
      hits,
      headshots,
      stopped,
      damage,
      ignored,
      cards: shot.cards.flat(),
    },
    'APX-SHOOT-48',
  );
  if (damage > 0) suffer(t, target, damage, { by: 'shot', rule: 'APX-SHOOT-51', from: shooter });
  yield* afterDamage(t);
}

/** APX-CARDDATA-17: revealed cards, all named before the first new one is seen, go to the bottom; the new ones stand. */
function* replaceCards(t: T, plan: ShotPlan): Proc {
  const { shooter, cards } = shotOf(t.s);
  const from = cards.flatMap((row, shot) => row.map(card => ({ card, shot })));
  const most = Math.min(plan.replaces, from.length);
  if (most === 0) return;
  const out = yield* t.chooseMany<{ card: CardId; shot: number }>(legendOf(t.s, shooter).seat, {
    rule: 'APX-CARDDATA-17',
    ask: msg('ask-replace', { who: shooter, most }),
    from,
    key: x => x.card,
    show: x => ({ label: msg('card-label', { card: x.card }), at: [x.card] }),
    min: 0,
    max: most,
    none: msg('none-label'),
  });
  for (const { card: old, shot } of out) {
    const card = draw(t, shotOf(t.s).cards.flat());
    const verdict = verdictOn(plan, aimCardIn(t.s, card), plan.track[shot]?.modifier ?? 0);
    t.emit({ type: 'replaced', who: shooter, shot, old, card, verdict }, 'APX-CARDDATA-17');
  }
}

/** APX-SHOOT-52: in order of play. */
function* afterDamage(t: T): Proc {
  const { action, boost, reactions, hits, extra, shooter } = shotOf(t.s);
  const shield = extra.reduce((sum, { change }) => sum + (change.shieldOnHit ?? 0), 0);
  if (hits > 0 && shield > 0) restore(t, shooter, { shield }, 'APX-SHOOT-52');
  for (const played of [action, boost, ...reactions]) {
    if (!played || !legendOf(t.s, played.by).at) continue;
    if (played.card[3] === 'A') yield* afterAbility(t, played.card as AbilityId, played.by);
    else if (hits > 0) restoreOnHit(t, played.card as FeatId, played.by);
  }
}

function* afterAbility(t: T, id: AbilityId, by: LegendId): Proc {
  const { afterDamage: after } = abilityById(id);
  if (after) yield* after(t, by);
}

const restoreOnHit = (t: T, id: FeatId, by: LegendId): void => {
  const feat = featById(id);
  const changes = 'changes' in feat ? (feat.changes ?? []) : [];
  const shield = changes.reduce((sum, c) => sum + (c.shieldOnHit ?? 0), 0);
  if (shield > 0) restore(t, by, { shield }, 'APX-SHOOT-52');
};

/** Steps 4 and 5, then what else the card says that the shot came from. */
function* finish(t: T): Proc {
  yield* resolveKept(t); // AUT-REACT-03
  yield* reactionWindow(t, 'after');
  const { shooter, action, deck } = shotOf(t.s);
  t.emit({ type: 'shot-over', who: shooter, cards: [...deck].sort() }, 'APX-SHOOT-56');
  if (!action || !legendOf(t.s, shooter).at || isInCanyon(t.s, shooter)) return;
  const effects = featOn(`#${action.card}`).effects ?? [];
  const next = effects.findIndex(e => e.do === 'shoot') + 1;
  yield* playEffects(t, shooter, effects.slice(next));
}
