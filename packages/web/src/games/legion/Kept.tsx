import type { Army } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { type ReactNode, useId, useState } from 'react';
import { copyText } from '../../ui/copy.js';
import { ARMY_WORDS } from './army-words.js';
import { forgetArmy, keepArmy, keptArmies, linkTo } from './kept-armies.js';

interface KeptProps {
  readonly lang: Lang;
  readonly army: Army;
  load(army: Army): void;
}

/** Armies kept in this browser, and the address under which this one is handed on. */
export const Kept = ({ lang, army, load }: KeptProps): ReactNode => {
  const w = ARMY_WORDS[lang];
  const id = useId();
  const [kept, setKept] = useState(keptArmies);
  const [link, setLink] = useState('');
  const share = async (): Promise<void> => {
    const address = linkTo(army);
    setLink(address);
    await copyText(address);
  };
  return (
    <section className="army-kept">
      <div className="row">
        <button
          type="button"
          disabled={army.name.trim() === ''}
          title={army.name.trim() === '' ? w.nameFirst : undefined}
          onClick={() => setKept(keepArmy(army))}
        >
          {w.keep}
        </button>
        <button type="button" onClick={() => void share()}>
          {w.share}
        </button>
      </div>
      {link && (
        <p role="status">
          <label htmlFor={id}>{w.link}</label>
          <input id={id} readOnly value={link} onFocus={e => e.target.select()} />
        </p>
      )}
      {kept.length > 0 && (
        <ul aria-label={w.kept}>
          {kept.map(a => (
            <li key={a.name} className="army-unit">
              <button type="button" onClick={() => load(a)}>
                {w.load(a.name)}
              </button>
              <button
                type="button"
                className="army-remove"
                aria-label={w.forget(a.name)}
                title={w.forget(a.name)}
                onClick={() => setKept(forgetArmy(a.name))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
