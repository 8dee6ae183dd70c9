import { type Proc, sure } from '@potyczka/kernel';
import { pick } from '../ask.js';
import { itemOf } from '../content/index.js';
import type { F, S, T } from '../state.js';
import { msg } from '../text/say.js';
import { type FigureId, type HeroId, numberOf, REST } from '../vocabulary.js';
import { figures, heroesIn, party } from './look.js';
import {
  characterInitiative,
  type Initiative,
  monsterInitiative,
  obstacleInitiative,
  summonInitiative,
} from './monsters/index.js';
import { actsAt, byNumber } from './objectives.js';

/**
 * GLM-INIT: turns go by groups, a player with summons or a monster type. The next
 * to act is always the lowest that has not: so revealed monsters with an earlier
 * number act at once and later ones in their place (GLM-TILE-38, -39).
 */
export interface Group {
  /** A hero or a monster type. */
  readonly id: string;
  /** Initiative, player first, second card (GLM-INIT-05, -06). */
  readonly key: readonly number[];
  readonly figures: readonly FigureId[];
}

/** GLM-INIT-01, GLM-REST-05 */
export const initiativeOf = (s: S, who: HeroId): number => {
  const [lead = REST] = s.initiatives[who] ?? [];
  return lead + (s.shifts[who] ?? 0);
};

const secondOf = (s: S, who: HeroId): number => s.initiatives[who]?.[1] ?? 0;

const summonsOf = (s: S, who: HeroId): F[] => figures(s).filter(f => f.owner === who);

const RANK_ORDER = { boss: 0, elite: 1, normal: 2 } as const;

/** GLM-MON-04: elites, then normals, each by number. */
export const inOrder = (all: readonly F[]): F[] =>
  [...all].sort(
    (a, b) =>
      RANK_ORDER[a.rank ?? 'normal'] - RANK_ORDER[b.rank ?? 'normal'] || numberOf(a.id) - numberOf(b.id),
  );

const typeInitiative = (s: S, type: string): number => s.initiatives[type]?.[0] ?? REST + 1;

/** Allies of a scenario that act, by their number in the scenario (GLM-COMP-12). */
const objectiveGroups = (s: S): Group[] => {
  const acting = figures(s).filter(f => f.kind === 'objective' && actsAt(s, f) !== undefined);
  return [...new Set(acting.map(f => f.type))].map(type => ({
    id: type,
    key: [
      sure(
        actsAt(
          s,
          sure(
            acting.find(f => f.type === type),
            'one of acting',
          ),
        ),
        'acts at',
      ),
      2,
      0,
    ],
    figures: acting
      .filter(f => f.type === type)
      .sort(byNumber)
      .map(f => f.id)
      .filter(id => !s.acted.includes(id)),
  }));
};

/** What is left to act: monsters by type, summons by the hero they follow. */
const stillToAct = (s: S): { monsters: Map<string, F[]>; summons: Map<HeroId, FigureId[]> } => {
  const monsters = new Map<string, F[]>();
  const summons = new Map<HeroId, FigureId[]>();
  for (const f of figures(s)) {
    if (f.kind === 'monster' && !monsters.has(f.type)) monsters.set(f.type, []);
    if (f.waits || f.side === 'absent' || s.acted.includes(f.id)) continue;
    if (f.kind === 'monster') sure(monsters.get(f.type), 'one of monsters').push(f);
    if (f.owner === null) continue;
    const others = summons.get(f.owner);
    if (others) others.push(f.id);
    else summons.set(f.owner, [f.id]);
  }
  return { monsters, summons };
};

/** Who still has a turn in this round. */
export const groupsLeft = (s: S): Group[] => {
  const { monsters, summons } = stillToAct(s);
  const all: Group[] = [];
  for (const { id } of heroesIn(s)) {
    if (s.initiatives[id] === undefined) continue;
    const own = s.acted.includes(id) ? [] : [id];
    all.push({
      id,
      key: [initiativeOf(s, id), 0, secondOf(s, id)],
      figures: [...(summons.get(id) ?? []), ...own],
    });
  }
  for (const [type, left] of monsters)
    all.push({ id: type, key: [typeInitiative(s, type), 1, 0], figures: inOrder(left).map(f => f.id) });
  return [...all, ...objectiveGroups(s)].filter(g => g.figures.length > 0);
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++)
    if (a[i] !== b[i]) return sure(a[i], 'one of a') - sure(b[i], 'one of b');
  return 0;
};

const byRank =
  (s: S) =>
  (a: Group, b: Group): number =>
    compare(a.key, b.key) || (s.ranks[a.id] ?? 0) - (s.ranks[b.id] ?? 0);

/** The groups that may be next: several are a tie for the players (GLM-INIT-05, -07). */
export const nextGroups = (s: S): Group[] => {
  const left = groupsLeft(s).sort(byRank(s));
  const first = left[0];
  if (first === undefined) return [];
  return left.filter(
    g => compare(g.key, first.key) === 0 && (s.ranks[g.id] ?? 0) === (s.ranks[first.id] ?? 0),
  );
};

/** The figure whose turn it is next; ties of monster types are settled when they come up. */
export function* nextFigure(t: T): Proc<FigureId | undefined> {
  const next = nextGroups(t.s);
  if (next.length > 1) {
    const first = yield* whoFirst(t, next);
    t.emit({ type: 'order-settled', who: [first] }, 'GLM-INIT-07');
  }
  return (next.length > 1 ? nextGroups(t.s) : next)[0]?.figures[0];
}

function* whoFirst(t: T, tied: readonly Group[]): Proc<string> {
  if (t.s.options.ties === 'never') return sure(tied[0], 'one of tied').id;
  return yield* pick(
    t,
    party(t.s),
    sure(tied[0], 'one of tied').key[1] === 0 ? 'GLM-INIT-05' : 'GLM-INIT-07',
    msg('ask-first'),
    tied.map(g => ({
      key: g.id,
      show: { label: msg('figure-label', { figure: g.id }), at: [...g.figures] },
    })),
  );
}

/** Players with equal cards settle their order when cards are revealed; focus needs it too (GLM-INIT-05, GLM-G68). */
export function* settlePlayers(t: T): Proc {
  const tied = (): Group[] => {
    const heroes = groupsLeft(t.s)
      .filter(g => g.key[1] === 0)
      .sort(byRank(t.s));
    for (const g of heroes) {
      const same = heroes.filter(x => compare(x.key, g.key) === 0 && t.s.ranks[x.id] === undefined);
      if (same.length > 1) return same;
    }
    return [];
  };
  for (let same = tied(); same.length > 1; same = tied()) {
    const first = yield* whoFirst(t, same);
    t.emit({ type: 'order-settled', who: [first] }, 'GLM-INIT-05');
  }
}

/** Enemies may take a hero for slower than they are. */
const focusInitiative = (s: S, who: HeroId): number =>
  s.heroes[who]?.items
    .flatMap(item => itemOf(item.id).effects)
    .find(e => e.give?.effect?.initiativeForEnemyFocus !== undefined)?.give?.effect
    ?.initiativeForEnemyFocus ?? initiativeOf(s, who);

/** A place in the order of this round, for focus ties (GLM-MON-14 to -17, -65). */
export const placeInOrder = (s: S, f: F): Initiative => {
  if (f.kind === 'hero')
    return characterInitiative(focusInitiative(s, f.id), secondOf(s, f.id) * 1000 + (s.ranks[f.id] ?? 0));
  if (f.kind === 'summon' && f.owner !== null && s.figures[f.owner]) {
    const nth = summonsOf(s, f.owner).findIndex(x => x.id === f.id);
    return summonInitiative(placeInOrder(s, s.figures[f.owner] as F), nth);
  }
  if (f.kind === 'objective') return obstacleInitiative;
  return monsterInitiative(
    typeInitiative(s, f.type),
    f.rank === 'normal' ? 'normal' : 'elite',
    numberOf(f.id),
  );
};
