import type { Attack as GroundAttack } from '@potyczka/geometry/hex';
import { type Proc, sure } from '@potyczka/kernel';
import { pick } from '../ask.js';
import type { Ability, AttackAbility, Give } from '../content/abilities.js';
import { monsterCardOf, monsterOf } from '../content/index.js';
import type { F, S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId, Hex } from '../vocabulary.js';
import { because } from './because.js';
import { type Blow, blowOf, groundAttack } from './blow.js';
import { flies, isHidden } from './effects.js';
import { infuse } from './elements.js';
import { enemiesOf, figure, figureAt, figures, has, isAlive, placeOf, speaker } from './look.js';
import { settleOutcome, settleRoute } from './monster-ties.js';
import {
  type MonsterAction,
  type MonsterOutcome,
  monsterAttack,
  monsterFocus,
  monsterMove,
  monsterRoutes,
  monsterTurn,
  type Position,
  type Reason,
} from './monsters/index.js';
import { abilitiesOf, moveToward } from './objectives.js';
import { placeInOrder } from './order.js';
import { perform, takeAugments } from './perform.js';
import { asGift, newNotes, type Running } from './running.js';
import { firstAims } from './scenario-figures.js';
import { fieldFor } from './scenario-rules.js';
import { type StatLine, statistics } from './statistics.js';
import { strikeAll } from './strike.js';
import { summonOf } from './summons.js';
import { othersOf, walk } from './walk.js';

/** GLM-MON: a monster does what its card says, in printed order; so does a summon, by "Move +0, Attack +0". */

/** One line of the card as this figure performs it. */
export interface Task {
  readonly ability: Ability;
  readonly gives: readonly Give[];
}

export const PLAIN: readonly Ability[] = [
  { a: 'move', mod: 0 },
  { a: 'attack', mod: 0 },
];

/** A summon's Move and Attack, with what its own line adds. */
const plainOf = (f: F): readonly Ability[] => {
  if (f.kind !== 'summon') return PLAIN;
  const { attackOn, push } = summonOf(f).summon;
  if (attackOn === undefined && push === undefined) return PLAIN;
  const more = { ...(attackOn ? { on: attackOn } : {}), ...(push ? { push } : {}) };
  return [
    { a: 'move', mod: 0 },
    { a: 'attack', mod: 0, ...more },
  ];
};

/** Card, special or a summon's plain turn (GLM-BOSS-03, GLM-SUMM-05). */
export const linesOf = (s: S, f: F): readonly Ability[] => {
  if (f.kind === 'objective') return abilitiesOf(s, f);
  if (f.kind !== 'monster') return plainOf(f);
  const card = s.abilities[f.type];
  if (card === undefined) return [];
  return monsterCardOf(card).do.flatMap(ability =>
    ability.a === 'special'
      ? (monsterOf(f.type).specials?.find(each => each.n === ability.n)?.do ?? [])
      : [ability],
  );
};

export const runOf = (s: S, f: F): Running => ({
  me: f.id,
  by: undefined,
  hero: f.owner ?? undefined,
  card: null,
  half: 'top',
  lasts: 'round',
  notes: newNotes(),
  changes: [],
  installed: false,
  performed: false,
  other: undefined,
  evenFallen: s.turn !== null,
});

/** Where everybody stands, as the monster's mind wants it. */
export const positionOf = (s: S, f: F): Position => ({
  field: fieldFor(s, f),
  at: f.at,
  allies: othersOf(s, f).allies,
  enemies: enemiesOf(s, f).map(x => ({
    at: x.at,
    initiative: placeInOrder(s, x),
    ...(isHidden(s, x) ? { invisible: true } : {}),
  })),
});

export const gaitOf = (s: S, f: F, tasks: readonly Task[]): 'walk' | 'jump' | 'fly' => {
  if (flies(s, f)) return 'fly';
  return tasks.some(x => x.ability.a === 'move' && x.ability.jump) ? 'jump' : 'walk';
};

/** "All adjacent enemies", "all in range": as many as there are. */
const widened = (s: S, f: F, ab: AttackAbility, line: StatLine): AttackAbility => {
  if (ab.on?.count !== 'all') return ab.on?.sameTarget ? { ...ab, targets: 1 } : ab;
  if (ab.on.sameTarget) return { ...ab, targets: 1 };
  const { on: _, ...rest } = ab;
  if (typeof ab.on.within === 'number' && ab.on.within > 1)
    return { ...rest, targets: 99, range: ab.on.within };
  return s.figures[f.id] && ab.on.within === 1
    ? { ...rest, targets: 99, range: 1 }
    : { ...rest, targets: line.targets };
};

export const blowFor = (s: S, run: Running, task: Task): Blow | undefined => {
  if (task.ability.a !== 'attack') return undefined;
  const f = figure(s, run.me);
  const ability = widened(s, f, task.ability, statistics(s, f));
  const blow = blowOf(s, run, ability, task.gives);
  return ability.range === 1 && task.ability.on?.within === 1 ? { ...blow, ranged: false, range: 1 } : blow;
};

export const attackOf = (blow: Blow | undefined): GroundAttack | undefined =>
  blow === undefined ? undefined : groundAttack(blow);

/** Movement points (GLM-MON-26, GLM-G43). */
export const pointsOf = (s: S, f: F, task: Task): number => {
  if (task.ability.a !== 'move' || has(f, 'immobilize')) return 0;
  const own = statistics(s, f).move;
  if (task.ability.n !== undefined) return typeof task.ability.n === 'number' ? task.ability.n : 0;
  if (own === undefined) return 0;
  const more = task.gives.reduce(
    (sum, give) => sum + (typeof give.add?.move === 'number' ? give.add.move : 0),
    0,
  );
  return Math.max(0, own + (task.ability.mod ?? 0) + more);
};

/** GLM-MON-06: the whole turn after wound and before the end. */
export function* actByCard(t: T, id: FigureId): Proc {
  const lines = linesOf(t.s, figure(t.s, id));
  const run = runOf(t.s, figure(t.s, id));
  const tasks: Task[] = [];
  for (const ability of lines) {
    const augments = ability.a === 'consume' ? [] : (ability.consume ?? []);
    tasks.push({ ability, gives: yield* takeAugments(t, run, augments, ability.a) });
  }
  const focus = yield* playTasks(t, run, tasks);
  if (focus === undefined) return;
  const card = t.s.abilities[figureType(t.s, id)];
  const infuses = card === undefined ? [] : (monsterCardOf(card).infuse ?? []);
  if (isAlive(t.s, id) && infuses.length > 0) yield* infuse(t, id, speaker(t.s, id), infuses);
}

const figureType = (s: S, id: FigureId): string => s.figures[id]?.type ?? '';

/** Focus first, then each line in printed order (GLM-MON-05, -07, -25). */
function* playTasks(t: T, run: Running, tasks: readonly Task[]): Proc<boolean | undefined> {
  const id = run.me;
  const began = figure(t.s, id).at;
  const disarmed = has(figure(t.s, id), 'disarm'); // GLM-G44
  const [first, second] = tasks;
  const plain = first?.ability.a === 'move' && second?.ability.a === 'attack' && !disarmed;
  let focus: FigureId | undefined;
  let next = 0;
  if (plain) {
    const done = yield* plainTurn(t, run, tasks, first, second);
    focus = done.focus;
    next = 2;
  } else if (tasks.some(x => x.ability.a === 'move' || x.ability.a === 'attack'))
    focus = yield* findFocus(t, run, focusingAttack(t.s, run, tasks), gaitOf(t.s, figure(t.s, id), tasks));
  let attacked = next > 0;
  for (const task of tasks.slice(next)) {
    if (!isAlive(t.s, id) || has(figure(t.s, id), 'stun')) return true;
    const left = tasks.slice(tasks.indexOf(task));
    if (focus !== undefined && isAboutFocus(task) && isLost(t.s, run, task, focus, attacked))
      focus = yield* findFocus(t, run, focusingAttack(t.s, run, left), gaitOf(t.s, figure(t.s, id), left));
    if (task.ability.a === 'move' && task.ability.toward !== undefined)
      yield* moveToward(t, id, typeof task.ability.n === 'number' ? task.ability.n : 0, task.ability.toward);
    else if (task.ability.a === 'move') yield* moveTask(t, run, tasks, task, focus);
    else if (task.ability.a === 'attack') {
      yield* attackTask(t, run, task, focus, began);
      attacked = true;
    } else yield* perform(t, asGift(run), task.ability);
  }
  return true;
}

const isAboutFocus = ({ ability }: Task): boolean =>
  ability.a === 'attack' || (ability.a === 'move' && ability.toward === undefined);

/**
 * The focus fell; or a further attack cannot be made on it, and then its target
 * is found by the rules of focus (GLM-MON-25, GLM-G45).
 */
const isLost = (s: S, run: Running, task: Task, focus: FigureId, further: boolean): boolean => {
  const target = s.figures[focus];
  if (!target) return true;
  if (!further || task.ability.a !== 'attack') return false;
  const attack = focusingAttack(s, run, [task]);
  if (attack === undefined) return false;
  const doing = monsterAttack(positionOf(s, figure(s, run.me)), attack, target.at);
  return doing.outcomes.every(o => o.targets.length === 0);
};

/** The attack by which it looks for a focus: the first that is still to come (GLM-MON-12, GLM-G44, GLM-G45). */
const focusingAttack = (s: S, run: Running, tasks: readonly Task[]): GroundAttack | undefined => {
  const next = has(figure(s, run.me), 'disarm') ? undefined : tasks.find(x => x.ability.a === 'attack');
  return attackOf(next && blowFor(s, run, next));
};

const tellFocus = (t: T, id: FigureId, focus: FigureId | undefined, reasons: readonly Reason[]): void => {
  const rule = reasons.filter(r => r.stage === 'focus').at(-1)?.rules[0] ?? 'GLM-MON-09';
  t.emit(
    { type: 'focused', who: id, on: focus ?? null, because: because(t.s, reasons, 'focus') },
    focus === undefined ? 'GLM-MON-24' : rule,
  );
};

/** What the mind says; first only of what a scenario puts before everything else, if that can be attacked now. */
export const decide = (s: S, f: F, action: MonsterAction): ReturnType<typeof monsterTurn> => {
  const position = positionOf(s, f);
  const first = firstAims(s, f);
  if (first.length === 0) return monsterTurn(position, action);
  const hexes = new Set(
    figures(s)
      .filter(x => first.some(type => type === x.type))
      .map(x => x.at),
  );
  const aimed = position.enemies.filter(enemy => hexes.has(enemy.at));
  if (aimed.length > 0) {
    const turn = monsterTurn({ ...position, enemies: aimed }, action);
    if (turn.outcomes.some(o => o.targets.length > 0)) return turn;
  }
  return monsterTurn(position, action);
};

/** Move and Attack: one call of the mind for both. */
function* plainTurn(
  t: T,
  run: Running,
  tasks: readonly Task[],
  move: Task,
  attack: Task,
): Proc<{ focus: FigureId | undefined }> {
  const f = figure(t.s, run.me);
  const blow = sure(blowFor(t.s, run, attack), 'blow for');
  const gait = gaitOf(t.s, f, tasks);
  const action = {
    move: pointsOf(t.s, f, move),
    gait,
    attack: groundAttack(blow),
    muddled: has(f, 'muddle'),
  };
  const turn = decide(t.s, f, action);
  const outcome = yield* settleOutcome(t, f.id, turn.outcomes);
  const focus = outcome.focus === undefined ? undefined : figureAt(t.s, outcome.focus)?.id;
  tellFocus(t, f.id, focus, turn.reasons);
  if (focus === undefined) {
    t.emit({ type: 'stays', who: f.id, why: 'no-focus' }, 'GLM-MON-24');
    return { focus };
  }
  const targets = outcome.targets.map(hex => figureAt(t.s, hex)?.id).filter(x => x !== undefined);
  const reasons = because(t.s, turn.reasons, 'rest');
  t.emit(
    { type: 'decided', who: f.id, to: placeOf(t.s, outcome.to), targets, because: reasons },
    ruleOf(turn.reasons, 'GLM-MON-29'),
  );
  yield* goTo(t, run, action, outcome);
  yield* strikeFrom(t, run, attack, blow, outcome.to, targets);
  return { focus };
}

const ruleOf = (reasons: readonly Reason[], otherwise: 'GLM-MON-29' | 'GLM-MON-44') =>
  reasons.filter(r => r.stage !== 'focus').at(-1)?.rules[0] ?? otherwise;

/** It attacks only from where it meant to: a trap may have stopped it (GLM-MON-50). */
function* strikeFrom(
  t: T,
  run: Running,
  task: Task,
  blow: Blow,
  at: Hex,
  targets: readonly FigureId[],
): Proc {
  const f = t.s.figures[run.me];
  if (!f || f.at !== at || has(f, 'disarm') || has(f, 'stun')) return;
  const alive = targets.filter(id => isAlive(t.s, id));
  if (alive.length === 0) return;
  if (task.ability.a === 'attack' && task.ability.on?.sameTarget) {
    for (let i = 0; i < statistics(t.s, f).targets && isAlive(t.s, sure(alive[0], 'one of alive')); i++)
      yield* strikeAll(t, run, blow, alive.slice(0, 1));
  } else yield* strikeAll(t, run, blow, alive);
  run.notes.targets = [...alive];
  const infuses = f.kind === 'summon' ? summonOf(f).summon.attackInfuses : undefined;
  if (infuses && isAlive(t.s, run.me)) yield* infuse(t, run.me, speaker(t.s, run.me), [infuses]);
  yield* followTask(t, run, task);
}

/** What stands after the attack on its line. */
function* followTask(t: T, run: Running, task: Task): Proc {
  const all = [...(task.ability.after ?? []), ...task.gives.flatMap(give => give.do ?? [])];
  for (const each of all) if (isAlive(t.s, run.me)) yield* perform(t, asGift(run), each);
}

function* findFocus(
  t: T,
  run: Running,
  attack: GroundAttack | undefined,
  gait: 'walk' | 'jump' | 'fly',
): Proc<FigureId | undefined> {
  const f = figure(t.s, run.me);
  const found = monsterFocus(positionOf(t.s, f), attack, gait);
  const all = found.focuses.map(hex => figureAt(t.s, hex)?.id).filter(x => x !== undefined);
  let focus = all[0];
  if (all.length > 1 && t.s.options.ties !== 'never')
    focus = yield* pick(
      t,
      speaker(t.s, sure(all[0], 'one of all')),
      'GLM-MON-18',
      msg('ask-focus', { figure: f.id }),
      all.map(id => ({ key: id, show: { label: msg('figure-label', { figure: id }), at: [id] } })),
    );
  tellFocus(t, f.id, focus, found.reasons);
  return focus;
}

/** A Move by itself (GLM-MON-28). */
function* moveTask(
  t: T,
  run: Running,
  tasks: readonly Task[],
  task: Task,
  focus: FigureId | undefined,
): Proc {
  const f = figure(t.s, run.me);
  const target = focus === undefined ? undefined : t.s.figures[focus];
  const points = pointsOf(t.s, f, task);
  if (!target || points === 0) return;
  const later = tasks.slice(tasks.indexOf(task) + 1).find(x => x.ability.a === 'attack');
  const attack = later === undefined || has(f, 'disarm') ? undefined : attackOf(blowFor(t.s, run, later));
  const gait = gaitOf(t.s, f, tasks);
  const action = {
    move: points,
    gait,
    muddled: has(f, 'muddle'),
    ...(attack === undefined ? {} : { attack }),
  };
  const doing = monsterMove(positionOf(t.s, f), action, target.at);
  const outcome = yield* settleOutcome(t, f.id, doing.outcomes);
  t.emit(
    {
      type: 'decided',
      who: f.id,
      to: placeOf(t.s, outcome.to),
      targets: [],
      because: because(t.s, doing.reasons, 'rest'),
    },
    ruleOf(doing.reasons, 'GLM-MON-29'),
  );
  yield* goTo(t, run, action, outcome);
}

/** It goes where it means to, by one of the ways that are equally short. */
function* goTo(t: T, run: Running, action: MonsterAction, outcome: MonsterOutcome): Proc {
  const f = figure(t.s, run.me);
  const routes = [outcome.route, ...monsterRoutes(positionOf(t.s, f), action, outcome.to)];
  yield* walk(t, f.id, yield* settleRoute(t, f.id, action.gait, routes), action.gait, run);
}

/** An attack from where it stands (GLM-MON-43 to -50). */
function* attackTask(t: T, run: Running, task: Task, focus: FigureId | undefined, began: Hex): Proc {
  const f = figure(t.s, run.me);
  const target = focus === undefined ? undefined : t.s.figures[focus];
  if (!target || has(f, 'disarm')) return;
  const blow = sure(blowFor(t.s, run, task), 'blow for');
  const doing = monsterAttack(positionOf(t.s, f), groundAttack(blow), target.at, began);
  const outcome = yield* settleOutcome(t, f.id, doing.outcomes);
  const targets = outcome.targets.map(hex => figureAt(t.s, hex)?.id).filter(x => x !== undefined);
  yield* strikeFrom(t, run, task, blow, f.at, targets);
}
