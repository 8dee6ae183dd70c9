import { stepsFrom, terrainAt } from '@potyczka/geometry/hex';
import { type Answer, type OneAsk, PASS, sure } from '@potyczka/kernel';
import { cardOf, itemOf } from '../content/index.js';
import { fieldOf } from '../ground.js';
import { retaliatesOf } from '../rules/effects.js';
import { areEnemies, figures, has, hero, hexOf, isFoe } from '../rules/look.js';
import { PORTAL } from '../rules/portals.js';
import { statistics } from '../rules/statistics.js';
import type { F, H, S } from '../state.js';
import type { CardId, HeroId, Hex } from '../vocabulary.js';
import { approached, comesBefore } from './foresight.js';
import { BASIC, type Profile, profileOf, worthOfCard } from './profile.js';
import { Spots } from './spots.js';
import {
  foeWorth,
  heldBy,
  hitWorth,
  lifeWorth,
  painOf,
  roundsLeft,
  roundsNeeded,
  roundsOfHero,
  staminaWorth,
} from './worth.js';

/** How promising each answer looks before it is tried, by the rule that asks. */

type Args = Readonly<Record<string, unknown>>;
/** The worth of one answer. */
export type Judge = (key: string) => number;

const argsOf = (ask: OneAsk): Args => (ask.spec.ask.args ?? {}) as Args;

/** What a lost half costs: the rounds that its card would have brought, as far as they will be needed. */
const lossOf = (s: S, h: H): number => {
  const rounds = roundsOfHero(s, h);
  const needed = Math.min(1, (4 * Math.max(2, roundsNeeded(s))) / Math.max(1, rounds));
  return staminaWorth(rounds - roundsOfHero(s, h, 1)) * needed;
};

const priceOf = (loss: number, p: Profile): number => (p.lost ? (p.lasts ? loss * 0.5 : loss) : 0);

interface Way {
  readonly first: string;
  readonly worth: number;
}

const formsOf = (card: CardId, half: string): string[] => [`${card}/${half}`, `${card}/${half}/basic`];

/** Every way to use the cards that are left: which half first, which second, printed or basic. */
const waysToPlay = (
  spots: Spots,
  loss: number,
  cards: readonly CardId[],
  halves: readonly string[],
): Way[] => {
  const ways: Way[] = [];
  if (cards.length === 1)
    for (const key of halves.flatMap(half => formsOf(sure(cards[0], 'one of cards'), half))) {
      const p = profileOf(key);
      ways.push({ first: key, worth: spots.line(p, undefined) - priceOf(loss, p) });
    }
  if (cards.length === 2)
    for (const [a, b] of [cards, [...cards].reverse()] as [CardId, CardId][])
      for (const top of formsOf(a, 'top'))
        for (const bottom of formsOf(b, 'bottom')) {
          const [one, two] = [profileOf(top), profileOf(bottom)];
          const price = priceOf(loss, one) + priceOf(loss, two);
          ways.push({ first: top, worth: spots.line(one, two) - price });
          ways.push({ first: bottom, worth: spots.line(two, one) - price });
        }
  return ways;
};

/** The best that two cards can do together. */
const pairWorth = (spots: Spots, loss: number, a: CardId, b: CardId): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (const [x, y] of [
    [a, b],
    [b, a],
  ] as const)
    for (const one of [profileOf(`${x}/top`), BASIC.top])
      for (const two of [profileOf(`${y}/bottom`), BASIC.bottom]) {
        const worth = Math.max(spots.line(one, two), spots.line(two, one));
        best = Math.max(best, worth - priceOf(loss, one) - priceOf(loss, two));
      }
  return best;
};

/** GLM-TURN-01 */
const judgeHalf = (s: S, args: Args): Judge => {
  const id = String(args.figure);
  const { turn } = s;
  if (!turn || !s.figures[id]) return () => 0;
  const h = hero(s, id);
  const spots = new Spots(s, id);
  const idle = spots.stay(spots.here);
  const best = new Map<string, number>();
  for (const { first, worth } of waysToPlay(spots, lossOf(s, h), turn.cards, turn.halves))
    if (worth > (best.get(first) ?? Number.NEGATIVE_INFINITY)) best.set(first, worth);
  return key => {
    if (key === 'end') return -0.5;
    return (best.get(key) ?? idle) - idle;
  };
};

/** What may be done at any moment: a potion when it is needed; no card is put away, and nobody asks to be asked. */
const judgeFree = (s: S, key: string): number | undefined => {
  if (key.startsWith('drop/') || key === 'stepwise') return -9;
  const id = s.turn?.of;
  if (id === undefined || !s.heroes[id] || !s.figures[id] || !key.startsWith('item-')) return undefined;
  const item = Number(key.slice(5));
  const isFree = itemOf(item).effects.some(e => e.event === 'duringTurn');
  return isFree && s.heroes[id].items.some(i => i.id === item) ? itemNow(s, id, item) : undefined;
};

/** A potion when it is needed; other items at their own moments. */
const itemNow = (s: S, id: HeroId, item: number): number => {
  const f = sure(s.figures[id], 'one of figures');
  const heals = itemOf(item).effects.some(e => e.do?.some(ab => ab.a === 'heal'));
  return heals ? (f.max - f.hp >= 4 ? 30 : -2) : -1;
};

const isPlace = (key: string): boolean => /^\d+,\d+$/.test(key);

/** GLM-MOVE-01 */
const judgeMove = (s: S, args: Args): Judge => {
  const id = String(args.figure);
  if (!s.figures[id]) return () => 0;
  const spots = new Spots(s, id);
  const { turn } = s;
  const own = turn?.of === id;
  const playing = own && turn.playing ? profileOf(playingKey(turn.playing)) : undefined;
  const later = own ? turn.cards.flatMap(card => turn.halves.map(half => profileOf(`${card}/${half}`))) : [];
  const basic = own && turn.cards.length > 0 && turn.halves.includes('top') ? [BASIC.top] : [];
  const worthAt = (hex: Hex): number => {
    let best = 0;
    for (const p of [...later, ...basic]) best = Math.max(best, spots.strikes(hex, p));
    return best + (playing ? spots.strikes(hex, playing) : 0) + spots.stay(hex);
  };
  const here = worthAt(spots.here);
  return key => {
    if (key === PASS) return 0.01;
    if (key.startsWith('item-')) return -1;
    if (key === PORTAL) return s.land.rooms.length === 1 ? 1 : -1;
    if (!isPlace(key)) return -1; // The proposed ways are good enough.
    return worthAt(hexOf(s, key)) - here;
  };
};

const playingKey = (p: { card: string; half: string; basic: boolean }): string =>
  `${p.card}/${p.half}${p.basic ? '/basic' : ''}`;

/** GLM-RETAL-01: what striking at an enemy costs whoever's turn it is. */
const backFrom = (s: S): ((f: F) => number) => {
  const me = s.figures[s.turn?.of ?? ''];
  if (!me) return () => 0;
  const steps = stepsFrom(fieldOf(s), [me.at], MOST_BACK);
  const pain = painOf(me);
  return f => {
    const away = sure(steps[f.at], 'one of steps');
    if (away < 0) return 0;
    return retaliatesOf(s, f).reduce((sum, x) => (away <= x.range ? sum + x.n * pain : sum), 0);
  };
};
/** Nobody retaliates farther. */
const MOST_BACK = 5;

/** GLM-ATK-01, -26: the enemy that is worth most to hit. */
const judgeTarget = (s: S, args: Args): Judge => {
  const n = typeof args.n === 'number' ? args.n : 2;
  const back = backFrom(s);
  return key => {
    if (key === PASS) return 0;
    if (key === 'all') return 1;
    if (key.startsWith('item-')) return 0.05;
    const f = s.figures[key];
    if (f === undefined) return 0;
    return isFoe(f) ? hitWorth(s, key, n, 0) - back(f) : -hitWorth(s, key, n, 0);
  };
};

/** GLM-AOE-01 */
const judgeArea = (s: S, args: Args): Judge => {
  const n = typeof args.n === 'number' ? Math.max(1, args.n) : 2;
  const foes = Object.values(s.figures).filter(f => isFoe(f));
  return key => {
    if (!key.startsWith('area:')) return key === PASS ? 0 : 0.05;
    const hexes = new Set(
      key
        .slice(5)
        .split(' ')
        .map(place => hexOf(s, place)),
    );
    return foes.reduce((sum, f) => (hexes.has(f.at) ? sum + hitWorth(s, f.id, n, 0) : sum), 0);
  };
};

/** GLM-DMG-01: hit points against rounds. */
const judgeDamage = (s: S, args: Args): Judge => {
  if (typeof args.n !== 'number') return key => (key.startsWith('#') ? -worthOfCard(key as CardId) : 0);
  const { n } = args;
  const h = hero(s, String(args.who));
  const f = sure(s.figures[h.id], 'one of figures');
  const now = staminaWorth(roundsOfHero(s, h));
  const held = heldBy(s, h.id);
  const rounds = (hand: number, discard: number): number =>
    staminaWorth(roundsLeft(hand, Math.max(0, discard + held)));
  const dies = f.hp - n < 1;
  const hurts = lifeWorth(f.hp, f.max) - lifeWorth(Math.max(0, f.hp - n), f.max) + (dies ? 22 + now : 0);
  const card = now - rounds(h.hand.length - 1, h.discard.length);
  const two = now - rounds(h.hand.length, h.discard.length - 2);
  return key => {
    if (key === 'take') return -hurts;
    if (key === 'two') return -two - 1;
    if (key.startsWith('item-')) return -1.2;
    return -card - 1 - 0.05 * worthOfCard(key as CardId);
  };
};

/** Who waits is struck at where it stands; what enemies do a round later counts little. */
const LATER = 0.15;

/**
 * GLM-ROUND-02: two cards for what they do before enemies go and after, as
 * likely as each is with the number of the card that leads.
 */
const judgePairs = (s: S, args: Args): Judge => {
  const id = String(args.figure);
  const h = s.heroes[id];
  const f = s.figures[id];
  if (!h || !f) return () => 0;
  const spots = new Spots(s, id);
  const loss = lossOf(s, h);
  const idle = spots.stay(spots.here);
  const soon = worthOfPairs(spots, loss);
  const isFaced = figures(s).some(isFoe);
  const later = isFaced ? worthOfPairs(new Spots(approached(s), id, LATER), loss) : soon;
  const before = isFaced ? comesBefore(s) : () => 0;
  return key => {
    if (key === 'rest') return h.hand.length < 2 ? 9 : restWorth(h, f.max - f.hp, spots.isCalm);
    const [lead, second] = key.split('/') as [CardId, CardId];
    const part = before(cardOf(lead).initiative);
    const early = (1 - part) * soon(lead, second);
    return early + (part > 0 ? part * (later(lead, second) - spots.exposure) : 0) - idle;
  };
};

/** What each two cards can do together. */
const worthOfPairs = (spots: Spots, loss: number): ((a: CardId, b: CardId) => number) => {
  const known = new Map<string, number>();
  return (a, b) => {
    const key = a < b ? `${a}/${b}` : `${b}/${a}`;
    let worth = known.get(key);
    if (worth === undefined) {
      worth = pairWorth(spots, loss, a, b);
      known.set(key, worth);
    }
    return worth;
  };
};

/** A long rest while something could still be played: with a thin hand, where nobody can strike. */
const restWorth = (h: H, lack: number, calm: boolean): number =>
  calm && h.hand.length <= 4 && h.discard.length >= 4
    ? 1 + Math.min(2, lack) * 0.8 + (4 - h.hand.length)
    : -4;

/** GLM-REST-03: a short rest when the hand is played out; a long one waits where nobody is near. */
const judgeShortRest = (s: S, args: Args): Judge => {
  const h = s.heroes[String(args.figure)];
  const f = h && s.figures[h.id];
  if (!h || !f) return () => 0;
  const calm = f.max - f.hp >= 2 && new Spots(s, h.id).isCalm;
  const rest = h.hand.length >= 2 ? -4 : calm ? -1 : 3;
  return key => (key === PASS ? 0 : rest);
};

/** GLM-REST-04 */
const judgeRedraw = (s: S, args: Args): Judge => {
  const f = s.figures[String(args.figure)];
  const card = String(args.card) as CardId;
  const usual = 7;
  const pain = f ? lifeWorth(f.hp, f.max) - lifeWorth(f.hp - 1, f.max) : 9;
  return key => (key === 'redraw' ? (worthOfCard(card) - usual) * 0.5 - pain - (f && f.hp < 3 ? 9 : 0) : 0);
};

/** The worst card is lost, the best one comes back. */
const judgeLoss: Judge = key =>
  key.startsWith('#') ? -worthOfCard(key as CardId) : key === 'perform' ? 0.1 : 0;
const judgeReturn: Judge = key => (key.startsWith('#') ? worthOfCard(key as CardId) : 0);

/** Friends by what they lack, enemies by what they do. */
const judgeFriend =
  (s: S): Judge =>
  key => {
    const f = s.figures[key];
    if (!f) return 0;
    const ailing = (has(f, 'poison') ? 1.5 : 0) + (has(f, 'wound') ? 1.5 : 0);
    const better = lifeWorth(Math.min(f.max, f.hp + 3), f.max) - lifeWorth(f.hp, f.max);
    return f.side === 'heroes' ? better + ailing - 0.3 : -2;
  };

const judgeVictim =
  (s: S): Judge =>
  key => {
    const f = s.figures[key];
    return f === undefined ? 0 : isFoe(f) ? foeWorth(s, f) : 0.5;
  };

/** Where an enemy is pushed: onto traps, else away from everybody. */
const judgePush = (s: S, args: Args): Judge => {
  const f = s.figures[String(args.figure)];
  const foe = f !== undefined && areEnemies(f, { ...f, side: 'heroes' });
  const away = heroSteps(s);
  const strikes = s.turn?.cards.some(
    card => s.turn?.halves.includes('top') && profileOf(`${card}/top`).strikes.length > 0,
  );
  return key => {
    if (key === PASS) return strikes && foe ? 3 : 0.1;
    if (s.figures[key]) return judgeVictim(s)(key);
    const way = key.split(' ').map(place => hexOf(s, place));
    const harm = way.reduce((sum, hex) => sum + harmAt(s, hex), 0);
    return (foe ? 1 : -1) * (harm + 0.2 * away(sure(way.at(-1), 'one of way')));
  };
};

const harmAt = (s: S, hex: Hex): number => {
  const kind = terrainAt(fieldOf(s), hex);
  return kind === 'trap' ? 5 : kind === 'hazardous' ? 2 : 0;
};

const heroSteps = (s: S): ((hex: Hex) => number) => {
  const heroes = Object.values(s.figures).filter(f => f.kind === 'hero');
  return hex =>
    Math.min(
      9,
      ...heroes.map(f => {
        const [dx, dy] = [
          Math.abs((f.at % s.width) - (hex % s.width)),
          Math.abs(Math.trunc(f.at / s.width) - Math.trunc(hex / s.width)),
        ];
        return Math.max(dx, dy);
      }),
    );
};

/** Where the players choose for monsters: what hurts least. */
const judgeFocus =
  (s: S): Judge =>
  key => {
    const f = s.figures[key];
    return f === undefined ? 0 : f.hp + 2 * statistics(s, f).shield;
  };

type Reader = (s: S, args: Args) => Judge;

const JUDGES: Readonly<Record<string, Reader>> = {
  'GLM-ROUND-02': judgePairs,
  'GLM-TURN-01': judgeHalf,
  'GLM-MOVE-01': judgeMove,
  'GLM-ATK-01': judgeTarget,
  'GLM-ATK-26': judgeTarget,
  'GLM-AOE-01': judgeArea,
  'GLM-DMG-01': judgeDamage,
  'GLM-REST-03': judgeShortRest,
  'GLM-REST-04': judgeRedraw,
  'GLM-REST-06': () => judgeLoss,
  'GLM-TURN-03': () => judgeLoss,
  'GLM-CARD-16': () => judgeReturn,
  'GLM-CARD-17': () => judgeReturn,
  'GLM-HEAL-01': judgeFriend,
  'GLM-ATK-24': judgeVictim,
  'GLM-PUSH-01': judgePush,
  'GLM-PUSH-03': judgePush,
  'GLM-MON-18': judgeFocus,
};

/** What is offered is mostly worth taking. */
const USUAL: Judge = key => (key === PASS ? 0 : 0.1);

const judgeOf = (s: S, ask: OneAsk): Judge => {
  const judge = (JUDGES[ask.spec.rule] ?? (() => USUAL))(s, argsOf(ask));
  return key => judgeFree(s, key) ?? judge(key);
};

export const prior = (s: S, ask: OneAsk, answers: readonly Answer[]): readonly number[] => {
  const judge = judgeOf(s, ask);
  return answers.map(a => (typeof a === 'string' ? judge(a) : 0));
};

/** The most promising answer that is legal; nothing where a number or a set is asked for. */
export const habit = (s: S, ask: OneAsk): Answer | undefined => {
  if (ask.kind !== 'choose') return undefined;
  const { spec } = ask;
  const judge = judgeOf(s, ask);
  const ranked = spec.from.map((x, i) => ({ x, i, worth: judge(spec.key(x)) }));
  ranked.sort((a, b) => b.worth - a.worth || a.i - b.i);
  const best = ranked.find(({ x }) => !spec.judge?.(x));
  return best && spec.key(best.x);
};
