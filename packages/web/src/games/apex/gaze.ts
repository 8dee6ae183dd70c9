import {
  type Event,
  LEGENDS,
  type LegendId,
  type LegendView,
  type Space,
  type View,
} from '@potyczka/apex/view';
import type { EyesUi, Gaze } from '../game-ui.js';
import { legendIn, previewOf, type Scene } from './scene.js';

type Eyes = EyesUi<View, Event>;

/** The legend on the map that an element is. */
const there = (view: View, element: string | null | undefined): LegendView | undefined => {
  const legend =
    element && (LEGENDS as readonly string[]).includes(element) ? legendIn(view, element) : undefined;
  return legend?.at ? legend : undefined;
};

/** An enemy of who acts is looked at by who acts; anybody else looks round. */
const gazeAt: Eyes['gazeAt'] = (view, element) => {
  const legend = there(view, element);
  if (!legend) return null;
  const own = there(view, view.act?.legend);
  return own && own.team !== legend.team
    ? { from: own.id, to: legend.id, view }
    : { from: legend.id, to: null, view };
};

/** A view in which a legend stands somewhere else. */
const withLegendAt = (view: View, id: LegendId, at: Space): View => ({
  ...view,
  legends: view.legends.map(l => (l.id === id ? { ...l, at } : l)),
});

/** From the end of the way that is pointed at, or at the target that is. */
const gazeNow = ({ view, question, pointed }: Scene): Gaze<View> | null => {
  const own = there(view, String(question?.ask.args?.who ?? view.act?.legend ?? ''));
  if (!own || !question) return null;
  const { path, sees } = previewOf(pointed);
  const end = path?.at(-1);
  if (end) return { from: own.id, to: sees?.[0] ?? null, view: withLegendAt(view, own.id, end) };
  const target = pointed?.at.map(el => there(view, el)).find(l => l && l.team !== own.team);
  return { from: own.id, to: target?.id ?? null, view };
};

/** A shot is told with the spaces of both ends: as they stood then, whatever came of it. */
const gazeOf: Eyes['gazeOf'] = (events, view) => {
  const shot = events.at(-1);
  if (shot?.type !== 'aimed') return null;
  const then = withLegendAt(withLegendAt(view, shot.who, shot.from), shot.at, shot.to);
  return { from: shot.who, to: shot.at, view: then };
};

export const eyes: Eyes = {
  gazeAt,
  gazeNow,
  gazeOf,
  isLook: e => e.type === 'aimed',
  load: () => import('./table3.js'),
};
