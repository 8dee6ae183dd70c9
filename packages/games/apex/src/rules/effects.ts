import { adjacentSpaces, distance, isSame } from '@potyczka/geometry/lattice';
import { type CardId, type Choice, PASS, type Proc, type Verdict } from '@potyczka/kernel';
import { declining } from '@potyczka/kit';
import { ask, askSpace } from '../ask.js';
import { abilitiesOf, abilityById } from '../content/abilities/index.js';
import { type Effect, type Feat, featOn, type Recipient } from '../content/feats/index.js';
import {
  alliesOf,
  enemiesOf,
  isFree,
  type L,
  latticeOf,
  legendOf,
  legendsOf,
  onMap,
  type S,
  sees,
  standsOn,
  type T,
  teamOf,
} from '../state.js';
import { msg, no } from '../text/say.js';
import {
  type AbilityId,
  abilityOf,
  type FeatId,
  type FigureKind,
  type LegendId,
  MOST_AMMO,
  type TokenId,
} from '../vocabulary.js';
import { availableTokens, initiate, judgeInitiate, quicken } from './abilities.js';
import { aimChoice, aimsOf, begin, judgeAim } from './aim.js';
import { restore, suffer } from './damage.js';
import { isBorne } from './facts.js';
import { binsAt } from './ground.js';
import { accessoriesOf, useAccessory } from './items.js';
import { look } from './look.js';
import { meleeTargets, strike } from './melee.js';
import { enter, isInCanyon, judgeMoveEnd, type MoveEnd, moveBy } from './move.js';
import { exitsBeside, goThrough } from './passages.js';
import { pushAway } from './push.js';
import { zipFrom, zipsOf } from './zipline.js';
import { isWithin } from './zones.js';

/** Legends of a list that stand on a space adjacent to somebody. */
const beside = (s: S, who: LegendId, list: readonly L[]): readonly L[] => {
  const near = adjacentSpaces(latticeOf(s), standsOn(s, who));
  return list.filter(l => l.at && near.some(x => l.at && isSame(x, l.at)));
};

const adjacentEnemies = (s: S, who: LegendId): readonly L[] => beside(s, who, enemiesOf(s, who));

const recipients = (s: S, who: LegendId, to: Recipient): readonly L[] => {
  if (to === 'target') return s.shot ? [legendOf(s, s.shot.target)].filter(l => l.at) : [];
  const me = legendOf(s, who);
  return to === 'self' ? [me] : [me, ...beside(s, who, alliesOf(s, who))];
};

/** APX-CARDDATA-20: adjacent to a supply bin, open or closed. */
const isBesideBin = (s: S, who: LegendId): boolean => binsAt(s, standsOn(s, who)).length > 0;

const NOBODY_BESIDE = no('APX-ADJ-02', 'nobody-beside');
const NO_BIN = no('APX-CARDDATA-20', 'no-bin-beside');
const NOTHING_COOLS = no('APX-ABIL-36', 'nothing-cools');
const NO_AIM = no('APX-SHOOT-03', 'nobody-to-shoot');
const NOBODY_TO_PULL = no('APX-SHOOT-03', 'nobody-to-pull');
const NO_ITEM = no('APX-USE-01', 'no-accessory');
const NO_ZIPLINE = no('APX-OBJ-16', 'no-zipline');

/** Whether a feat of the hand may be played in the own activation, apart from its price. */
export const judgeFeat = (s: S, who: LegendId, card: CardId): Verdict => {
  const feat: Feat = featOn(card);
  if (feat.need === 'beside-bin' && !isBesideBin(s, who)) return NO_BIN;
  return judgeEffect(played(s, who, card), who, (feat.effects ?? [])[0]);
};

/** The position as it is when the card is played: it pays for no Dash any more (APX-CARD-07). */
const played = (s: S, who: LegendId, card: CardId): S =>
  judgesMove(featOn(card))
    ? {
        ...s,
        legends: s.legends.map(l => (l.id === who ? { ...l, hand: l.hand.filter(c => c !== card) } : l)),
      }
    : s;

const judgesMove = (feat: Feat): boolean =>
  feat.effects?.[0]?.do === 'move' && feat.effects[0].end !== undefined;

const judgeEffect = (s: S, who: LegendId, e: Effect | undefined): Verdict => {
  switch (e?.do) {
    case 'move':
      return e.end && judgeMoveEnd(s, who, printedPoints(s, who, e), ENDS[e.end]);
    case 'shoot':
      return aimsOf(s, who).some(aim => !judgeAim(s, who, aim)) ? undefined : NO_AIM;
    case 'melee':
      return meleeTargets(s, who).length > 0 || e.move !== undefined ? undefined : NOBODY_BESIDE;
    case 'push':
      return adjacentEnemies(s, who).length > 0 ? undefined : NOBODY_BESIDE;
    case 'hurt':
      return e.may || adjacentEnemies(s, who).length > 0 ? undefined : NOBODY_BESIDE;
    case 'cool':
      return coolingTokens(s, who, e.which).length > 0 ? undefined : NOTHING_COOLS;
    case 'pull':
      return pullTargets(s, who, e.low, e.high).length > 0 ? undefined : NOBODY_TO_PULL;
    case 'use':
      return accessoriesOf(s, who, e.rank).length > 0 ? undefined : NO_ITEM;
    case 'team-use': {
      const inside = legendsOf(s, teamOf(s, who)).some(l => l.at && isWithin(s, e.within, l.at));
      return inside ? undefined : no('APX-CARDDATA-02', 'nobody-in-zone', { figure: e.within });
    }
    case 'send': {
      const figure = e.through;
      return passengers(s, figure).length > 0
        ? undefined
        : no('APX-CARDDATA-11', 'nobody-to-send', { figure });
    }
    case 'zipline':
      return e.mp > 0 || zipRiders(s, who).length > 0 ? undefined : NO_ZIPLINE;
    default:
      return undefined;
  }
};

const coolingTokens = (s: S, who: LegendId, which: AbilityId | 'one'): readonly TokenId[] =>
  (which === 'one' ? abilitiesOf(who) : [abilityById(which)])
    .flatMap(a => a.tokens)
    .filter(x => x in s.cooling);

const pullTargets = (s: S, who: LegendId, low: number, high: number): readonly L[] => {
  const from = standsOn(s, who);
  const room = adjacentSpaces(latticeOf(s), from).some(x => isFree(s, x));
  return enemiesOf(s, who).filter(e => {
    if (!e.at || !room) return false;
    const d = distance(from, e.at);
    return d >= low && d <= high && sees(s, from, e.at);
  });
};

/** Legends beside a passage that leads somewhere with room (APX-CARDDATA-11). */
const passengers = (s: S, through: FigureKind): readonly L[] =>
  onMap(s).filter(l => exitsBeside(s, l, through).length > 0);

const zipRiders = (s: S, who: LegendId): readonly L[] =>
  legendsOf(s, teamOf(s, who)).filter(l => l.at && !isInCanyon(s, l.id) && zipsOf(s, l.id).length > 0);

/** Resolves the effects of a card one after the other (APX-FLOW-03). A Shoot action takes the rest over. */
export function* playEffects(t: T, who: LegendId, effects: readonly Effect[]): Proc {
  for (const effect of effects) {
    if (!legendOf(t.s, who).at || isInCanyon(t.s, who)) return;
    yield* playEffect(t, who, effect);
    if (effect.do === 'shoot') return;
  }
}

function* playEffect(t: T, who: LegendId, e: Effect): Proc {
  switch (e.do) {
    case 'move':
      return yield* moveBy(t, who, printedPoints(t.s, who, e), 'APX-MOVE-29', e.end && ENDS[e.end]);
    case 'team-move':
      return yield* teamMove(t, who, e.mp);
    case 'shoot':
      return yield* shootBy(t, who);
    case 'melee':
      return yield* strikeBy(t, who, e);
    case 'push':
      return yield* pushBy(t, who, e);
    case 'hurt':
      return yield* hurtBy(t, who, e);
    case 'restore':
      return yield* restoreBy(t, who, e);
    case 'ammo':
      return yield* loadBy(t, who, e.n);
    case 'cool':
      return yield* coolBy(t, who, e);
    case 'pull':
      return yield* pullBy(t, who, e);
    case 'use':
      return yield* useBy(t, who, e);
    case 'team-use':
      return yield* teamUse(t, who, e.within);
    case 'send':
      return yield* sendThrough(t, who, e.through);
    case 'zipline':
      return yield* ride(t, who, e.mp);
    case 'initiate':
      return yield* initiateBy(t, who, e.ability);
    case 'either':
      return yield* either(t, who, e.of);
    case 'take-place':
      return yield* takePlace(t, who);
    case 'look':
      return yield* look(t, who, e.cards, e.bottom);
  }
}

/** MP of a Move of a card, with what it adds under a condition. */
const printedPoints = (s: S, who: LegendId, e: Extract<Effect, { do: 'move' }>): number =>
  e.mp + (e.moreWhen && isBorne(s, who, e.moreWhen) ? (e.more ?? 0) : 0);

const NOT_BESIDE_ALLY = no('APX-CARDDATA-01', 'not-beside-ally');

/** Where a Move may end, if its card says it. */
const ENDS: Readonly<Record<'beside-ally', MoveEnd>> = {
  'beside-ally': (s, who, at) => {
    const near = adjacentSpaces(latticeOf(s), at);
    return alliesOf(s, who).some(a => near.some(x => a.at && isSame(a.at, x))) ? undefined : NOT_BESIDE_ALLY;
  },
};

const idsOf = (some: readonly L[]): LegendId[] => some.map(l => l.id);

/** APX-FLOW-09: exactly one legend of the team, the own one included. */
function* teamMove(t: T, who: LegendId, mp: number): Proc {
  const team = legendsOf(t.s, teamOf(t.s, who)).filter(l => l.at && !isInCanyon(t.s, l.id));
  const question = { rule: 'APX-FLOW-09', ask: msg('ask-who-moves', { who }), from: idsOf(team) } as const;
  const mover = yield* ask.orNot(t, legendOf(t.s, who).seat, 'legend', question, msg('nobody-label'));
  if (mover !== PASS) yield* moveBy(t, mover, mp, 'APX-MOVE-29');
}

function* shootBy(t: T, who: LegendId): Proc {
  const by = lastPlayed(t.s, who);
  const aim = yield* t.choose(legendOf(t.s, who).seat, aimChoice(t.s, who, by));
  begin(t, who, aim, 0);
}

/** The feat that has just been played: it lies on top of the discard pile. */
const lastPlayed = (s: S, who: LegendId): FeatId =>
  (legendOf(s, who).discard.at(-1) ?? '#').slice(1) as FeatId;

function* strikeBy(t: T, who: LegendId, e: Extract<Effect, { do: 'melee' }>): Proc {
  if (e.move === undefined) return yield* strike(t, who, e);
  const first = yield* t.choose<'melee' | 'move'>(legendOf(t.s, who).seat, {
    rule: 'APX-ACT-18',
    ask: msg('ask-which-first', { who }),
    from: ['move', 'melee'],
    key: x => x,
    judge: x => (x === 'melee' && meleeTargets(t.s, who).length === 0 ? NOBODY_BESIDE : undefined),
    show: x => ({ label: msg(x === 'melee' ? 'melee-first-label' : 'move-first-label') }),
  });
  if (first === 'melee') yield* strike(t, who, e);
  yield* moveBy(t, who, e.move, 'APX-ACT-18');
  const isAble = legendOf(t.s, who).at && !isInCanyon(t.s, who) && meleeTargets(t.s, who).length > 0;
  if (first === 'move' && isAble) yield* strike(t, who, e, true);
}

function* pushBy(t: T, who: LegendId, e: Extract<Effect, { do: 'push' }>): Proc {
  const { seat } = legendOf(t.s, who);
  let left = adjacentEnemies(t.s, who).map(l => l.id);
  while (left.length > 0) {
    const question = { rule: 'APX-PUSH-01', ask: msg('ask-push', { who }), from: left } as const;
    const pushed: LegendId = yield* ask.theOne(t, seat, 'legend', question);
    yield* pushAway(t, standsOn(t.s, who), pushed, e.spaces, e.collision, who);
    if (e.who === 'one') return;
    left = left.filter(id => id !== pushed && adjacentEnemies(t.s, who).some(l => l.id === id));
  }
}

function* hurtBy(t: T, who: LegendId, e: Extract<Effect, { do: 'hurt' }>): Proc {
  const near = adjacentEnemies(t.s, who);
  if (near.length === 0) return;
  const question = { rule: 'APX-CARDDATA-06', ask: msg('ask-hurt', { who }), from: idsOf(near) } as const;
  const { seat } = legendOf(t.s, who);
  const victim = e.may
    ? yield* ask.orNot(t, seat, 'legend', question, msg('nobody-label'))
    : yield* ask.one(t, seat, 'legend', question);
  if (victim === PASS) return;
  suffer(t, victim, e.damage, {
    by: 'card',
    rule: e.label === 'shield' ? 'APX-DMG-07' : 'APX-CARDDATA-06',
    from: who,
    ...(e.label && { label: e.label }),
  });
}

function* restoreBy(t: T, who: LegendId, e: Extract<Effect, { do: 'restore' }>): Proc {
  const { seat } = legendOf(t.s, who);
  const to = recipients(t.s, who, e.to);
  if (to.length === 0) return;
  const question = { rule: 'APX-DMG-19', ask: msg('ask-restore', { who }), from: idsOf(to) } as const;
  const whom = yield* ask.theOne(t, seat, 'legend', question);
  if (!e.oneOf) return restore(t, whom, pointsOf(e), 'APX-DMG-19');
  const what = yield* t.choose<'health' | 'shield'>(seat, {
    rule: 'APX-CARDDATA-20',
    ask: msg('ask-health-or-shield', { who: whom }),
    from: ['health', 'shield'],
    key: x => x,
    show: x => ({ label: msg(x === 'health' ? 'health-label' : 'shield-label', { n: e[x] ?? 0 }) }),
  });
  restore(t, whom, { [what]: e[what] ?? 0 }, 'APX-CARDDATA-20');
}

const pointsOf = (e: { readonly shield?: number; readonly health?: number }) => ({
  ...(e.shield !== undefined && { shield: e.shield }),
  ...(e.health !== undefined && { health: e.health }),
});

/** APX-LOOT-22 */
export function* loadBy(t: T, who: LegendId, n: number): Proc {
  const { weapons, seat } = legendOf(t.s, who);
  const slot = yield* t.choose<number>(seat, {
    rule: 'APX-LOOT-22',
    ask: msg('ask-load', { who }),
    from: weapons.map((_, k) => k),
    key: String,
    show: k => ({
      label: msg('card-label', { card: weapons[k]?.card ?? '#' }),
      at: [weapons[k]?.card ?? '#'],
    }),
  });
  const { card, ammo: had } = weapons[slot] ?? { card: '#' as const, ammo: 0 };
  t.emit({ type: 'ammo', who, slot, card, had, ammo: Math.min(MOST_AMMO, had + n) }, 'APX-LOOT-22');
}

function* coolBy(t: T, who: LegendId, e: Extract<Effect, { do: 'cool' }>): Proc {
  const from = coolingTokens(t.s, who, e.which);
  if (from.length === 0) return;
  const token =
    from.length === 1
      ? (from[0] as TokenId)
      : yield* t.choose<TokenId>(legendOf(t.s, who).seat, {
          rule: 'APX-ABIL-37',
          ask: msg('ask-cool', { who }),
          from,
          key: x => x,
          show: x => ({ label: msg('ability-label', { ability: abilityOf(x) }), at: [x] }),
        });
  quicken(t, token, e.n);
}

function* pullBy(t: T, who: LegendId, e: Extract<Effect, { do: 'pull' }>): Proc {
  const { seat } = legendOf(t.s, who);
  const from = pullTargets(t.s, who, e.low, e.high);
  if (from.length === 0) return;
  const question = { rule: 'APX-ABIL-14', ask: msg('ask-pull', { who }), from: idsOf(from) } as const;
  const pulled = yield* ask.one(t, seat, 'legend', question);
  const room = adjacentSpaces(latticeOf(t.s), standsOn(t.s, who)).filter(x => isFree(t.s, x));
  const to = yield* askSpace(t, seat, { rule: 'APX-ABIL-07', ask: 'ask-pull-to', who: pulled, from: room });
  yield* enter(t, pulled, 'pull', [to], 'APX-ABIL-07');
}

function* useBy(t: T, who: LegendId, e: Extract<Effect, { do: 'use' }>): Proc {
  yield* useAccessory(
    t,
    who,
    recipients(t.s, who, e.on).map(l => l.id),
    {
      ...(e.rank && { rank: e.rank }),
      may: e.may === true,
    },
  );
}

/** APX-CARDDATA-02 */
function* teamUse(t: T, who: LegendId, within: FigureKind): Proc {
  for (const { id } of legendsOf(t.s, teamOf(t.s, who))) {
    const { at } = legendOf(t.s, id);
    if (at && isWithin(t.s, within, at)) yield* useAccessory(t, id, [id], { may: true });
  }
}

function* sendThrough(t: T, who: LegendId, through: FigureKind): Proc {
  const { seat } = legendOf(t.s, who);
  const from = passengers(t.s, through);
  if (from.length === 0) return;
  const question = { rule: 'APX-CARDDATA-11', ask: msg('ask-send', { who }), from: idsOf(from) } as const;
  const sent = yield* ask.one(t, seat, 'legend', question);
  const exits = exitsBeside(t.s, legendOf(t.s, sent), through);
  const to = yield* askSpace(t, seat, { rule: 'APX-CARDDATA-11', ask: 'ask-exit', who: sent, from: exits });
  yield* enter(t, sent, 'passage', [to], 'APX-CARDDATA-11', through);
}

/** APX-CARDDATA-18: one legend of the team may move and use a zipline, in any order. */
function* ride(t: T, who: LegendId, mp: number): Proc {
  const team = legendsOf(t.s, teamOf(t.s, who)).filter(l => l.at && !isInCanyon(t.s, l.id));
  const from = mp > 0 ? team : zipRiders(t.s, who);
  if (from.length === 0) return;
  const question = {
    rule: 'APX-CARDDATA-18',
    ask: msg('ask-who-rides', { who }),
    from: idsOf(from),
  } as const;
  const rider = yield* ask.orNot(t, legendOf(t.s, who).seat, 'legend', question, msg('nobody-label'));
  if (rider === PASS) return;
  const before = yield* zipFrom(t, rider);
  if (mp > 0) yield* moveBy(t, rider, mp, 'APX-CARDDATA-18');
  if (!before) yield* zipFrom(t, rider);
}

/** APX-CARDDATA-07: may be initiated, if a token is available. */
function* initiateBy(t: T, who: LegendId, id: AbilityId): Proc {
  const ability = abilityById(id);
  const mode = ability.modes.find(m => m.label === 'free' || m.label === 'special');
  if (!mode || availableTokens(t.s, ability).length === 0 || judgeInitiate(t.s, who, ability, mode)) return;
  const answer = yield* t.choose<'no' | 'yes'>(legendOf(t.s, who).seat, {
    rule: 'APX-CARDDATA-07',
    ask: msg('ask-initiate', { who, ability: id }),
    from: ['no', 'yes'],
    key: x => x,
    show: x =>
      x === 'no' ? declining(msg('no-label')) : { label: msg('ability-label', { ability: id }), at: [id] },
  });
  if (answer === 'yes') yield* initiate(t, who, ability, mode, 0);
}

function* either(t: T, who: LegendId, of: readonly (readonly Effect[])[]): Proc {
  const choice: Choice<number> = {
    rule: 'APX-CARDDATA-10',
    ask: msg('ask-either', { who }),
    from: of.map((_, k) => k),
    key: String,
    show: k => {
      const first = of[k]?.[0];
      return {
        label: msg((of[k]?.length ?? 0) > 1 ? 'move-and-use-label' : 'move-n-label', {
          mp: first?.do === 'move' ? first.mp : 0,
        }),
      };
    },
  };
  const k = yield* t.choose(legendOf(t.s, who).seat, choice);
  yield* playEffects(t, who, of[k] ?? []);
}

/** APX-CARDDATA-03, -04: whoever is not the target changes places with it and is the target from now on. */
function* takePlace(t: T, who: LegendId): Proc {
  const target = t.s.shot?.target;
  if (!target || target === who) return;
  t.emit({ type: 'swapped', who, with: target }, 'APX-CARDDATA-04');
  for (const moved of [who, target]) yield* goThrough(t, moved); // G-28
}
