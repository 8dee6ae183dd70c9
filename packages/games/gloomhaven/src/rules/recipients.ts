import { stepsFrom } from '@potyczka/geometry/hex';
import { type Msg, PASS, type Proc, type RuleId, sure } from '@potyczka/kernel';
import { figurePick, type Pick, pick, skip } from '../ask.js';
import type { AreaOf, Give, On, Value } from '../content/abilities.js';
import { fieldOf } from '../ground.js';
import type { F, T } from '../state.js';
import { msg, type Says } from '../text/say.js';
import type { FigureId } from '../vocabulary.js';
import { areaPick, hexesOf, layings } from './areas.js';
import { isHidden } from './effects.js';
import { enemiesOf, figure } from './look.js';
import { pickMeanwhile } from './meanwhile.js';
import { settleFigures } from './monster-ties.js';
import type { Running } from './running.js';
import { type Candidate, legal, select } from './select.js';
import { amount } from './values.js';

/** What narrows down the recipients of an ability. */
export interface Aimed {
  readonly on?: On | undefined;
  readonly range?: Value | undefined;
  readonly targets?: Value | undefined;
  readonly area?: AreaOf | undefined;
}

/** Sums up what gifts add to a number. */
export const added = (
  t: T,
  run: Running,
  gives: readonly Give[],
  what: keyof NonNullable<Give['add']>,
): number => gives.reduce((sum, give) => sum + amount(t.s, give.add?.[what], { run }), 0);

/** The figures that an ability affects: all that its words name, or those that its player picks. */
export function* recipients(
  t: T,
  run: Running,
  aimed: Aimed,
  otherwise: On,
  ask: Says | Msg,
  rule: RuleId,
  gives: readonly Give[] = [],
  others: readonly F[] = [],
): Proc<FigureId[]> {
  if (aimed.area) return yield* inArea(t, run, { ...aimed, area: aimed.area });
  const base = aimed.on ?? otherwise;
  const more = added(t, run, gives, 'within');
  const on = more > 0 && typeof base.within === 'number' ? { ...base, within: base.within + more } : base;
  const range =
    aimed.range === undefined ? undefined : amount(t.s, aimed.range, { run }) + added(t, run, gives, 'range');
  const within = range ?? (on.who === 'enemy' && on.within === undefined ? 1 : undefined);
  const candidates = (): Candidate[] => select(t.s, on, run, within, others);
  const open = legal(candidates());
  if (on.count === 'all' || on.who === 'self' || on.who === 'healedFigures') return open;
  const most = aimed.targets === undefined ? (on.count ?? 1) : amount(t.s, aimed.targets, { run });
  if (open.length === 0) return [];
  if (run.by === undefined) return yield* settleFigures(t, run.me, nearestOf(t, run, open), most);
  if (open.length === 1 && FIXED.has(on.who)) return open;
  const words = typeof ask === 'string' ? msg(ask) : ask;
  const chosen: FigureId[] = [];
  const picks = (): Pick[] => [
    skip(chosen.length > 0 ? 'done-label' : 'skip-label'),
    ...candidates()
      .filter(c => !chosen.includes(c.id))
      .map(c => figurePick(t.s, c.id, c.refusal)),
  ];
  while (chosen.length < most && chosen.length < open.length) {
    const key: string =
      chosen.length === 0
        ? yield* pickMeanwhile(t, run, rule, () => words, picks)
        : yield* pick(t, run.by, rule, words, picks());
    if (key === PASS) break;
    chosen.push(key);
  }
  return chosen;
}

/** Words that leave no choice. */
const FIXED = new Set(['target', 'sameFigure', 'attacker', 'thatEnemy', 'recoverer']);

const nearestOf = (t: T, run: Running, open: readonly FigureId[]): FigureId[] => {
  const me = t.s.figures[run.me];
  if (!me) return [...open];
  const steps = stepsFrom(fieldOf(t.s), [me.at], 999);
  const far = (id: FigureId): number => sure(steps[figure(t.s, id).at], 'one of steps');
  return [...open].sort((a, b) => far(a) - far(b));
};

/** Enemies under an area that is laid for something other than an attack. */
function* inArea(
  t: T,
  run: Running,
  { area, range, on }: Aimed & { readonly area: AreaOf },
): Proc<FigureId[]> {
  const me = figure(t.s, run.me);
  const enemies = enemiesOf(t.s, me).filter(f => !isHidden(t.s, f));
  const reach = range === undefined ? undefined : amount(t.s, range, { run });
  const attack =
    reach === undefined || area.self
      ? ({ kind: 'melee', targets: 1, area: area.hexes } as const)
      : ({ kind: 'ranged', range: reach, targets: 1, area: area.hexes } as const);
  const places = layings(t.s, run, me, attack, enemies, []);
  if (places.length === 0) return [];
  const picks = places.map(laid => areaPick(laid));
  const key =
    run.by === undefined
      ? sure(picks.at(-1), 'one of picks').key
      : yield* pick(t, run.by, 'GLM-AOE-01', msg('ask-area', { n: 0 }), [skip(), ...picks]);
  if (key === PASS) return [];
  run.notes.area = hexesOf(t.s, key);
  const hit = sure(
    places.find(laid => laid.key === key),
    'one of places',
  ).hit;
  const named = on === undefined ? undefined : legal(select(t.s, on, run));
  return hit.filter(id => named?.includes(id) ?? true);
}
