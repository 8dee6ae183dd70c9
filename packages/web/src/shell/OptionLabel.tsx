import { PASS } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { Needs } from '../games/game-ui.js';
import { type Say, usePrefs } from '../prefs.js';
import { unbroken } from '../ui/unbroken.js';

/** What an option is called. */
export const optionText = (ui: Needs<'words'>, lang: Lang, t: Say, option: OptionShown): string => {
  if (!option.label) return option.key;
  if (option.label.id === PASS) return t('pass');
  if (option.label.id === 'option') return t('thisOne');
  return ui.words.say(lang, option.label);
};

/** An option on its button: picture, name, and what it would do. */
export const OptionLabel = ({
  ui,
  option,
  view,
}: {
  ui: Needs<'words' | 'panels'>;
  option: OptionShown;
  view: unknown;
}): ReactNode => {
  const { prefs, t } = usePrefs();
  const more = unbroken(ui.words.foresee(prefs.lang, view, option));
  return (
    <>
      <ui.panels.Icon option={option} />
      <span className="option-text">
        {optionText(ui, prefs.lang, t, option)}
        {more && <small title={more}>{more}</small>}
      </span>
    </>
  );
};
