import type { Hex } from '@potyczka/geometry/hex';
import {
  type Event,
  fieldOf,
  game,
  MONSTERS,
  retaliatesOf,
  type State,
  shieldOf,
} from '@potyczka/gloomhaven/lab';
import type { Answer, Seat } from '@potyczka/kernel';
import { type Chance, judgeAnswer, type OneAsk, position, World } from '@potyczka/kernel/run';
import { type Compared, lineOf } from './difference.js';
import { turned } from './gloomhaven-abilities.js';
import { boardOf } from './gloomhaven-board.js';
import { freely, type Given, type Moment, POTION, type Someone, told } from './gloomhaven-moment.js';
import { type GameWorld, positions, type Where, WINGS } from './gloomhaven-positions.js';

/** Cards say +0, and nothing else is drawn before an action is over. */
const NO_CHANCE: Chance = { roll: () => 0, shuffle: (_, cards) => [...cards] };

/** What can be seen of a state, as the reference tells it. */
const momentOf = (s: GameWorld['state'], me: string, door: Hex | null): Moment => ({
  who: Object.fromEntries(
    Object.values(s.figures).map(f => {
      const { at, hp, max, side, owner } = f;
      const conditions = Object.keys(f.conditions).sort();
      const leavesMoney = f.kind === 'monster' && !f.summoned;
      return [f.id, { at, hp, max, side, owner, conditions, leavesMoney } satisfies Someone];
    }),
  ),
  traps: s.land.things.flatMap(x => (x.kind === 'trap' ? x.at : [])),
  ready: (s.heroes[me]?.items ?? []).filter(i => i.state === 'ready').map(i => i.id),
  money: [...s.money],
  isAloft: s.lasting.some(x => x.card === WINGS),
  me,
  through: [],
  door,
});

const givenIn = ({ s, me }: Where, isStrict: boolean): Given => {
  const { level, options } = s;
  const isHarder = options.players === 1 || options.open; // GLM-TILE-13
  const of = (who: string) => s.figures[who] as State['figures'][string];
  const monster = (who: string) =>
    MONSTERS.find(each => each.id === of(who).type && of(who).kind === 'monster');
  return {
    board: boardOf(fieldOf(s)),
    me,
    trapDamage: 2 + level + (isHarder ? 1 : 0),
    traps: new Map(
      s.land.things.filter(x => x.kind === 'trap').flatMap(x => x.at.map(hex => [hex, x] as const)),
    ),
    flies: who => monster(who)?.flying === true,
    shield: who => shieldOf(s, of(who)),
    retaliates: who => retaliatesOf(s, of(who)),
    isImmune: (who, to) => monster(who)?.immunities?.some(each => each === to) ?? false,
    isStrict,
  };
};

const actionsOf = ({ abilities, second }: Where): readonly Where['abilities'][] =>
  second === undefined ? [abilities] : [abilities, second.abilities];

/** What the ledger says: at least these ends, and at most those. */
const expected = (
  where: Where,
): { readonly least: ReadonlySet<string>; readonly most: ReadonlySet<string> } => {
  const start = momentOf(where.s, where.me, null);
  const ends = (isStrict: boolean): ReadonlySet<string> =>
    new Set(turned(givenIn(where, isStrict), start, actionsOf(where)).map(told));
  return { least: ends(true), most: ends(false) };
};

/** What was heard on the way to a moment. */
interface Heard {
  /** How it ended, as soon as it has. */
  end: Moment | undefined;
  readonly through: Set<string>;
}

interface Node {
  readonly w: GameWorld;
  readonly heard: Heard;
}

/** A way leads on from where a figure stands, and what was used is told by the items: such answers tell nothing more. */
const isTold = (answer: unknown): boolean =>
  typeof answer === 'string' && /^(\d+,\d+|item-\d+|drop\/.*)$/.test(answer);

/** The game, with somebody who looks on as its state changes. */
const overheard = (listen: (s: State, e: Event) => void): GameWorld['game'] => {
  const apply = new Proxy(game.apply, {
    get: (all, type: Event['type']) => (s: State, e: Event) => {
      (all[type] as (s: State, e: Event) => void)(s, e);
      listen(s, e);
    },
  });
  return { ...game, apply };
};

const hexOf = ({ width }: { readonly width: number }, place: string): number => {
  const [x, y] = place.split(',').map(Number) as [number, number];
  return y * width + x;
};

/** Hexes that some actions remember when they were entered. */
const enemyHexes = ({ s, me, abilities, second }: Where): ReadonlySet<number> => {
  const side = s.figures[me]?.side;
  const isOne = [...abilities, ...(second?.abilities ?? [])].some(each => each.on?.within === 'movedThrough');
  return new Set(isOne ? Object.values(s.figures).flatMap(f => (f.side === side ? [] : [f.at])) : []);
};

const begun = (where: Where, from: GameWorld, answer: (w: GameWorld) => void): Node => {
  const { me } = where;
  const { key } = where.second ?? where;
  const enemies = enemyHexes(where);
  const heard: Heard = { end: undefined, through: new Set() };
  const listen = (s: State, e: Event): void => {
    if (e.type === 'moved' && e.who === me)
      for (const place of e.route) if (enemies.has(hexOf(s, place))) heard.through.add(place);
    const isDone = e.type === 'card-to' && e.who === me && key.startsWith(e.card);
    const isGone = e.type === 'exhausted' && e.who === me;
    const isOver = e.type === 'turn-over' || e.type === 'turn';
    const door = e.type === 'opened' ? (s.figures[me]?.at ?? null) : null;
    if (isDone || isGone || isOver || door !== null) heard.end ??= momentOf(s, me, door);
  };
  const w: GameWorld = new World(overheard(listen), from.options, from.snapshot, NO_CHANCE, from.tail);
  answer(w);
  return { w, heard };
};

/** Every answer from a moment: all but the last on a copy, which repeats what led there; the last one goes on with it. */
const answered = (where: Where, node: Node, seat: Seat, answers: readonly Answer[]): Node[] => {
  const copies = answers.slice(0, -1).map(answer => begun(where, node.w, next => next.give(seat, answer)));
  const last = answers.at(-1);
  if (last === undefined) return copies;
  node.w.give(seat, last);
  return [...copies, node];
};

/** More moments than this are too many for one position. */
const MOST = 20_000;

/** At so many questions of a position other answers are tried too. */
const LOOKED_AT = 3;

/** Answers that are not listed and would be taken all the same. */
const passed = (w: GameWorld, ask: OneAsk, legal: readonly Answer[]): readonly Answer[] => {
  const { figures, width, heroes } = w.state;
  const hexes = Array.from(
    { length: fieldOf(w.state).size },
    (_, hex) => `${hex % width},${Math.trunc(hex / width)}`,
  );
  const items = Object.values(heroes).flatMap(h => h.items.map(i => `item-${i.id}`));
  const all = ['pass', 'yes', 'take', 'end', '', ...hexes, ...Object.keys(figures), ...items];
  return all.filter(answer => !legal.includes(answer) && judgeAnswer(ask, answer) === undefined);
};

/** The game after the answer that begins the action, step by step, the potion drunk before it or not. */
const beginnings = (where: Where): Node[] => {
  const start: GameWorld = new World(game, where.s.options, position(where.s), NO_CHANCE);
  const seat = start.ask?.seat ?? 'p1';
  if (!start.legal(seat).includes(where.key)) return [];
  if (start.legal(seat).includes('stepwise')) start.give(seat, 'stepwise');
  const act = (w: GameWorld): Node => begun(where, w, next => next.give(seat, where.key));
  const ready: GameWorld[] = [start];
  const over: Node[] = [];
  for (const w of ready)
    for (const deed of [`item-${POTION}`, `drop/${WINGS}`])
      if (w.legal(seat).includes(deed))
        for (const node of afterDeed(where, w, seat, deed))
          if (node.heard.end === undefined) ready.push(node.w);
          else over.push(node);
  return [...over, ...ready.filter(w => w.legal(seat).includes(where.key)).map(act)];
};

/** A deed of its own before the action, with every answer to what it asks. */
const afterDeed = (where: Where, from: GameWorld, seat: Seat, deed: string): Node[] => {
  const open = [begun(where, from, next => next.give(seat, deed))];
  for (const { w, heard } of open) {
    const { ask } = w;
    if (heard.end !== undefined || ask === undefined || ask.spec.rule === 'GLM-TURN-01') continue;
    const answers = ask.spec.rule === 'GLM-DMG-01' ? ['take'] : w.legal(ask.seat);
    open.push(...answers.map(answer => begun(where, w, next => next.give(ask.seat, answer))));
  }
  return open.filter(({ w, heard }) => heard.end !== undefined || w.ask?.spec.rule === 'GLM-TURN-01');
};

const WAYS = ['GLM-MOVE-01', 'GLM-PUSH-01', 'GLM-PUSH-03'];

/** What tells one moment of an action from another. */
const textOf = ({ w, heard }: Node, ask: OneAsk, me: string): string => {
  const { figures, heroes, land } = w.state;
  // Only the question of a way says in its words how far it still goes.
  const isWay = WAYS.includes(ask.spec.rule);
  const other = w.since.filter(item => !(isWay && 'a' in item && isTold(item.a)));
  const shown = ask.kind === 'choose' ? ask.spec.from.map(x => ask.spec.key(x as never)) : [];
  return JSON.stringify([
    figures,
    heroes[me],
    land,
    ask.spec.rule,
    ask.spec.ask,
    shown,
    other,
    [...heard.through].sort(),
  ]);
};

/** Between two actions: the second one, and what may be done at any moment. */
const betweenActions = (legal: readonly Answer[], second: Where['second']): readonly Answer[] =>
  legal.filter(
    answer => answer === second?.key || (typeof answer === 'string' && /^(item-|drop\/)/.test(answer)),
  );

/** The answers that are tried: damage is suffered, and not all that is far away is gone to at once from everywhere. */
const tried = (w: GameWorld, ask: OneAsk, { me, second }: Where, isFirst: boolean): readonly Answer[] => {
  const legal = w.legal(ask.seat);
  if (ask.spec.rule === 'GLM-TURN-01') return betweenActions(legal, second);
  if (ask.spec.rule === 'GLM-DMG-01' && legal.includes('take')) return ['take'];
  if (isFirst || ask.spec.rule !== 'GLM-MOVE-01') return legal;
  const at = w.state.figures[me]?.at;
  const near = at === undefined ? [] : boardOf(fieldOf(w.state)).beside(at);
  const isNear = (answer: Answer): boolean =>
    !(typeof answer === 'string' && /^\d+,\d+$/.test(answer)) || near.includes(hexOf(w.state, answer) as Hex);
  const far = legal.filter(answer => !isNear(answer));
  return [...legal.filter(isNear), ...far.filter((_, i) => i === w.since.length % far.length)];
};

/** Every end of one action, found by answering the game's own questions in every way; undefined if there are too many. */
const played = (where: Where): ReadonlySet<string> | undefined => {
  const ends = new Set<string>();
  const known = new Set<string>();
  const given = givenIn(where, true);
  const open = beginnings(where);
  for (let n = 0, node = open.pop(); node !== undefined; n++, node = open.pop()) {
    if (n > MOST) return undefined;
    const {
      w,
      heard: { end },
    } = node;
    const { ask } = w;
    if (end !== undefined || ask === undefined) {
      // Before the second action the potion is there again.
      for (const m of freely(given, end ?? momentOf(w.state, where.me, null))) ends.add(told(m));
      continue;
    }
    const text = textOf(node, ask, where.me);
    if (known.has(text)) continue;
    known.add(text);
    if (known.size <= LOOKED_AT)
      for (const answer of passed(w, ask, w.legal(ask.seat))) ends.add(`answered ${answer}`);
    open.push(...answered(where, node, ask.seat, tried(w, ask, where, known.size === 1)));
  }
  return ends;
};

export interface ActionsCompared extends Compared {
  /** Positions with too many ends to go through: others were taken instead. */
  readonly left: number;
  /** So many positions offer less than the ledger gives, and so many something else. */
  readonly less: number;
  readonly more: number;
}

const nameOf = ({ s, me, key, abilities, second }: Where): string => {
  const things = s.land.things.map(x => `${x.kind}@${x.at.join('+')}${x.conditions.join()}`).join(' ');
  return `${me} in ${s.scenario} plays ${key} ${JSON.stringify(abilities)}${second ? ` then ${second.key} ${JSON.stringify(second.abilities)}` : ''} from ${told(momentOf(s, me, null))} | ${things}`;
};

/** Compares both ways: so many positions, the same for the same seed; those with more ends than `largest` are passed over. */
export const compareActions = (
  count: number,
  seed: number,
  largest = Number.POSITIVE_INFINITY,
): ActionsCompared => {
  const differences: string[] = [];
  let [outcomes, left, less, more, n] = [0, 0, 0, 0, 0];
  for (const where of positions(seed)) {
    if (n >= count) break;
    const { least, most } = expected(where);
    const ours = most.size > largest ? undefined : played(where);
    if (ours === undefined) {
      left++;
      continue;
    }
    n++;
    outcomes += most.size;
    const missing = [...least].filter(x => !ours.has(x));
    const extra = [...ours].filter(x => !most.has(x));
    if (missing.length > 0) less++;
    if (extra.length > 0) more++;
    if (missing.length + extra.length > 0) differences.push(lineOf({ where: nameOf(where), missing, extra }));
  }
  return { outcomes, left, less, more, differences };
};
