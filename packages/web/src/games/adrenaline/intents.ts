import { type SquareId, spawnOn, type View } from '@potyczka/adrenaline/view';
import type { QuestionShown } from '@potyczka/table';
import type { Intent } from '../game-ui.js';
import { previewOf } from './Preview.js';

/** Run or grab on a square, take a weapon that lies there, shoot at somebody: what a click means while an action is asked for. */
export const intents = (view: View, question: QuestionShown): readonly Intent[] => {
  if (question.ask.id !== 'ask-action') return [];
  return question.options
    .filter(o => !o.refusal)
    .flatMap((o): Intent[] => {
      const { reach = [], aims } = previewOf(o);
      // Where a shot could be begun from is no place to click: whom it is about is.
      if (aims) return aims.map(({ who }) => ({ key: o.key, at: who, next: [who] }));
      return reach.flatMap(square => [
        { key: o.key, at: square, next: [square] },
        ...(o.key === 'grab'
          ? weaponsOn(view, square).map(card => ({ key: o.key, at: card, next: [square, card] }))
          : []),
      ]);
    });
};

const weaponsOn = (view: View, square: SquareId): readonly `#${string}`[] => {
  const spawn = spawnOn(square);
  return spawn ? view.offers[spawn] : [];
};
