import type { ReactNode } from 'react';
import { type Prefs, usePrefs } from '../prefs.js';

/** Language, theme, colours, motion, sound, notifications. */
export const Settings = (): ReactNode => {
  const { t, prefs, set } = usePrefs();
  const pick = <K extends keyof Prefs>(
    key: K,
    label: string,
    choices: readonly (readonly [Prefs[K], string])[],
  ): ReactNode => (
    <fieldset className="radio">
      <legend>{label}</legend>
      {choices.map(([value, text]) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={key}
            checked={prefs[key] === value}
            onChange={() => set({ [key]: value } as Partial<Prefs>)}
          />{' '}
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
  const onOff = [
    [false, t('off')],
    [true, t('on')],
  ] as const;
  return (
    <main className="page">
      <h1>{t('settings')}</h1>
      <div className="form">
        {pick('lang', t('language'), [
          ['pl', 'polski'],
          ['en', 'English'],
        ])}
        {pick('theme', t('theme'), [
          ['dark', t('dark')],
          ['light', t('light')],
        ])}
        {pick('palette', t('palette'), [
          ['own', t('palette-own')],
          ['safe', t('palette-safe')],
        ])}
        {pick('motion', t('motion'), [
          ['full', t('motion-full')],
          ['none', t('motion-none')],
        ])}
        {pick('sound', t('sound'), onOff)}
        {pick('notify', t('notify'), onOff)}
      </div>
    </main>
  );
};
