import { arenas, type SquareId, spawnOn, type Target, type View } from '@potyczka/adrenaline/view';
import { path } from '@potyczka/geometry/rooms';
import type { CardId } from '@potyczka/kernel';
import type { OptionShown, QuestionShown } from '@potyczka/table';
import type { Intent } from '../game-ui.js';
import { previewOf } from './Preview.js';

/** What going to a square is called, by the action that leads there. */
const LABELS: Readonly<Record<string, string>> = { run: 'run-to-label', grab: 'grab-on-label' };

/**
 * Run or grab on a square, take a weapon that lies there, shoot at somebody: what a click means while an action is
 * asked for. Whoever has clicked an enemy before or clicks one now means the mode that hits that enemy.
 */
export const intents = (view: View, question: QuestionShown): readonly Intent[] => {
  if (question.ask.id === 'ask-mode') return question.options.filter(o => !o.refusal).flatMap(modesFor);
  if (question.ask.id !== 'ask-action') return [];
  const from = view.players.find(p => p.who === question.seat)?.at ?? null;
  return question.options
    .filter(o => !o.refusal)
    .flatMap((o): Intent[] => {
      const { reach = [], aims } = previewOf(o);
      // Where a shot could be begun from is no place to click: whom it is about is.
      if (aims) return aims.map(({ who }) => shootAt(o, who));
      return reach.flatMap(square => {
        const preview = {
          reach: [square],
          path: from ? path(arenas[view.options.arena].rooms, from, square) : [],
        };
        const cards = o.key === 'grab' ? weaponsOn(view, square) : [];
        return [goTo(o, square, preview), ...cards.map(card => take(o, square, card, preview))];
      });
    });
};

/** A mode that costs something is no one's meaning before it is said. */
const modesFor = (mode: OptionShown): readonly Intent[] => {
  const { aims = [], pays = [] } = previewOf(mode);
  const follows = pays.length === 0 ? 'alone' : 'asked';
  return aims.map(({ who }) => ({
    ...shootAt(mode, who),
    label: mode.label,
    preview: mode.preview,
    follows,
  }));
};

type Drawn = Intent['preview'];

const goTo = ({ key, label }: OptionShown, square: SquareId, preview: Drawn): Intent => {
  const id = LABELS[key];
  const meant = id === undefined ? label : { id, args: { square } };
  return { key, at: square, label: meant, preview, next: [square], follows: 'no' };
};

const take = ({ key }: OptionShown, square: SquareId, card: CardId, preview: Drawn): Intent => ({
  key,
  at: card,
  label: { id: 'take-label', args: { card } },
  preview,
  next: [square, card],
  follows: 'no',
});

const shootAt = ({ key }: OptionShown, target: Target): Intent => ({
  key,
  at: target,
  label: { id: 'shoot-at-label', args: { target } },
  preview: { aims: [{ who: target }] },
  next: [target],
  follows: 'no',
});

const weaponsOn = (view: View, square: SquareId): readonly CardId[] => {
  const spawn = spawnOn(square);
  return spawn ? view.offers[spawn] : [];
};
