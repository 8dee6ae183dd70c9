import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FacesUi } from '../../games/game-ui.js';
import { usePrefs } from '../../prefs.js';
import { isTyping } from '../../shell/input.js';
import './faces.css';

/** What the signs on cards mean: one key away wherever there are cards, and the same key puts it away. */
export const Legend = ({ faces }: { readonly faces: Pick<FacesUi, 'Legend'> }): ReactNode => {
  const { t, prefs } = usePrefs();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.key.toLowerCase() !== 'g' || isTyping(e)) return;
      if (!document.querySelector('dialog[open]:not(.face-legend)')) setOpen(is => !is);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  if (!isOpen) return null;
  const close = (): void => setOpen(false);
  return (
    <dialog ref={dialog} className="dialog face-legend" onClose={close} aria-label={t('signs')}>
      <h2>{t('signs')}</h2>
      <faces.Legend lang={prefs.lang} />
      <button type="button" onClick={close}>
        {t('close')}
      </button>
    </dialog>
  );
};
