import { awayFrom, isSame, push, type Space } from '@potyczka/geometry/lattice';
import type { Chance } from '@potyczka/kernel/run';
import { Board, key, type L, type LegendId, type S } from './apex-board.js';
import {
  attacks,
  doable,
  type FirstPart,
  hasDash,
  PARTS,
  pointsOf,
  targets,
  throws,
  trips,
} from './apex-first.js';
import { setKey } from './apex-next.js';
import type { Table } from './apex-playouts.js';
import { endsOf, exitsFrom } from './apex-ways.js';
import { choices } from './choices.js';

/** Everything that one action can come to, order by order (APX-ACT-07), and the same played at the table. */

/** What has been done, where its legend stood then, and where it stands in the end; `+` where that takes the Dash. */
const outcome = (done: string, where: Space, end: Space, dash: boolean): string =>
  `${done} on ${key(where)}, ends on ${key(end)}${dash ? ' +' : ''}`;

/** With or without the Dash: it is no outcome of its own to waste it. */
const withoutWaste = (all: Iterable<string>): ReadonlySet<string> => {
  const found = new Set(all);
  return new Set([...found].filter(x => !x.endsWith(' +') || !found.has(x.slice(0, -2))));
};

interface End {
  readonly at: Space;
  readonly dash: boolean;
}
const endsWith = (b: Board, from: Space, points: number): readonly End[] =>
  [...endsOf(b, from, points + (hasDash(b) ? 1 : 0)).values()].map(e => ({
    at: e.at,
    dash: e.cost > points,
  }));

/** One way in which the other part may turn out, and the table after it. */
interface Turned {
  readonly done: string;
  readonly s: S;
  readonly at: Space;
  /** Nothing is said of what comes after. */
  readonly isLast?: true;
}

const withLegend = (s: S, id: LegendId, at: Space | null): S => ({
  ...s,
  legends: s.legends.map(l => (l.id === id ? { ...l, at } : l)),
});

/** APX-MELEE-02 to -04, APX-PUSH: by a card that fails, or by one that succeeds. */
const blow = (b: Board, from: Space, enemy: L, succeeds: boolean): readonly Turned[] => {
  const stood = enemy.at as Space;
  const isFixed = b.isCanyon(stood); // APX-OBJ-24
  const told = (at: Space): Turned => ({
    done: `melee:${enemy.id} to ${key(at)}`,
    s: withLegend(b.s, enemy.id, at),
    at: from,
  });
  if (!succeeds || isFixed) return [told(stood)];
  const others = [...b.bodies(enemy.id).filter(x => !b.me.at || !isSame(x, b.me.at)), from];
  const { end, options } = push(b.lattice, stood, awayFrom(from, stood), 1, others);
  const moved = new Board(withLegend(b.s, b.id, from), b.id);
  return (end ? [end] : options).flatMap(at => {
    const out = isSame(at, stood) ? [] : exitsFrom(moved, at, enemy.id);
    return (out.length > 0 ? out : [at]).map(told);
  });
};

/** APX-DEST-01 to -08, G-43: the other portal goes too. */
const ruins = (b: Board, from: Space): readonly Turned[] =>
  attacks(b, from).flatMap(means =>
    choices(targets(b, from, means), 2).map(some => {
      const isGone = (f: (typeof some)[number]): boolean =>
        some.includes(f) || (f.kind === 'portal' && some.some(x => x.token === f.token));
      return {
        done: `destroy ${setKey(some.map(f => f.id))}`,
        s: { ...b.s, figures: b.s.figures.filter(f => !isGone(f)) },
        at: from,
      };
    }),
  );

const turns = (b: Board, from: Space, part: FirstPart, succeeds: boolean): readonly Turned[] => {
  if (part === 'destroy') return ruins(b, from);
  return doable(b, from, part)
    .filter(x => x !== 'refit')
    .flatMap((done): readonly Turned[] => {
      if (part === 'melee') return blow(b, from, b.legend(done.slice(6) as LegendId), succeeds);
      const trip = trips(b, from).find(t => t.key === done);
      if (trip)
        return trip.to.flatMap(to => {
          const out = exitsFrom(b, to);
          return (out.length > 0 ? out : [to]).map(at => ({
            ...{ done, s: b.s, at },
            ...(b.isCanyon(at) && { isLast: true as const }),
          }));
        });
      const spaces = part === 'use' ? throws(b, from, done.slice(4) as `#${string}`) : [];
      if (spaces.length > 0)
        return [{ done: `${done} to ${setKey(spaces.map(key))}`, s: b.s, at: from, isLast: true }];
      return [{ done, s: b.s, at: from }];
    });
};

/** What "this part and Move 1" can come to. */
const combined = (b: Board, part: FirstPart, succeeds: boolean): ReadonlySet<string> => {
  const from = b.me.at as Space;
  const points = pointsOf(b, 1);
  const partFirst = turns(b, from, part, succeeds).flatMap(t => {
    if (t.isLast) return [outcome(t.done, from, t.at, false)];
    const after = new Board(withLegend(t.s, b.id, t.at), b.id);
    return endsWith(after, t.at, points).map(e => outcome(t.done, from, e.at, e.dash));
  });
  const moveFirst = endsWith(b, from, points)
    .filter(e => !isSame(e.at, from) && !b.isCanyon(e.at))
    .flatMap(e => turns(b, e.at, part, succeeds).map(t => outcome(t.done, e.at, t.at, e.dash)));
  return withoutWaste([...partFirst, ...moveFirst]);
};

/** What Move 2 and the Dash as a move of its own can come to. */
const moved = (b: Board, name: 'move' | 'dash'): ReadonlySet<string> => {
  const from = b.me.at as Space;
  const ends =
    name === 'move'
      ? (b.s.act?.ap ?? 0) > 0
        ? endsWith(b, from, pointsOf(b, 2))
        : []
      : hasDash(b)
        ? [...endsOf(b, from, pointsOf(b, 1)).values()].map(e => ({ at: e.at, dash: true }))
        : [];
  return withoutWaste(ends.filter(e => !isSame(e.at, from)).map(e => outcome(name, from, e.at, e.dash)));
};

/** Every card shows the first face or the last one: the Aim deck lies from its worst card to its best. */
const chanceOf = (succeeds: boolean): Chance => ({
  roll: (_, faces) => (succeeds ? faces.length - 1 : 0),
  shuffle: (_, cards) => [...cards],
});

interface Walk {
  readonly done: string;
  readonly where: Space | undefined;
}

const DOING = /^(melee:|use:|bin-|zip:|package-|c\d$|destroy$)/;
/** Answered in every way; other questions in one way that changes no place. */
const BRANCHES = /^ask-(move|exit|arrive|part-.*|means|destroy|melee|fall|beside)$/;
const plainly = (name: string, legal: readonly string[]): string =>
  legal.find(a => (name === 'ask-token' ? a.startsWith('drop:') : a === 'pass')) ?? (legal[0] as string);

/** The same at the table: every way to answer what the game asks after these options. */
export const played = (table: Table, first: readonly string[], succeeds: boolean): ReadonlySet<string> => {
  const found: string[] = [];
  const me = table.state.act?.legend as LegendId;
  const start = table.state.legends.find(l => l.id === me)?.at as Space;
  const dashed = table.state.act?.dashed;
  const tell = (now: Table, { done, where }: Walk, more = ''): void => {
    const at = now.state.legends.find(l => l.id === me)?.at;
    const target = /^melee:(..)/.exec(done)?.[1];
    const to = now.state.legends.find(l => l.id === target)?.at;
    if (at && where && done)
      found.push(
        outcome(
          done + more + (target ? ` to ${to ? key(to) : 'nowhere'}` : ''),
          where,
          at,
          now.state.act?.dashed !== dashed,
        ),
      );
  };
  const walk = (now: Table, so: Walk): void => {
    const ask = now.ask;
    const name = ask?.spec.ask.id ?? '';
    const legal = ask ? now.legal(ask.seat) : [];
    const thrown = name === 'ask-throw' ? ` to ${setKey(legal as string[])}` : '';
    if (!ask || name === 'ask-act' || name === 'ask-who-acts' || thrown) {
      tell(now, so, thrown);
      return;
    }
    const answers = BRANCHES.test(name) ? legal : [plainly(name, legal as string[])];
    for (const a of answers) {
      const text = Array.isArray(a) ? setKey(a as string[]) : String(a);
      if (text === 'refit') continue;
      const next = now.fork(chanceOf(succeeds));
      next.give(ask.seat, a);
      walk(next, named(now, so, name, text));
    }
  };
  const named = (now: Table, so: Walk, name: string, text: string): Walk => {
    if (name === 'ask-destroy') return { ...so, done: `destroy ${text}` };
    const at = now.state.legends.find(l => l.id === me)?.at ?? undefined;
    return name.startsWith('ask-part') && DOING.test(text) ? { done: text, where: at } : so;
  };
  for (const a of first) {
    const next = table.fork(chanceOf(succeeds));
    if (table.ask) next.give(table.ask.seat, a);
    const isMove = /^(move|dash):/.exec(a)?.[1];
    walk(next, {
      done: isMove ?? (DOING.test(a) ? a : ''),
      where: isMove || DOING.test(a) ? start : undefined,
    });
  }
  return withoutWaste(found.filter(x => !/^(move|dash) /.test(x) || !x.includes(`ends on ${key(start)}`)));
};

/** Each kind of action, what it can come to, and the options with which it begins. */
export const ACTIONS: readonly ('move' | 'dash' | FirstPart)[] = ['move', 'dash', ...PARTS];
export const beginnings = (
  name: 'move' | 'dash' | FirstPart,
  legal: readonly string[],
): readonly string[] => {
  const starts: Readonly<Record<string, RegExp>> = {
    move: /^move:/,
    dash: /^dash:/,
    interact: /^(bin-|zip:|package-|c\d$|then:interact)/,
    use: /^(use:|then:use)/,
    melee: /^(melee:|then:melee)/,
    destroy: /^(destroy$|then:destroy)/,
  };
  return legal.filter(a => starts[name]?.test(a));
};
export const outcomesOf = (
  b: Board,
  name: 'move' | 'dash' | FirstPart,
  succeeds: boolean,
): ReadonlySet<string> => {
  if (name === 'move' || name === 'dash') return moved(b, name);
  return (b.s.act?.ap ?? 0) > 0 ? combined(b, name, succeeds) : new Set();
};
