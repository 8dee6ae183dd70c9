import type { ReactNode } from 'react';
import type { CoachUi, Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { optionText } from './OptionLabel.js';
import { reasonsFor } from './reasons.js';
import type { AdviceOf } from './useAdvice.js';
import './advice.css';

interface AdviceProps extends AdviceOf {
  readonly ui: Needs<'words'>;
  readonly coach: CoachUi;
}

/** For whoever learns: what a bot that knows no more than they do would choose here, and why. */
export const Advice = ({ ui, coach, advised, ask }: AdviceProps): ReactNode => {
  const { t, prefs } = usePrefs();
  if (advised.state === 'none')
    return (
      <button type="button" className="advice-ask" data-key="h" onClick={ask}>
        {t('advice')} <kbd>H</kbd>
      </button>
    );
  if (advised.state !== 'known')
    return (
      <p className="advice soft" role="status">
        {t(advised.state === 'thinking' ? 'adviceThinking' : 'adviceNone')}
      </p>
    );
  const what = advised.options.map(o => optionText(ui, prefs.lang, t, o)).join(', ');
  const why = reasonsFor(coach.reasons, prefs.lang, advised.brings);
  return (
    <div className="advice" role="status">
      <p>
        <b>{what || t('confirmNone')}</b>
      </p>
      <p>{why.length > 0 ? why.join(' ') : t('adviceEven')}</p>
      <p className="soft">{t('adviceFair')}</p>
    </div>
  );
};
