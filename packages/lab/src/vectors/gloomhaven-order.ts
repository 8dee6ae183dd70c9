import {
  compareInitiative,
  type Figure,
  game,
  nextGroups,
  placeInOrder,
  type State,
  USUAL,
} from '@potyczka/gloomhaven/lab';
import { newFigure } from './gloomhaven-table.js';

interface Type {
  readonly type: string;
  readonly initiative: number;
  readonly figures: readonly (readonly [Figure['rank'], number, 'new'?])[];
}

interface Given {
  readonly characters: readonly {
    readonly id: string;
    readonly cards?: readonly [number, number];
    readonly longRest?: boolean;
    readonly exhausted?: boolean;
  }[];
  readonly summons?: readonly { readonly id: string; readonly owner: string; readonly new?: boolean }[];
  readonly monsters?: readonly Type[];
  readonly revealer?: string;
  readonly revealed?: readonly Type[];
}

/** Names of a vector, `guard 3`, are those of figures, `guard.3`. */
const idOf = (name: string): string => name.replace(' ', '.');
const nameOf = (id: string): string => id.replace('.', ' ');

const addMonsters = (s: State, types: readonly Type[]): void => {
  for (const { type, initiative, figures } of types) {
    s.initiatives[type] = [initiative];
    for (const [rank, n, fresh] of figures) {
      const id = `${type}.${n}`;
      s.figures = { ...s.figures, [id]: newFigure(id, { rank, waits: fresh === 'new' }) };
    }
  }
};

const CLASSES = ['brute', 'tinkerer', 'spellweaver', 'scoundrel', 'cragheart', 'mindthief'];

const stateOf = (given: Given): State => {
  const ids = [
    ...given.characters.map(c => c.id),
    ...CLASSES.filter(c => !given.characters.some(x => x.id === c)),
  ];
  const [hero1, hero2, hero3, hero4] = ids as [string, string, string, string];
  const heroes = Math.max(2, given.characters.length);
  const s = structuredClone(
    game.initial({ ...USUAL, players: 1, heroes, hero1, hero2, hero3, hero4 }),
  ) as State;
  s.phase = 'turns';
  for (const id of s.order)
    (s.heroes[id] as State['heroes'][string]).out = !given.characters.some(
      c => c.id === id && c.exhausted !== true,
    );
  for (const c of given.characters) {
    if (c.exhausted) continue;
    s.initiatives[c.id] = c.longRest ? [99, 0] : [...(c.cards ?? [99, 0])];
    s.figures[c.id] = newFigure(c.id, { kind: 'hero', side: 'heroes', rank: null });
  }
  for (const each of given.summons ?? [])
    s.figures[idOf(each.id)] = newFigure(idOf(each.id), {
      kind: 'summon',
      side: 'heroes',
      rank: null,
      owner: each.owner,
      waits: each.new === true,
    });
  addMonsters(s, given.monsters ?? []);
  return s;
};

const settle = (s: State, who: string): State => {
  const next = { ...s, ranks: { ...s.ranks }, acted: [...s.acted] };
  next.ranks[who] = Object.keys(s.ranks).length - 100;
  return next;
};

/** Players with equal cards settle their order at once (GLM-INIT-05). */
const settled = (s: State): State[] => {
  const heroes = s.order.filter(id => s.heroes[id]?.out === false && s.ranks[id] === undefined);
  const key = (id: string): string => JSON.stringify(s.initiatives[id]);
  const tied = heroes.find(id => heroes.filter(x => key(x) === key(id)).length > 1);
  if (tied === undefined) return [s];
  return heroes.filter(id => key(id) === key(tied)).flatMap(id => settled(settle(s, id)));
};

/** Every order of turns, ties of monster types in every way; `stop` is somebody after whom nothing is played. */
const orders = (s: State, after: string | undefined, on: (s: State) => State): string[][] => {
  const next = nextGroups(s);
  if (next.length === 0) return [[]];
  if (next.length > 1) return next.flatMap(g => orders(settle(s, g.id), after, on));
  const who = next[0]?.figures[0] as string;
  const acted = { ...s, acted: [...s.acted, who] };
  const rest = orders(who === after ? on(acted) : acted, after, on);
  return rest.map(order => [who, ...order]);
};

const sets = (
  ours: readonly (readonly string[])[],
  theirs: readonly (readonly string[])[],
): string | undefined => {
  const a = new Set(ours.map(o => o.map(nameOf).join(', ')));
  const b = new Set(theirs.map(o => o.join(', ')));
  const only = [...a].find(x => !b.has(x)) ?? [...b].find(x => !a.has(x));
  return only === undefined ? undefined : `${a.has(only) ? 'only ours' : 'only theirs'}: ${only}`;
};

export const judgeOrder = (
  given: Given,
  expected: { orders: string[][]; focus: string[][] },
): string | undefined => {
  const starts = settled(stateOf(given));
  const focus = starts.map(s =>
    Object.values(s.figures)
      .filter(f => f.side === 'heroes')
      .sort((a, b) => compareInitiative(placeInOrder(s, a), placeInOrder(s, b)))
      .map(f => f.id),
  );
  return (
    sets(
      starts.flatMap(s => orders(s, undefined, x => x)),
      expected.orders,
    ) ?? sets(focus, expected.focus)
  );
};

export const judgeReveal = (given: Given, expected: { rest: string[][] }): string | undefined => {
  const reveal = (s: State): State => {
    const next = { ...s, figures: { ...s.figures }, initiatives: { ...s.initiatives } };
    addMonsters(next, given.revealed ?? []);
    return next;
  };
  const all = settled(stateOf(given)).flatMap(s => orders(s, given.revealer, reveal));
  return sets(
    all.map(order => order.slice(order.indexOf(given.revealer as string) + 1)),
    expected.rest,
  );
};
