import { say } from '@potyczka/legion/text';
import { type Army, readArmyText, writeArmy } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { copyText } from '../../../ui/copy.js';
import { BUILDER_WORDS } from './words.js';

interface TextDialogProps {
  readonly lang: Lang;
  readonly army: Army;
  load(army: Army): void;
  close(): void;
}

/** The list as Legion HQ and friends write it: to be copied, or pasted and read. */
export const TextDialog = ({ lang, army, load, close }: TextDialogProps): ReactNode => {
  const b = BUILDER_WORDS[lang];
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(() => (army.units.length > 0 ? writeArmy(army) : ''));
  const [misread, setMisread] = useState<ReturnType<typeof readArmyText>['misread']>([]);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const read = (): void => {
    const result = readArmyText(text);
    setMisread(result.misread);
    if (result.army.units.length === 0) return;
    load(result.army);
    if (result.misread.length === 0) close();
  };
  return (
    <dialog ref={dialog} className="dialog army-dialog" aria-labelledby={id} onClose={close}>
      <h2 id={id}>{b.textHead}</h2>
      <p className="soft">{b.textHint}</p>
      <textarea
        aria-labelledby={id}
        rows={16}
        value={text}
        onChange={e => {
          setText(e.target.value);
          setCopied(false);
        }}
      />
      <ul role="status">
        {misread.map(({ line, why }) => (
          <li key={`${line} ${why.id} ${JSON.stringify(why.args)}`}>
            {b.line} {line}: {say(lang, why)}
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="primary" disabled={text.trim() === ''} onClick={read}>
          {b.read}
        </button>
        <button
          type="button"
          disabled={text.trim() === ''}
          onClick={() => void copyText(text).then(() => setCopied(true))}
        >
          {isCopied ? b.copied : b.copy}
        </button>
        <button type="button" onClick={close}>
          {b.close}
        </button>
      </div>
    </dialog>
  );
};
