import type { Because } from '../events.js';
import type { F, S } from '../state.js';
import type { FigureId, Hex, Place } from '../vocabulary.js';
import { because } from './because.js';
import { groundAttack } from './blow.js';
import { canConsume } from './elements.js';
import { figure, figureAt, has, placeOf } from './look.js';
import { placeKey } from './monster-ties.js';
import {
  attackOf,
  blowFor,
  decide,
  gaitOf,
  linesOf,
  PLAIN,
  pointsOf,
  positionOf,
  runOf,
  type Task,
} from './monster-turn.js';
import {
  type MonsterOutcome,
  monsterAttack,
  monsterFocus,
  monsterMove,
  type Reason,
} from './monsters/index.js';

/** What a monster or summon would do if its turn came now: by the same mind that plays its turn. */
export interface Forecast {
  readonly focus: FigureId | null;
  /** From where it stands to where it would go, both included. */
  readonly route: readonly Place[];
  readonly targets: readonly FigureId[];
  readonly because: readonly Because[];
  /** Other things that it may do as well: the players would choose. */
  readonly ties: number;
  /** By the ability card of this round; else by the plain numbers of its sheet. */
  readonly byCard: boolean;
}

/** The lines of its card with what it would consume; a plain Move and Attack where no card says more. */
const tasksOf = (s: S, f: F): { readonly tasks: readonly Task[]; readonly byCard: boolean } => {
  const byCard = f.kind !== 'monster' || (s.abilities[f.type] !== undefined && !s.acted.includes(f.id));
  if (!byCard) return { tasks: PLAIN.map(ability => ({ ability, gives: [] })), byCard };
  const tasks = linesOf(s, f).map(ability => ({
    ability,
    gives:
      ability.a === 'consume'
        ? []
        : (ability.consume ?? []).filter(c => canConsume(s, c.elements)).map(c => c.give),
  }));
  return { tasks, byCard };
};

const first = (s: S, outcomes: readonly MonsterOutcome[]): MonsterOutcome | undefined =>
  [...outcomes].sort((a, b) => placeKey(s, a.to) - placeKey(s, b.to))[0];

interface Thought {
  readonly focus: Hex | undefined;
  readonly route: readonly Hex[];
  readonly targets: readonly Hex[];
  readonly reasons: readonly Reason[];
  readonly ties: number;
}

/** Focus first, then one Move and one Attack in printed order, as `playTasks` plays them. */
const thinkThrough = (s: S, f: F, tasks: readonly Task[]): Thought => {
  const run = runOf(s, f);
  const disarmed = has(f, 'disarm');
  const gait = gaitOf(s, f, tasks);
  const move = tasks.find(x => x.ability.a === 'move' && x.ability.toward === undefined);
  const attack = disarmed ? undefined : tasks.find(x => x.ability.a === 'attack');
  const blow = attack && blowFor(s, run, attack);
  const muddled = has(f, 'muddle');
  if (move && attack && blow && tasks.indexOf(move) < tasks.indexOf(attack)) {
    const points = pointsOf(s, f, move);
    const turn = decide(s, f, { move: points, gait, attack: groundAttack(blow), muddled });
    const { focus, route = [f.at], targets = [] } = first(s, turn.outcomes) ?? {};
    return { focus, route, targets, reasons: turn.reasons, ties: turn.outcomes.length };
  }
  const position = positionOf(s, f);
  const found = monsterFocus(position, attackOf(blow), gait);
  const [focus] = found.focuses;
  const still = { focus, route: [f.at], targets: [], reasons: found.reasons, ties: found.focuses.length };
  if (focus === undefined) return still;
  const struck = blow && first(s, monsterAttack(position, groundAttack(blow), focus).outcomes);
  const targets = struck?.targets ?? [];
  const points = move ? pointsOf(s, f, move) : 0;
  if (points === 0) return { ...still, targets };
  const went = first(s, monsterMove(position, { move: points, gait, muddled }, focus).outcomes);
  return { ...still, targets, route: went?.route ?? [f.at] };
};

type Forecasts = Readonly<Record<FigureId, Forecast | null>>;

/** Everybody at the table looks at the same position: it is thought through once. */
const kept: { of: string; forecasts: Forecasts } = { of: '', forecasts: {} };

/** Everything that a monster's mind looks at. */
const positionText = (s: S): string =>
  JSON.stringify([
    s.scenario,
    s.level,
    s.phase,
    s.options,
    s.figures,
    s.land,
    s.acted,
    s.abilities,
    s.elements,
    s.initiatives,
    s.ranks,
    s.lasting,
    s.flags,
  ]);

/** What everybody on the board would do. */
export const forecasts = (s: S): Forecasts => {
  const of = positionText(s);
  if (kept.of !== of) {
    kept.forecasts = Object.fromEntries(Object.keys(s.figures).map(id => [id, forecastOf(s, id)]));
    kept.of = of;
  }
  return kept.forecasts;
};

/** GLM-MON-07 to -50 thought through without playing them; nothing for who cannot act. */
export const forecastOf = (s: S, id: FigureId): Forecast | null => {
  const f = figure(s, id);
  if ((f.kind !== 'monster' && f.kind !== 'summon') || s.phase === 'setup' || has(f, 'stun')) return null;
  const { tasks, byCard } = tasksOf(s, f);
  if (!tasks.some(x => x.ability.a === 'move' || x.ability.a === 'attack')) return null;
  const { focus, route, targets, reasons, ties } = thinkThrough(s, f, tasks);
  const named = (hex: Hex): FigureId[] => {
    const there = figureAt(s, hex);
    return there ? [there.id] : [];
  };
  return {
    focus: focus === undefined ? null : (named(focus)[0] ?? null),
    route: route.map(hex => placeOf(s, hex)),
    targets: targets.flatMap(named),
    because: because(s, reasons, 'focus'),
    ties,
    byCard,
  };
};
