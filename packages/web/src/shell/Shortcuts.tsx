import { type ReactNode, useEffect, useRef } from 'react';
import { usePrefs } from '../prefs.js';
import { useFaces } from '../ui/faces/context.js';

/** Which keys do what. */
export const Shortcuts = ({ close }: { close(): void }): ReactNode => {
  const { t } = usePrefs();
  const faces = useFaces();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const rows: readonly (readonly [string, string])[] = [
    ['Tab', t('key-tab')],
    ['← ↑ → ↓', t('key-arrows')],
    ['Enter', t('key-enter')],
    ['1 – 9', t('key-digits')],
    ['E', t('key-declines')],
    ['C', t('confirm')],
    ['Esc', t('key-escape')],
    ['U', t('undo')],
    ['N', t('key-next')],
    ['S', t('key-skip')],
    [',  .', t('key-pace')],
    ['H', t('advice')],
    ['B', t('key-board')],
    ['O', t('key-options')],
    ['L', t('key-log')],
    ['+  −  0', t('key-zoom')],
    ['⇧ ← ↑ → ↓', t('key-pan')],
    ['F', t('backToAction')],
    ['M', t('key-ruler')],
    ...(faces
      ? ([
          ['I', t('key-card')],
          ['G', t('key-signs')],
        ] as const)
      : []),
    ['?', t('shortcuts')],
  ];
  return (
    <dialog ref={dialog} className="dialog" onClose={close} aria-label={t('shortcuts')}>
      <h2>{t('shortcuts')}</h2>
      <dl className="keys">
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => dialog.current?.close()}>
        {t('close')}
      </button>
    </dialog>
  );
};
