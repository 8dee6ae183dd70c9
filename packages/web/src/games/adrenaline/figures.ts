import type { Figure, FigureView, SquareId, View } from '@potyczka/adrenaline/view';
import { middleOf, type Point, standOf } from './plan.js';

/** Players and, if it plays along, the bot. */
export const figuresOf = (view: View): readonly FigureView[] =>
  view.bot ? [...view.players, view.bot] : view.players;

export interface Standing {
  readonly figure: FigureView;
  readonly at: SquareId;
  readonly point: Point;
}

/** Every figure on the board, and where exactly it is drawn. */
export const standing = (view: View): readonly Standing[] => {
  const on = figuresOf(view).flatMap(figure => (figure.at ? [{ figure, at: figure.at }] : []));
  return on.map(({ figure, at }) => {
    const here = on.filter(x => x.at === at).map(x => x.figure.who);
    return { figure, at, point: standOf(at, here.indexOf(figure.who), here.length) };
  });
};

/** Where an element is drawn, if it is on the board. */
export const pointOf = (view: View, element: string): Point | undefined => {
  if (/^\d\d$/.test(element)) return middleOf(element as SquareId);
  return standing(view).find(f => f.figure.who === (element as Figure))?.point;
};
