import type { Hex } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import { classOf, scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { F, H, S, Seat } from '../state.js';
import type { FigureId, HeroId, Place, Token } from '../vocabulary.js';

/** What the rules ask of the state all the time. */

export const placeOf = (s: { readonly width: number }, hex: number): Place => {
  const y = Math.trunc(hex / s.width);
  return `${hex % s.width},${y}`;
};

export const hexOf = (s: { readonly width: number }, place: string): Hex => {
  const [x, y] = place.split(',').map(Number) as [number, number];
  return (y * s.width + x) as Hex;
};

export const figure = (s: S, id: FigureId): F => {
  const f = s.figures[id];
  if (f === undefined) throw new Error(`no figure ${id}`);
  return f;
};

export const isAlive = (s: S, id: FigureId): boolean => s.figures[id] !== undefined;

export const hero = (s: S, id: HeroId): H => {
  const h = s.heroes[id];
  if (h === undefined) throw new Error(`no hero ${id}`);
  return h;
};

export const figures = (s: S): F[] => Object.values(s.figures);
export const heroesIn = (s: S): H[] => s.order.map(id => hero(s, id)).filter(h => !h.out);

export const areEnemies = (a: F, b: F): boolean =>
  a.side !== b.side && a.side !== 'absent' && b.side !== 'absent';
/** Whether the characters have it against them. */
export const isFoe = (f: F): boolean => f.side === 'monsters' || f.side === 'third';
export const enemiesOf = (s: S, f: F): F[] => figures(s).filter(x => areEnemies(x, f));
/** GLM-TURN-04: never the figure itself. */
export const alliesOf = (s: S, f: F): F[] =>
  figures(s).filter(x => x.side === f.side && x.id !== f.id && !isNobodysAlly(s, x));

/** What monsters only hate: characters neither heal it nor count it among them. */
const isNobodysAlly = (s: S, f: F): boolean =>
  f.kind === 'objective' &&
  scenarioOf(s.scenario).objectives?.find(def => def.id === f.type)?.side === 'enemyOfMonsters';

export const has = (f: F, token: Token): boolean => f.conditions[token] !== undefined;

/** Who speaks for a figure: a hero's player, a summon's summoner's; else the first at the table who still plays. */
export const speaker = (s: S, id: FigureId): Seat => {
  const f = s.figures[id];
  const own = s.heroes[id] ?? (f?.owner ? s.heroes[f.owner] : undefined);
  if (own) return own.seat;
  return heroesIn(s)[0]?.seat ?? sure(s.seats[0], 'one of seats');
};

/** The first player who still plays decides for the party (GLM-MON-62). */
export const party = (s: S): Seat => heroesIn(s)[0]?.seat ?? sure(s.seats[0], 'one of seats');

export const figureAt = (s: S, hex: Hex): F | undefined => figures(s).find(f => f.at === hex);

/** The hero whose deck, experience and kills a figure shares. */
export const heroBehind = (s: S, id: FigureId): HeroId | undefined =>
  s.heroes[id] ? id : (s.figures[id]?.owner ?? undefined);

/** Whose modifier deck a figure draws from (GLM-MOD-12). */
export const deckNameOf = (s: S, id: FigureId): string => heroBehind(s, id) ?? 'monsters';

export const maxHp = (id: HeroId, level: number): number => sure(classOf(id).hp[level - 1], 'one of hp');

export const roomOf = (s: S, hex: Hex): number | undefined => planOf(s.scenario).roomAt.get(hex);
