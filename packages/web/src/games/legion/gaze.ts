import type { Event, View } from '@potyczka/legion/view';
import type { EyesUi, Gaze, Pose } from '../game-ui.js';
import { type Scene, unitIdOf, unitNamed } from './scene.js';
import { withLeaderAt } from './sights.js';

type Eyes = EyesUi<View, Event>;

/** The unit on the table that an element belongs to. */
const there = (view: View, element: string | null | undefined) => {
  const unit = element ? unitNamed(view, unitIdOf(element)) : undefined;
  return unit?.where === 'field' && unit.minis.length > 0 ? unit : undefined;
};

/** Who acts or attacks, and at whom an attack goes. */
const acting = (view: View) => {
  const { act, attack } = view;
  return { own: there(view, act?.unit ?? attack?.by), aimed: there(view, attack?.pools[attack.at]?.to) };
};

/** An enemy of who acts is looked at by who acts; anybody else looks round. */
const gazeAt: Eyes['gazeAt'] = (view, element) => {
  const unit = there(view, element);
  if (!unit) return null;
  const { own } = acting(view);
  return own && own.seat !== unit.seat
    ? { from: own.id, to: unit.id, view }
    : { from: unit.id, to: null, view };
};

/** From where a leader is being put down by a move. */
const fromThere = ({ view, question }: Scene, [pose]: readonly Pose[]): Gaze<View> | null => {
  const unit = there(view, String(question?.ask.args?.unit ?? ''));
  if (!unit || !pose || question?.ask.id !== 'ask-move') return null;
  return { from: unit.id, to: null, view: withLeaderAt(view, unit.id, pose) };
};

const gazeNow: Eyes['gazeNow'] = (scene, poses) => {
  const { view, question, pointed } = scene;
  if (poses.length > 0) return fromThere(scene, poses);
  const { own, aimed } = acting(view);
  if (!own || !question) return null;
  const first = question.ask.id === 'ask-target' ? question.options.find(o => !o.refusal) : undefined;
  const enemy = [there(view, pointed?.at[0]), aimed, there(view, first?.at[0])].find(
    u => u && u.seat !== own.seat,
  );
  return { from: own.id, to: enemy?.id ?? null, view };
};

/** The cover of an attack is told of whoever has it; who attacks was told before. */
const gazeOf: Eyes['gazeOf'] = (events, view) => {
  const last = events.at(-1);
  const shot = events.findLast(e => e.type === 'defender');
  if (!last || !shot || (last.type === 'covered' && last.unit !== shot.to)) return null;
  return there(view, shot.by) && there(view, shot.to) ? { from: shot.by, to: shot.to, view } : null;
};

export const eyes: Eyes = {
  gazeAt,
  gazeNow,
  gazeOf,
  isLook: e => e.type === 'covered' && e.cover > 0,
  load: () => import('./table3.js'),
};
