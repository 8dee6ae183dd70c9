import { type Gait, metOn } from '@potyczka/geometry/hex';
import { type Proc, sure } from '@potyczka/kernel';
import { figurePick, pick } from '../ask.js';
import { fieldOf } from '../ground.js';
import type { F, S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId, Hex } from '../vocabulary.js';
import { figure, figureAt, placeOf, speaker } from './look.js';
import type { MonsterOutcome } from './monsters/index.js';
import { entryDamage } from './scenario-rules.js';

/** GLM-MON-62, GLM-G55: where the rules leave several things open to a monster the players choose, or the first by place. */

/** Numbers hexes by row, then by their place in it (GLM-G55). */
export const placeKey = (s: S, hex: Hex): number => Math.trunc(hex / s.width) * 1000 + (hex % s.width);

const whomIt = (o: MonsterOutcome): string => `${o.focus}:${[...o.targets].sort((a, b) => a - b).join()}`;

/** One of each, in the order of their hexes: what differs only in how an area lies is the same. */
const inOrder = (s: S, outcomes: readonly MonsterOutcome[]): MonsterOutcome[] => {
  const distinct = new Map(outcomes.map(o => [`${o.to}:${whomIt(o)}`, o]));
  return [...distinct.values()].sort((a, b) => placeKey(s, a.to) - placeKey(s, b.to));
};

/** Which of several equally right things it does. */
export function* settleOutcome(
  t: T,
  id: FigureId,
  outcomes: readonly MonsterOutcome[],
): Proc<MonsterOutcome> {
  const order = inOrder(t.s, outcomes);
  const first = sure(order[0], 'one of order');
  const asks = t.s.options.ties;
  const differs = order.some(o => whomIt(o) !== whomIt(first));
  if (order.length === 1 || asks === 'never' || (asks === 'matters' && !differs)) return first;
  const named = (hex: Hex): FigureId => figureAt(t.s, hex)?.id ?? '';
  const key = yield* pick(
    t,
    speaker(t.s, first.focus === undefined ? id : named(first.focus) || id),
    'GLM-MON-62',
    msg('ask-monster-tie', { figure: id }),
    order.map((o, n) => ({
      key: String(n),
      show: {
        label: msg('outcome-label', { hex: placeOf(t.s, o.to), figures: o.targets.map(named) }),
        at: [placeOf(t.s, o.to), ...o.targets.map(named)],
        preview: { route: o.route.map(hex => placeOf(t.s, hex)) },
      },
    })),
  );
  return sure(order[Number(key)], 'one of order');
}

/** What a figure meets on a route: each trap by its hex, since it is gone then; hazards and harm by their number. */
const metAlong = (s: S, f: F, gait: Gait, route: readonly Hex[]): string => {
  const met = new Map(metOn(fieldOf(s), gait, route).map(m => [m.hex, m.what]));
  return route
    .slice(1)
    .flatMap((hex, i, all) => {
      const touches = gait === 'walk' || (gait === 'jump' && i === all.length - 1);
      const what = met.get(hex);
      return [
        ...(what === undefined ? [] : [what === 'trap' ? `trap ${hex}` : what]),
        ...(touches && entryDamage(s, f, hex) > 0 ? ['harm'] : []),
      ];
    })
    .join();
};

/** Which of several equally short ways it goes, where something lies on some of them that does not lie on others. */
export function* settleRoute(
  t: T,
  id: FigureId,
  gait: Gait,
  routes: readonly (readonly Hex[])[],
): Proc<readonly Hex[]> {
  const f = figure(t.s, id);
  const ways = new Map<string, readonly Hex[]>();
  for (const route of routes) {
    const met = metAlong(t.s, f, gait, route);
    if (!ways.has(met)) ways.set(met, route);
  }
  const open = [...ways.values()];
  if (open.length === 1 || t.s.options.ties === 'never') return sure(open[0], 'one of open');
  const key = yield* pick(
    t,
    speaker(t.s, id),
    'GLM-MON-62',
    msg('ask-monster-way', { figure: id }),
    open.map((route, n) => {
      const met = metOn(fieldOf(t.s), gait, route);
      return {
        key: String(n),
        show: {
          label: msg('monster-way-label', { hexes: met.map(m => placeOf(t.s, m.hex)) }),
          at: met.map(m => placeOf(t.s, m.hex)),
          preview: {
            route: route.map(hex => placeOf(t.s, hex)),
            met: met.map(m => ({ at: placeOf(t.s, m.hex), what: m.what })),
          },
        },
      };
    }),
  );
  return sure(open[Number(key)], 'one of open');
}

/** Whom of several an ability of the monster is for, one after the other. */
export function* settleFigures(
  t: T,
  id: FigureId,
  open: readonly FigureId[],
  most: number,
): Proc<FigureId[]> {
  if (open.length <= most || t.s.options.ties === 'never') return open.slice(0, most);
  const chosen: FigureId[] = [];
  while (chosen.length < most) {
    const left = open.filter(each => !chosen.includes(each));
    chosen.push(
      yield* pick(
        t,
        speaker(t.s, id),
        'GLM-MON-62',
        msg('ask-monster-whom', { figure: id }),
        left.map(each => figurePick(t.s, each)),
      ),
    );
  }
  return chosen;
}
