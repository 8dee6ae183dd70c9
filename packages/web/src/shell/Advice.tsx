import { type ReactNode, useEffect } from 'react';
import type { CoachUi, Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { optionText } from './OptionLabel.js';
import { NOTHING, reasonsFor } from './reasons.js';
import type { AdviceOf } from './useAdvice.js';
import './advice.css';

interface AdviceProps extends AdviceOf {
  readonly ui: Needs<'words'>;
  readonly coach: CoachUi;
  /** Shows where on the board it is. */
  onPoint(places: readonly string[]): void;
}

/** So many things are named; of more it says how many they are. */
const NAMED = 3;

/** For whoever learns: what a bot that knows no more than they do would choose here, and why. */
export const Advice = ({ ui, coach, advised, ask, onPoint }: AdviceProps): ReactNode => {
  const { t, prefs } = usePrefs();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each advice
  useEffect(() => {
    if (advised.state !== 'known') return;
    onPoint(advised.options.flatMap(o => o.at));
    return () => onPoint([]);
  }, [advised]);
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
  const names = advised.options.map(o => optionText(ui, prefs.lang, t, o));
  const more = names.length - NAMED;
  const what = [...names.slice(0, NAMED), ...(more > 0 ? [t('adviceMore', { n: more })] : [])].join(', ');
  const why = reasonsFor(coach.reasons, prefs.lang, advised.brings);
  const isEven = Object.values(advised.brings).every(worth => Math.abs(worth) < NOTHING);
  return (
    <div className="advice" role="status">
      <p>
        <b>{what || t('confirmNone')}</b>
      </p>
      <p>{why.length > 0 ? why.join(' ') : t(isEven ? 'adviceEven' : 'adviceDeep')}</p>
      <p className="soft">{t('adviceFair')}</p>
    </div>
  );
};
