import { distance } from '@potyczka/geometry/lattice';
import {
  type CardId,
  type Choice,
  type DeepReadonly,
  orPass,
  PASS,
  type Proc,
  type Verdict,
} from '@potyczka/kernel';
import { resolveKept, revealReaction } from '../automa/react.js';
import { abilityById } from '../content/abilities/index.js';
import { featById, featOn } from '../content/feats/index.js';
import { lootIdOf } from '../content/loot.js';
import { aimCardIn, aimCardsOf, weaponIn } from '../content/own-cards.js';
import { enemiesOf, legendOf, type S, type Shot, sees, standsOn, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import { type Preview, plainOutlook, plainSpace } from '../view/preview.js';
import type { AbilityId, FeatId, LegendId } from '../vocabulary.js';
import { restore, suffer } from './damage.js';
import { playEffects } from './effects.js';
import { foresee, imagine, planOf } from './facts.js';
import { isInCanyon } from './move.js';
import { type ShotPlan, tally } from './plan.js';
import { boostWindow, reactionWindow } from './react.js';
import { judgeZones } from './zones.js';

/** A Shoot action as it may be begun. */
export interface Aim {
  readonly at: LegendId;
  readonly slot: number;
  /** A card whose effect the shot is, and a token that the weapon's own Special action asks for. */
  readonly by?: FeatId;
  readonly pays?: CardId;
}

const ONCE = no('APX-ACT-08', 'shot-already');
const OFF_MAP = no('APX-SHOOT-01', 'target-off-map');
const UNSEEN = no('APX-SHOOT-03', 'not-in-sight');
const NO_AMMO = no('APX-SHOOT-04', 'no-ammo');

/** APX-SHOOT-01 to -04, APX-LEGEND-09, -10: one target, one weapon. */
export const judgeAim = (s: S, who: LegendId, aim: Aim): Verdict => {
  if (s.act?.legend === who && s.act.shot) return ONCE;
  const weapon = legendOf(s, who).weapons[aim.slot];
  if (!weapon || weapon.ammo < 1) return NO_AMMO;
  const [from, to] = [standsOn(s, who), legendOf(s, aim.at).at];
  if (!to) return OFF_MAP;
  if (!sees(s, from, to)) return UNSEEN;
  return judgeZones(s, from, to);
};

/** Every enemy with every weapon. */
export const aimsOf = (s: S, who: LegendId): Aim[] =>
  enemiesOf(s, who).flatMap(e => legendOf(s, who).weapons.map((_, slot): Aim => ({ at: e.id, slot })));

const foreseeAim = (s: S, who: LegendId, aim: Aim): Preview => {
  if (judgeAim(s, who, aim)) return {};
  const action = aim.by ? { action: { card: aim.by, by: who } } : {};
  const shot = imagine(s, who, aim.at, aim.slot, { ...action, paid: aim.pays !== undefined });
  const { plan, facts, outlook } = foresee(s, shot);
  return {
    line: [plainSpace(shot.from), plainSpace(shot.to)],
    shot: {
      threshold: plan.threshold.total,
      distance: shot.distance,
      hidden: facts.hidden,
      level: facts.level,
      cards: plan.track.length * plan.cardsPerSpace,
      ...plainOutlook(outlook),
    },
  };
};

export const aimKey = ({ at, slot }: Aim): string => `${at}:${slot}`;

export const showAim = (s: S, who: LegendId, aim: Aim) => {
  const card = legendOf(s, who).weapons[aim.slot]?.card ?? '#';
  return {
    label: msg('shoot-label', { target: aim.at, card }),
    at: [aim.at, card],
    preview: foreseeAim(s, who, aim),
  };
};

/** APX-SHOOT-01 to -05: step 1.a and 1.b; the rest follows step by step. */
export const begin = (t: T, who: LegendId, aim: Aim, ap: number): void => {
  const [from, to] = [standsOn(t.s, who), standsOn(t.s, aim.at)];
  const card = legendOf(t.s, who).weapons[aim.slot]?.card ?? '#';
  t.emit(
    {
      type: 'aimed',
      who,
      at: aim.at,
      slot: aim.slot,
      card,
      distance: distance(from, to),
      from,
      to,
      by: aim.by ?? null,
      paid: aim.pays ?? null,
      ap,
      charged: [],
    },
    'APX-SHOOT-04',
  );
};

/** Asks for target and weapon where a card lets somebody shoot. */
export const aimChoice = (s: S, who: LegendId, by: FeatId): Choice<Aim> => ({
  rule: 'APX-SHOOT-01',
  ask: msg('ask-aim', { who }),
  from: aimsOf(s, who).map(aim => ({ ...aim, by })),
  key: aimKey,
  judge: aim => judgeAim(s, who, aim),
  show: aim => showAim(s, who, aim),
});

/** Tokens that the weapon's own Special action takes (APX-WPN-18). */
export const payTokens = (s: S, who: LegendId, slot: number): readonly CardId[] => {
  const l = legendOf(s, who);
  const card = l.weapons[slot]?.card;
  const pays = card ? weaponIn(s, card).passive.pays : undefined;
  return pays ? l.pack.filter(c => lootIdOf(c) === pays.token).slice(0, 1) : [];
};

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
  const shots = plan.track.map(({ index }) => {
    const cards: CardId[] = [];
    for (let k = 0; k < plan.cardsPerSpace && taken.length < aimCardsOf(t.s).length; k++) {
      const card = draw(t, taken);
      taken.push(card);
      cards.push(card);
    }
    return { at: index, cards };
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
    { type: 'judged', who: shooter, at: target, hits, headshots, stopped, damage, ignored },
    'APX-SHOOT-48',
  );
  if (damage > 0) suffer(t, target, damage, { by: 'shot', rule: 'APX-SHOOT-51', from: shooter });
  yield* afterDamage(t);
}

/** APX-CARDDATA-17: revealed cards go to the bottom, new ones take their places and stand. */
function* replaceCards(t: T, plan: ShotPlan): Proc {
  const fresh: CardId[] = [];
  for (let left = plan.replaces; left > 0; left--) {
    const { shooter, cards } = shotOf(t.s);
    const from = cards.flatMap((row, shot) => row.map(card => ({ card, shot })));
    const choice: Choice<{ card: CardId; shot: number }> = {
      rule: 'APX-CARDDATA-17',
      ask: msg('ask-replace', { who: shooter, left }),
      from: from.filter(x => !fresh.includes(x.card)),
      key: x => x.card,
      show: x => ({ label: msg('card-label', { card: x.card }), at: [x.card] }),
    };
    const out = yield* t.choose(legendOf(t.s, shooter).seat, orPass(choice, msg('none-label')));
    if (out === PASS) return;
    const card = draw(t, shotOf(t.s).cards.flat());
    fresh.push(card);
    t.emit({ type: 'replaced', who: shooter, shot: out.shot, old: out.card, card }, 'APX-CARDDATA-17');
  }
}

/** APX-SHOOT-52: in order of play. */
function* afterDamage(t: T): Proc {
  const { action, boost, reactions, hits, extra, shooter } = shotOf(t.s);
  const shield = extra.reduce((sum, c) => sum + (c.shieldOnHit ?? 0), 0);
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
