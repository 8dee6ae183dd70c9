import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePrefs } from '../prefs.js';
import { copyText } from './copy.js';
import './link-field.css';

interface LinkFieldProps {
  readonly link: string;
  /** What it leads to. */
  readonly label: string;
  /** Copies it as soon as it is shown, and whenever this changes: somebody has asked for it; 0 if nobody has. */
  readonly asked?: number;
  /** Nobody has pressed anything: if it cannot be copied, no word about it. */
  readonly isQuiet?: boolean;
  onCopied?(): void;
}

const byHand = (): 'copyByFinger' | 'copyByMac' | 'copyByKeys' => {
  if (matchMedia('(pointer: coarse)').matches) return 'copyByFinger';
  return /Mac/.test(navigator.userAgent) ? 'copyByMac' : 'copyByKeys';
};

/** A link in a field that can be selected, with a button that copies it, or says how to. */
export const LinkField = ({
  link,
  label,
  asked = 0,
  isQuiet = false,
  onCopied,
}: LinkFieldProps): ReactNode => {
  const { t } = usePrefs();
  const field = useRef<HTMLInputElement>(null);
  const help = useId();
  const [state, setState] = useState<'idle' | 'copied' | 'byHand'>('idle');
  const copy = async (quietly: boolean): Promise<void> => {
    const isCopied = await copyText(link, field.current);
    if (isCopied) onCopied?.();
    else if (!quietly) field.current?.select();
    setState(isCopied ? 'copied' : quietly ? 'idle' : 'byHand');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link has not been copied
  useEffect(() => setState('idle'), [link]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked for
  useEffect(() => {
    if (asked > 0) void copy(isQuiet);
  }, [asked]);
  return (
    <div className="link-field">
      <div className="link-line">
        <input
          ref={field}
          readOnly
          value={link}
          aria-label={label}
          aria-describedby={state === 'byHand' ? help : undefined}
          onFocus={e => e.target.select()}
        />
        <button type="button" onClick={() => void copy(false)}>
          {t(state === 'copied' ? 'copied' : 'copy')}
        </button>
      </div>
      {state === 'byHand' && (
        <p id={help} className="soft" role="status">
          {t(byHand())}
        </p>
      )}
    </div>
  );
};
