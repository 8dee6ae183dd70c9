import { sure, type Verdict } from '@potyczka/kernel';
import { cardOf, classOf } from '../../content/index.js';
import type { AbilityCard, Half } from '../../content/types.js';
import { SPOTS } from '../content/index.js';
import { activePool, enhancedCards, type Hero, prosperityOf } from '../look.js';
import type { C, Character } from '../state.js';
import type { Spot } from '../types.js';
import { type Act, choose, msg, no, note, type Way, type Work } from '../work.js';
import { countEnhancement } from './quests.js';

/** Enhancing ability cards (GLM-ENH, D7, D8). */

const NEGATIVE = ['poison', 'wound', 'muddle', 'immobilize', 'disarm', 'curse'] as const;
const POSITIVE = ['strengthen', 'bless'] as const;
const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;

/** D7: the base cost of a +1, by the verb or the line that it raises. */
const PLUS_COST: Readonly<Record<string, number>> = {
  move: 30,
  attack: 50,
  range: 30,
  shield: 100,
  push: 30,
  pull: 30,
  pierce: 30,
  retaliate: 100,
  heal: 30,
  targets: 50,
};
const SUMMON_COST: Readonly<Record<string, number>> = { move: 100, attack: 100, range: 50, hp: 50 }; // GLM-ENH-22
const EFFECT_COST: Readonly<Record<string, number>> = {
  poison: 75,
  wound: 75,
  muddle: 50,
  immobilize: 100,
  disarm: 150,
  curse: 75,
  strengthen: 50,
  bless: 50,
  jump: 50,
  fire: 100,
  ice: 100,
  air: 100,
  earth: 100,
  light: 100,
  dark: 100,
  wild: 150,
};

/** Lines in small print below an ability (GLM-ENH-06). */
const SMALL_LINES: readonly string[] = ['pierce', 'push', 'pull', 'targets', 'range'];

type AbilityLine = Readonly<Record<string, unknown>>;

/** The ability that a spot lies in. */
export const abilityAt = (half: Half, path: string): AbilityLine =>
  path.split('/').reduce<unknown>((x, key) => (x as AbilityLine)[key], half) as AbilityLine;

/** What a +1 on this spot raises, by the name that its cost has. */
const raised = (ability: AbilityLine, [, line]: Spot): string => (line === 'n' ? String(ability.a) : line);

/** The line of a card that a spot lies on. */
export const lineOf = (card: AbilityCard, half: 'top' | 'bottom', n: number): string => {
  const spot = sure(sure(SPOTS[card.id], 'one of SPOTS')[half][n], 'one of SPOTS');
  return raised(abilityAt(card[half], spot[0]), spot);
};

/** G-17, D8: the stickers that a spot takes; only these exist (GLM-ENH-23). */
export const stickersFor = (half: Half, spot: Spot, small = SMALL_LINES): string[] => {
  const [path, line, kind] = spot;
  const ability = abilityAt(half, path);
  if (kind === 'summon') return ['+1'];
  if (kind === 'hex') return ['hex'];
  const plus = PLUS_COST[raised(ability, spot)] !== undefined ? ['+1'] : [];
  const jump = ability.a === 'move' && line === 'n' && ability.jump !== true ? ['jump'] : []; // GLM-ENH-10
  if (kind === 'square' || small.includes(line)) return plus; // GLM-ENH-06
  const elements = [...ELEMENTS, 'wild']; // GLM-ENH-11
  const conditions = kind === 'diamond' ? NEGATIVE : kind === 'diamondPlus' ? POSITIVE : [];
  const has = (ability.conditions as readonly string[] | undefined) ?? [];
  return [...plus, ...jump, ...elements, ...conditions.filter(x => !has.includes(x))];
};

/** G-16: an area, several targets, or all of a kind. */
export const hitsMany = (ability: AbilityLine): boolean => {
  const on = ability.on as { readonly count?: number | 'all' } | undefined;
  const many = (n: unknown): boolean => n === 'all' || (typeof n === 'number' && n > 1);
  return ability.area !== undefined || many(ability.targets) || many(on?.count);
};

const surcharge = (level: AbilityCard['level']): number => (typeof level === 'number' ? 25 * (level - 1) : 0);

export interface Cost {
  readonly base: number;
  readonly doubled: boolean;
  readonly level: number;
  readonly earlier: number;
  readonly total: number;
}

/** GLM-ENH-13 to -18 */
export const costOf = (
  c: C,
  card: AbilityCard,
  half: 'top' | 'bottom',
  at: number,
  sticker: string,
): Cost => {
  const spot = sure(sure(SPOTS[card.id], 'one of SPOTS')[half][at], 'one of SPOTS');
  const ability = abilityAt(card[half], spot[0]);
  const on = (c.stickers[card.id] ?? []).filter(x => x.half === half);
  const level = surcharge(card.level);
  const earlier = 75 * on.length; // every kind counts, of this half only (GLM-ENH-16)
  if (sticker === 'hex') {
    const printed = (ability.area as { readonly hexes: readonly unknown[] }).hexes.length;
    const added = on.filter(
      x =>
        x.what === 'hex' &&
        sure(sure(SPOTS[card.id], 'one of SPOTS')[half][x.spot], 'one of SPOTS')[0] === spot[0],
    ).length;
    const base = Math.floor(200 / (printed + added)); // GLM-ENH-18
    return { base, doubled: false, level, earlier, total: base + level + earlier };
  }
  const base =
    sticker === '+1'
      ? sure(spot[2] === 'summon' ? SUMMON_COST[spot[1]] : PLUS_COST[raised(ability, spot)], 'value')
      : sure(EFFECT_COST[sticker], 'one of EFFECT_COST');
  const doubled = spot[2] !== 'summon' && hitsMany(ability); // GLM-ENH-14
  return { base, doubled, level, earlier, total: base * (doubled ? 2 : 1) + level + earlier };
};

/** The spots of a half that are still free, each with its cheapest sticker. */
export const pricesOn = (
  c: C,
  id: string,
  half: 'top' | 'bottom',
): readonly { readonly n: number; readonly total: number }[] => {
  const card = cardOf(`#${id}`);
  const on = c.stickers[id] ?? [];
  return (SPOTS[id]?.[half] ?? []).flatMap((spot, n) =>
    on.some(x => x.half === half && x.spot === n)
      ? []
      : [
          {
            n,
            total: Math.min(
              ...stickersFor(card[half], spot).map(sticker => costOf(c, card, half, n, sticker).total),
            ),
          },
        ],
  );
};

const NOT_YET = no('GLM-ENH-01', 'no-enhancing-yet');
const NOT_HERE = no('GLM-ENH-02', 'not-in-the-city');

/** GLM-ENH-01, -02 */
export const judgeEnhancing = (c: C, inCity: boolean) => {
  if (!inCity) return NOT_HERE;
  return c.global.includes('the-power-of-enhancement') ? undefined : NOT_YET;
};

const TOO_MANY = no('GLM-ENH-19', 'too-many-enhanced');
const TAKEN = no('GLM-ENH-03', 'spot-taken');
const TOO_DEAR = no('GLM-ENH-05', 'too-dear');

/** What the cheapest sticker on a card costs, or on one spot of it; nothing fits on what is full. */
const cheapest = (c: C, card: string, half?: 'top' | 'bottom', n?: number): number =>
  Math.min(
    ...(['top', 'bottom'] as const).flatMap(each =>
      half !== undefined && each !== half
        ? []
        : pricesOn(c, card, each).flatMap(price => (n === undefined || price.n === n ? [price.total] : [])),
    ),
  );

/** GLM-ENH-19, -20: as many cards of a class as the city has prosperity levels, and gold for a sticker. */
const judgeCard = (c: C, ch: Hero, card: string) => {
  const enhanced = enhancedCards(c, ch.class);
  if (!enhanced.includes(card) && enhanced.length >= prosperityOf(c)) return TOO_MANY;
  return cheapest(c, card) > ch.gold ? TOO_DEAR : undefined;
};

/** Before version 4 of the rules a card and a spot could be chosen for which there was no gold. */
const onlyIfPaid = (w: Work, refusal: Verdict): Verdict =>
  refusal === TOO_DEAR && (w.rulesVersion ?? 4) < 4 ? undefined : refusal;

/** Before version 3 of the rules what goes on a small line went by the shape of its spot. */
const smallLines = (w: Work): readonly string[] => ((w.rulesVersion ?? 3) < 3 ? [] : SMALL_LINES);

const BACK: Way = { key: 'back', label: msg('back-label'), declines: true };

/** GLM-ENH-03, -05, -21: a spot of a card of the pool, paid by its owner, for good. */
export function* enhance(w: Work, ch: Character): Act {
  const cards = activePool(ch)
    .map(id => id.slice(1))
    .filter(id => SPOTS[id] !== undefined);
  const key = yield* choose('GLM-ENH-03', ch.id, msg('ask-enhance', { name: ch.name }), [
    ...cards.map(id => ({
      key: id,
      label: msg('card-label', { card: `#${id}` }),
      refusal: onlyIfPaid(w, judgeCard(w.c, ch, id)),
    })),
    BACK,
  ]);
  if (key === BACK.key) return;
  const card = sure(
    classOf(ch.class).cards.find(x => x.id === key),
    'one of cards',
  );
  const on = w.c.stickers[key] ?? [];
  const spots = (['top', 'bottom'] as const).flatMap(half =>
    sure(SPOTS[key], 'one of SPOTS')[half].map((spot, n) => ({ half, n, spot })),
  );
  const at = yield* choose('GLM-ENH-03', ch.id, msg('ask-spot', { card: `#${key}` }), [
    ...spots.map(({ half, n, spot }) => ({
      key: `${half}/${n}`,
      label: msg(half === 'top' ? 'spot-top-label' : 'spot-bottom-label', {
        line: raised(abilityAt(card[half], spot[0]), spot),
      }),
      refusal: on.some(x => x.half === half && x.spot === n)
        ? TAKEN
        : onlyIfPaid(w, cheapest(w.c, key, half, n) > ch.gold ? TOO_DEAR : undefined),
    })),
    BACK,
  ]);
  if (at === BACK.key) return;
  const [half, n] = [at.split('/')[0] as 'top' | 'bottom', Number(at.split('/')[1])];
  const spot = sure(sure(SPOTS[key], 'one of SPOTS')[half][n], 'one of SPOTS');
  const what = yield* choose('GLM-ENH-13', ch.id, msg('ask-sticker', { card: `#${key}`, at, n: ch.gold }), [
    ...stickersFor(card[half], spot, smallLines(w)).map(sticker => {
      const { total } = costOf(w.c, card, half, n, sticker);
      return {
        key: sticker,
        label: msg('sticker-label', { sticker, n: total }),
        refusal: total > ch.gold ? TOO_DEAR : undefined,
      };
    }),
    BACK,
  ]);
  if (what === BACK.key) return;
  const { total } = costOf(w.c, card, half, n, what);
  ch.gold -= total;
  w.c.stickers[key] = [...on, { half, spot: n, what }];
  note(w, 'GLM-ENH-04', 'enhanced', { name: ch.name, card: `#${key}`, sticker: what, n: total });
  countEnhancement(w, ch);
}
