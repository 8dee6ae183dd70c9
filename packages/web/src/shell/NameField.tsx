import { type ReactNode, useState } from 'react';
import { usePrefs } from '../prefs.js';
import './name-field.css';
import { cleanName, NAME_LENGTH } from './person.js';

/** What others call me; kept when the field is left or Enter is pressed. */
export const NameField = ({ onName }: { onName?: (name: string) => void }): ReactNode => {
  const { t, prefs, set } = usePrefs();
  const [text, setText] = useState(prefs.name);
  const keep = (): void => {
    const name = cleanName(text);
    setText(name);
    if (name === prefs.name) return;
    set({ name });
    onName?.(name);
  };
  return (
    <form
      className="name-field"
      onSubmit={e => {
        e.preventDefault();
        keep();
      }}
    >
      <label>
        {t('yourName')}
        <input
          value={text}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          onChange={e => setText(e.target.value)}
          onBlur={keep}
        />
      </label>
      <p className="help">{t('yourNameHelp')}</p>
    </form>
  );
};
