import { isAdjacent } from '@potyczka/geometry/lattice';
import type { CardId, DeepReadonly, Proc, RuleId, Seat, Show, Verdict } from '@potyczka/kernel';
import type { Ability, Mode } from '../content/abilities/types.js';
import { type Feat, featOn } from '../content/feats/index.js';
import { automaFeatIn, weaponIn } from '../content/own-cards.js';
import { type L, latticeOf, legendOf, legendsOf, type S, type Shot, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { Preview } from '../view/preview.js';
import type { FeatId, LegendId } from '../vocabulary.js';
import { initiate, judgeInitiate, reactingModes } from './abilities.js';
import { playEffects } from './effects.js';
import { isBorne } from './facts.js';
import { momentOf } from './moments.js';
import { isInCanyon } from './move.js';
import { foreseeChange } from './shot-preview.js';

/** Whether the active Feat of an Automa has a Shooting Boost itself. */
const hasOwnBoost = (s: S, shooter: LegendId): boolean => {
  const active = legendOf(s, shooter).automa?.active;
  return active ? automaFeatIn(s, active).bottom.kind === 'boost' : false;
};

type When = 'before' | 'after';

/** A feat or an ability that a legend answers a shot with. */
type Reaction =
  | { readonly by: LegendId; readonly card: CardId }
  | { readonly by: LegendId; readonly ability: Ability; readonly mode: Mode };

const shotOf = (s: S): DeepReadonly<Shot> => {
  if (!s.shot) throw new Error('nobody shoots');
  return s.shot;
};

/** Legends of the target's team that may still react, the target first (APX-SHOOT-17, -18, -53, -54). */
const reactors = (s: S, when: When): readonly L[] => {
  const shot = shotOf(s);
  const team = legendsOf(s, legendOf(s, shot.target).team);
  const able = team.filter(l => l.at && !shot[when].includes(l.id) && !isInCanyon(s, l.id));
  return [...able.filter(l => l.id === shot.target), ...able.filter(l => l.id !== shot.target)];
};

const isReaction = (feat: Feat, when: When, isTarget: boolean): boolean =>
  feat.kind === 'reaction' && feat.when === when && (isTarget || feat.team === true);

/** By what everybody can see: a card of the hand might be such a Reaction, or a reacting ability is available. */
const mightReact = (t: T, l: L, when: When): boolean => {
  if (l.automa) return false; // it reacts with its Feats alone
  const isTarget = l.id === shotOf(t.s).target;
  if (isTarget && reactingModes(t.s, l.id, when).length > 0) return true;
  return t.mightHold(l.hand, card => isReaction(featOn(card), when, isTarget));
};

const ONLY_TARGET = no('APX-REACT-02', 'only-as-target');
const NOT_BESIDE = no('APX-CARDDATA-04', 'not-beside-target');

const judgeReaction = (s: S, r: Reaction, when: When): Verdict => {
  const shot = shotOf(s);
  if ('ability' in r) return judgeInitiate(s, r.by, r.ability, r.mode);
  const feat = featOn(r.card);
  if (feat.kind !== 'reaction' || feat.when !== when) return momentOf(feat);
  if (r.by !== shot.target && !feat.team) return ONLY_TARGET;
  return judgeNeed(s, feat, r.by);
};

const judgeNeed = (s: S, feat: Feat, by: LegendId): Verdict => {
  const shot = shotOf(s);
  if (typeof feat.need === 'object')
    return isBorne(s, by, feat.need)
      ? undefined
      : no('APX-LEGEND-34', 'not-borne', { figure: feat.need.borne });
  if (feat.need !== 'target-or-beside-target' || by === shot.target) return undefined;
  const [me, target] = [legendOf(s, by).at, legendOf(s, shot.target).at];
  return me && target && isAdjacent(latticeOf(s), me, target) ? undefined : NOT_BESIDE;
};

const reactionKey = (r: Reaction): string => ('ability' in r ? `${r.by}:${r.ability.id}` : r.card);

/** The shot in hand with one card or ability more before the fire. */
const withReaction = (s: S, r: Reaction): DeepReadonly<Shot> => {
  const shot = shotOf(s);
  const card = 'ability' in r ? r.ability.id : (r.card.slice(1) as FeatId);
  return { ...shot, reactions: [...shot.reactions, { card, by: r.by }] };
};

const showReaction = (s: S, r: Reaction, when: When): Show => {
  const preview =
    when === 'before' && !judgeReaction(s, r, when) ? foreseeChange(s, shotOf(s), withReaction(s, r)) : {};
  return 'ability' in r
    ? { label: msg('ability-label', { ability: r.ability.id }), at: [r.ability.id], preview }
    : { label: msg('card-label', { card: r.card }), at: [r.card], preview };
};

const reactionsOf = (s: S, seat: Seat, when: When): Reaction[] =>
  reactors(s, when)
    .filter(l => l.seat === seat)
    .flatMap(l => {
      const modes = l.id === shotOf(s).target && !l.automa ? reactingModes(s, l.id, when) : [];
      return [
        ...modes.map((m): Reaction => ({ by: l.id, ...m })),
        ...l.hand.map((card): Reaction => ({ by: l.id, card })),
      ];
    });

const REACT: Readonly<Record<When, RuleId>> = { before: 'APX-SHOOT-17', after: 'APX-SHOOT-53' };

/** Steps 2 and 4: who may react is asked at once, whatever they hold (APX-SHOOT-17 to -21, -53 to -55). */
export function* reactionWindow(t: T, when: When): Proc {
  yield* t.window<Reaction>({
    able: () => [
      ...new Set(
        reactors(t.s, when)
          .filter(l => mightReact(t, l, when))
          .map(l => l.seat),
      ),
    ],
    choice: seat => ({
      rule: REACT[when],
      ask: msg(when === 'before' ? 'ask-before' : 'ask-after', {
        who: shotOf(t.s).shooter,
        target: shotOf(t.s).target,
      }),
      from: reactionsOf(t.s, seat, when),
      key: reactionKey,
      judge: r => judgeReaction(t.s, r, when),
      show: r => showReaction(t.s, r, when),
    }),
    play: (_, r) => react(t, r, when),
    order: 'at-once',
    again: 'rest',
    pass: msg('no-reaction-label'),
  });
}

function* react(t: T, r: Reaction, when: When): Proc {
  if ('ability' in r) {
    t.emit({ type: 'reacted-with', who: r.by, ability: r.ability.id, when }, 'APX-REACT-03');
    yield* initiate(t, r.by, r.ability, r.mode, 0);
    return;
  }
  t.emit({ type: 'reacted', who: r.by, card: r.card, when }, 'APX-REACT-03');
  yield* playEffects(t, r.by, featOn(r.card).effects ?? []);
}

/** Cards that may boost the shot: the shooter's own, and Instants of anybody in the team (APX-SHOOT-13). */
const isBoost = (feat: Feat, isShooter: boolean): boolean =>
  (isShooter && feat.kind === 'boost') || (feat.kind === 'instant' && feat.at === 'shot');

const NOT_A_BOOST = no('APX-CARD-05', 'not-a-boost');

type Boost = { readonly by: LegendId; readonly card: CardId } | 'later';

const boosters = (s: S): readonly L[] => {
  const { shooter } = shotOf(s);
  const team = legendsOf(s, legendOf(s, shooter).team).filter(l => l.at && !isInCanyon(s, l.id));
  return [...team.filter(l => l.id === shooter), ...team.filter(l => l.id !== shooter)];
};

const foreseeBoost = (s: S, b: Exclude<Boost, 'later'>): Preview => {
  const shot = shotOf(s);
  if (!isBoost(featOn(b.card), b.by === shot.shooter)) return {};
  return foreseeChange(s, shot, { ...shot, boost: { card: b.card.slice(1) as FeatId, by: b.by } });
};

/** APX-SHOOT-12, -13, APX-WPN-15: at most one boost; some weapons let it wait for the Reactions. */
export function* boostWindow(t: T, rule: RuleId): Proc {
  const { shooter, slot, late } = shotOf(t.s);
  const weapon = legendOf(t.s, shooter).weapons[slot];
  const mayWait = !late && weapon !== undefined && weaponIn(t.s, weapon.card).passive.lateBoost === true;
  const might = (l: L): boolean => t.mightHold(l.hand, card => isBoost(featOn(card), l.id === shooter));
  const isOpen = (): boolean => !shotOf(t.s).boost && shotOf(t.s).late === late && !hasOwnBoost(t.s, shooter); // AUT-SHOOT-12
  yield* t.window<Boost>({
    able: () =>
      isOpen()
        ? [
            ...new Set(
              boosters(t.s)
                .filter(might)
                .map(l => l.seat),
            ),
          ]
        : [],
    choice: seat => ({
      rule,
      ask: msg('ask-boost', { who: shooter, target: shotOf(t.s).target }),
      from: [
        ...(mayWait && legendOf(t.s, shooter).seat === seat ? ['later' as const] : []),
        ...boosters(t.s)
          .filter(l => l.seat === seat)
          .flatMap(l => l.hand.map(card => ({ by: l.id, card }))),
      ],
      key: b => (b === 'later' ? b : b.card),
      judge: b => (b === 'later' || isBoost(featOn(b.card), b.by === shooter) ? undefined : NOT_A_BOOST),
      show: b =>
        b === 'later'
          ? { label: msg('boost-later-label') }
          : { label: msg('card-label', { card: b.card }), at: [b.card], preview: foreseeBoost(t.s, b) },
    }),
    *play(_, b) {
      if (b === 'later') return t.emit({ type: 'waits-to-boost', who: shooter }, 'APX-WPN-15');
      t.emit({ type: 'boosted', who: b.by, card: b.card }, 'APX-SHOOT-12');
      yield* playEffects(t, b.by, featOn(b.card).effects ?? []);
    },
    again: 'rest',
    pass: msg('no-boost-label'),
  });
}
