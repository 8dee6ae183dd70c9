import type { Event, Result, View } from '@potyczka/gloomhaven/view';
import type { LogLine } from '../game-ui.js';

/** How a hero left the scenario. */
export interface Exit {
  readonly round: number;
  readonly how: 'hp' | 'cards' | 'ability';
  /** Whose blow was the last one, and how hard it was. */
  readonly by: string | null;
  readonly n: number;
}

/** A card that was lost, when, and whether it was given to take no damage. */
export interface LostCard {
  readonly round: number;
  readonly saves: boolean;
}

/** What the end tells of a hero. */
export interface Fate {
  readonly id: string;
  readonly exit: Exit | null;
  readonly lost: readonly LostCard[];
  readonly gold: number;
  readonly xp: number;
  /** What of the experience is the reward for a victory. */
  readonly bonus: number;
  readonly checks: number;
}

const AVOIDED = 'GLM-DMG-01';

type FatesSoFar = Record<string, { exit: Exit | null; lost: LostCard[] }>;

/** Reads the whole log once: rounds, blows, cards that went for good. */
const read = (heroes: readonly string[], log: readonly LogLine<Event>[]): FatesSoFar => {
  const kept: FatesSoFar = Object.fromEntries(heroes.map(id => [id, { exit: null, lost: [] }]));
  const blows = new Map<string, { by: string | null; n: number }>();
  let round = 0;
  const lose = (who: string, count: number, saves: boolean): void => {
    for (let k = 0; k < count; k++) kept[who]?.lost.push({ round, saves });
  };
  for (const { event: e, rule } of log) {
    if (e.type === 'round') round = e.n;
    else if (e.type === 'hurt') blows.set(e.who, { by: e.by, n: e.n });
    else if (e.type === 'cards-lost') lose(e.who, e.cards.length, rule === AVOIDED);
    else if (e.type === 'rested') lose(e.who, 1, false);
    else if ((e.type === 'card-to' || e.type === 'card-left') && e.to === 'lost') lose(e.who, 1, false);
    else if (e.type === 'exhausted') {
      const hero = kept[e.who];
      const blow = blows.get(e.who);
      if (hero) hero.exit = { round, how: e.how, by: blow?.by ?? null, n: blow?.n ?? 0 };
    }
  }
  return kept;
};

/** What became of every hero, in the order of the party. */
export const fatesOf = (view: View, result: Result | null, log: readonly LogLine<Event>[]): Fate[] => {
  const kept = read(
    view.heroes.map(h => h.id),
    log,
  );
  return view.heroes.map(hero => {
    const reward = result?.heroes.find(r => r.id === hero.id);
    const bonus = result?.outcome === 'won' ? view.scale.xp : 0;
    return {
      id: hero.id,
      exit: kept[hero.id]?.exit ?? null,
      lost: kept[hero.id]?.lost ?? [],
      gold: reward?.gold ?? hero.gold,
      xp: (reward?.xp ?? hero.xp) - bonus,
      bonus,
      checks: reward?.checks ?? 0,
    };
  });
};

/** Enemies that still stand, the toughest last. */
export const standing = (view: View) =>
  view.figures.filter(f => f.side === 'monsters' && f.hp > 0).toSorted((a, b) => a.hp - b.hp);

/** How many enemies fell. */
export const fallen = (log: readonly LogLine<Event>[]): number => {
  const ours = new Set<string>();
  let n = 0;
  for (const { event: e } of log) {
    if (e.type === 'appeared' && e.how === 'summoned') ours.add(e.who);
    else if (e.type === 'died' && e.who.includes('.') && !ours.has(e.who)) n++;
  }
  return n;
};
