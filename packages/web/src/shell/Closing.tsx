import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { Needs, SceneProps } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { optionText } from './OptionLabel.js';
import type { Choosing } from './useChoice.js';
import { intended } from './useIntents.js';

interface ClosingProps {
  readonly ui: Needs<'words'>;
  readonly scene: SceneProps;
  readonly choosing: Choosing;
}

/** What may be chosen and lies nowhere on the table: to end, to pass, to shoot with nobody in sight. */
const placeless = ({ question }: SceneProps, { lit }: Choosing): readonly OptionShown[] => {
  const placed = new Set([...lit.values()].flat().map(o => intended(o.key)));
  return question?.options.filter(o => !o.refusal && o.at.length === 0 && !placed.has(o.key)) ?? [];
};

/** More than these are no afterthought: they are chosen from the list. */
const FEW = 3;

/**
 * Over the board: what ends a question or confirms it, so that whoever plays
 * on the board never has to leave it. The list beside the board has the same
 * for keys and for whoever cannot see.
 */
export const Closing = ({ ui, scene, choosing }: ClosingProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { question, narrow } = scene;
  if (!question || narrow) return null;
  const isMany = question.kind === 'many';
  const isNone = isMany && choosing.chosen.size === 0;
  const none = question.none ? ui.words.say(prefs.lang, question.none) : t('confirmNone');
  const others = placeless(scene, choosing);
  return (
    <div className="closing" aria-hidden="true">
      {others.length <= FEW &&
        others.map(o => (
          <button key={o.key} type="button" tabIndex={-1} onClick={() => choosing.choose(o.key)}>
            {optionText(ui, prefs.lang, t, o)} {o.declines && <kbd>E</kbd>}
          </button>
        ))}
      {isMany && choosing.ready && (
        <button
          type="button"
          tabIndex={-1}
          className={isNone ? '' : 'primary'}
          onClick={() => choosing.confirm()}
        >
          {isNone ? none : t('confirm')} <kbd>C</kbd>
        </button>
      )}
    </div>
  );
};
