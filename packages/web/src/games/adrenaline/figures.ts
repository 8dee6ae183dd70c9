import {
  COLOURS,
  type Figure,
  type FigureView,
  SPAWN_SQUARE,
  type SquareId,
  type View,
} from '@potyczka/adrenaline/view';
import { middleOf, type Point, standOf } from './plan.js';

/** Players and, if it plays along, the bot. */
export const figuresOf = (view: View): readonly FigureView[] =>
  view.bot ? [...view.players, view.bot] : view.players;

export interface Standing {
  readonly figure: FigureView;
  readonly at: SquareId;
  /** How many stand there. */
  readonly of: number;
  readonly point: Point;
}

/** Every figure on the board, and where exactly it is drawn. */
export const standing = (view: View): readonly Standing[] => {
  const on = figuresOf(view).flatMap(figure => (figure.at ? [{ figure, at: figure.at }] : []));
  return on.map(({ figure, at }) => {
    const here = on.filter(x => x.at === at).map(x => x.figure.who);
    return { figure, at, of: here.length, point: standOf(at, here.indexOf(figure.who), here.length) };
  });
};

const isSquare = (element: string): element is SquareId => /^\d\d$/.test(element);

const spawnSquare = (element: string): SquareId | undefined => {
  const colour = COLOURS.find(c => element === `spawn-${c}`);
  return colour && SPAWN_SQUARE[colour];
};

/** The square of an element, if it is on the board. */
export const squareOf = (view: View, element: string): SquareId | undefined =>
  isSquare(element)
    ? element
    : (spawnSquare(element) ?? figuresOf(view).find(f => f.who === (element as Figure))?.at ?? undefined);

/** From a figure's base to the middle of its body. */
const BODY = 26;

/** The middle of a figure that stands at a point: what is aimed at. */
export const bodyAt = ({ x, y }: Point): Point => ({ x, y: y - BODY });

/** Where an element is drawn, if it is on the board. */
export const pointOf = (view: View, element: string): Point | undefined => {
  if (isSquare(element)) return middleOf(element);
  const spawn = spawnSquare(element);
  if (spawn) return middleOf(spawn);
  const point = standing(view).find(f => f.figure.who === (element as Figure))?.point;
  return point && bodyAt(point);
};
