import { type ReactNode, useState } from 'react';
import { type Prefs, usePrefs } from '../prefs.js';
import { cameFrom } from '../router.js';
import { Link } from '../ui/Link.js';
import { play } from '../ui/sound.js';
import { NameField } from './NameField.js';
import { PACES } from './pace.js';

/** Language, theme, colours, motion, sound, notifications. */
export const Settings = (): ReactNode => {
  const { t, set } = usePrefs();
  const pick = usePick();
  const [note, setNote] = useState('');
  const game = useState(cameFrom)[0];
  const onOff = [
    [false, t('off')],
    [true, t('on')],
  ] as const;
  const askPermission = async (on: boolean): Promise<void> => {
    setNote('');
    if (!on) return;
    if (!isSecureContext) {
      set({ notify: false });
      setNote(t('plainNotify'));
      return;
    }
    const allowed = 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    if (!allowed) {
      set({ notify: false });
      setNote(t('notifyDenied'));
    }
  };
  return (
    <main className="page">
      <h1>{t('settings')}</h1>
      {game && (
        <p>
          <Link to={game} className="plain-button">
            <span aria-hidden="true">←</span> {t('backToGame')}
          </Link>
        </p>
      )}
      <div className="form settings">
        <NameField />
        <Link to="/me" className="plain-button">
          {t('me')}
        </Link>
        {pick('lang', t('language'), [
          ['pl', 'polski'],
          ['en', 'English'],
        ])}
        {pick('theme', t('theme'), [
          ['system', t('theme-system')],
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
        {pick(
          'pace',
          t('pace'),
          PACES.map(p => [p, t(`pace-${p}`)] as const),
        )}
        {pick('sound', t('sound'), onOff, on => on && play('turn'))}
        {pick('notify', t('notify'), onOff, on => void askPermission(on))}
        {note && <p role="alert">{note}</p>}
        <Link to="/me#told" className="plain-button">
          {t('toldMore')}
        </Link>
        {!isSecureContext && <p className="soft">{t('plainKeep')}</p>}
      </div>
      <h2>{t('credits')}</h2>
      <p className="soft">
        {t('creditsText')} <a href="https://game-icons.net">game-icons.net</a>
      </p>
    </main>
  );
};

/** A choice between a few values of one setting. */
const usePick = () => {
  const { prefs, set } = usePrefs();
  return <K extends keyof Prefs>(
    key: K,
    label: string,
    choices: readonly (readonly [Prefs[K], string])[],
    then: (value: Prefs[K]) => void = () => undefined,
  ): ReactNode => (
    <fieldset className="radio">
      <legend>{label}</legend>
      {choices.map(([value, text]) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={key}
            checked={prefs[key] === value}
            onChange={() => {
              set({ [key]: value } as Partial<Prefs>);
              then(value);
            }}
          />{' '}
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
};
