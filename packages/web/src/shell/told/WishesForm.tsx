import type { ReactNode } from 'react';
import { usePrefs } from '../../prefs.js';
import { ABOUT, minutesOf, nightHere, timeText, type Wishes, withAbout } from './wishes.js';

interface FormProps {
  readonly wishes: Wishes;
  change(wishes: Wishes): void;
}

/** What to be told, and the hours in which nothing is. */
export const WishesForm = ({ wishes, change }: FormProps): ReactNode => {
  const { t } = usePrefs();
  const { quiet } = wishes;
  const setHour = (which: 'from' | 'to', text: string): void => {
    const minutes = minutesOf(text);
    if (quiet && minutes !== undefined) change({ ...wishes, quiet: { ...quiet, [which]: minutes } });
  };
  return (
    <fieldset className="wishes-told">
      <legend>{t('toldAbout')}</legend>
      {ABOUT.map(about => (
        <label key={about} className="check">
          <input
            type="checkbox"
            checked={wishes.about.includes(about)}
            onChange={e => change(withAbout(wishes, about, e.target.checked))}
          />{' '}
          {t(`told-${about}`)}
        </label>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={e => change({ ...wishes, quiet: e.target.checked ? nightHere() : null })}
        />{' '}
        {t('quietHours')}
      </label>
      {quiet && (
        <p className="row">
          {(['from', 'to'] as const).map(which => (
            <label key={which}>
              {t(which === 'from' ? 'quietFrom' : 'quietTo')}{' '}
              <input
                type="time"
                value={timeText(quiet[which])}
                onChange={e => setHour(which, e.target.value)}
              />
            </label>
          ))}
          <small className="soft">{quiet.zone}</small>
        </p>
      )}
    </fieldset>
  );
};
