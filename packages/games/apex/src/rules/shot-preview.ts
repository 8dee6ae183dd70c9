import type { DeepReadonly } from '@potyczka/kernel';
import { aimDeckOf } from '../content/own-cards.js';
import type { S, Shot } from '../state.js';
import { type Preview, plainOutlook, plainSpace } from '../view/preview.js';
import { foresee } from './facts.js';
import { isHit, judgeCard } from './plan.js';

type ShotPreview = NonNullable<Preview['shot']>;

/** What a shot as it stands would come to: its threshold part by part, each space of the track, the whole outlook. */
const previewShot = (s: S, shot: DeepReadonly<Shot>): ShotPreview => {
  const { plan, facts, outlook } = foresee(s, shot);
  const deck = aimDeckOf(s);
  const { base, range, sight, zones, other, total } = plan.threshold;
  const chanceAt = (modifier: number): number =>
    deck.filter(card => isHit(judgeCard(plan, card, modifier))).length / deck.length;
  return {
    threshold: total,
    sum: [base, range, sight, zones, other],
    track: plan.track.map(({ index, modifier }): readonly [number, number] => [index, chanceAt(modifier)]),
    distance: shot.distance,
    hidden: facts.hidden,
    level: facts.level,
    cards: plan.track.length * plan.cardsPerSpace,
    ...plainOutlook(outlook),
  };
};

/** A shot before it is begun, with the line that it would take. */
export const foreseeShot = (s: S, shot: DeepReadonly<Shot>): Preview => ({
  line: [plainSpace(shot.from), plainSpace(shot.to)],
  shot: previewShot(s, shot),
});

/** The shot in hand with one card more, beside what it is without it. */
export const foreseeChange = (s: S, now: DeepReadonly<Shot>, then: DeepReadonly<Shot>): Preview => {
  const { threshold, mean, eliminates } = previewShot(s, now);
  const preview = foreseeShot(s, then);
  return preview.shot ? { ...preview, shot: { ...preview.shot, was: { threshold, mean, eliminates } } } : {};
};
