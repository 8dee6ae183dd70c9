import type { OptionShown } from '@potyczka/table';
import type { SceneProps } from './game-ui.js';

type Lit = ReadonlyMap<string, readonly OptionShown[]>;

/** The candidates that an element of the board stands for: its own, or else those that touch it. */
export const optionsAt = (lit: Lit, element: string): readonly OptionShown[] => {
  const options = lit.get(element) ?? [];
  const own = options.filter(o => o.at[0] === element);
  return own.length > 0 ? own : options;
};

/** The candidate that a click on an element means, if it can mean only one. */
const meant = (lit: Lit, element: string): OptionShown | undefined => {
  const legal = optionsAt(lit, element).filter(o => !o.refusal);
  return legal.length === 1 ? legal[0] : undefined;
};

/** The candidate that a part of the page stands for: the one that it names, or the only one that it can mean. */
export const meantBy = (lit: Lit, part: Element, element: string): OptionShown | undefined => {
  const key = part.getAttribute('data-option');
  if (key === null) return meant(lit, element);
  return lit.get(element)?.find(o => o.key === key && !o.refusal);
};

/** The language of shapes, the same in all games: lit, quiet, chosen, pointed at, aimed at, highlighted. */
export const stateOf = (scene: SceneProps, element: string): string => {
  const options = optionsAt(scene.lit, element);
  const legal = options.filter(o => !o.refusal);
  const is = ['el'];
  if (legal.length > 0) is.push('lit');
  else if (options.length > 0) is.push('quiet');
  if (legal.some(o => scene.chosen.has(o.key))) is.push('chosen');
  if (legal.some(o => scene.pointed?.key === o.key)) is.push('pointed');
  if (scene.pointed?.at.includes(element)) is.push('aimed');
  if (scene.highlight.includes(element)) is.push('highlight');
  return is.join(' ');
};

/**
 * Marks an element of a drawing so that the shell lets it be pointed at,
 * chosen, explained and reached with the arrow keys.
 */
export const elementProps = (scene: SceneProps, element: string, label: string, className = '') => {
  const choices = optionsAt(scene.lit, element).filter(o => !o.refusal).length;
  return {
    className: `${className} ${stateOf(scene, element)}`.trim(),
    'data-el': element,
    'data-choices': choices,
    role: 'button',
    'aria-label': label,
    tabIndex: choices > 0 ? 0 : -1,
  };
};

/** Marks a button for one option among several of the same element: a click means it and no other. */
export const choiceProps = (scene: SceneProps, option: OptionShown, label: string, className = '') => {
  const is = [className, 'el', option.refusal ? 'quiet' : 'lit'];
  if (scene.chosen.has(option.key)) is.push('chosen');
  if (scene.pointed?.key === option.key) is.push('pointed');
  return {
    className: is.filter(Boolean).join(' '),
    'data-el': option.at[0],
    'data-option': option.key,
    'data-choices': option.refusal ? 0 : 1,
    'aria-pressed': scene.chosen.has(option.key),
    'aria-label': label,
  };
};
