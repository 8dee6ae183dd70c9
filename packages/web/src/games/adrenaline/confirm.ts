import type { Msg } from '@potyczka/kernel';
import type { OptionShown, QuestionShown } from '@potyczka/table';

/** What a finger confirms, by what is asked: the same words as a click on the board has. */
const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ask-run': { 'square-label': 'run-to-label' },
  'ask-grab': { 'square-label': 'grab-on-label' },
  'ask-target': { 'figure-label': 'shoot-at-label' },
};

/** The button that confirms an option says all of it: not `A2`, but `Run to A2`. */
export const confirm = ({ ask }: QuestionShown, { label }: OptionShown): Msg | null => {
  const id = label && SAID[ask.id]?.[label.id];
  return label && id ? { ...label, id } : null;
};
