/** Whether the focus is nowhere: on what is gone, or on what can no longer be used. */
export const isFocusLost = (): boolean => {
  const el = document.activeElement;
  return el === null || el === document.body || el.matches(':disabled');
};

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, summary, [tabindex="0"]';

/** Tab goes round within a panel that is open above the page. */
export const keepTabIn = (
  box: Element | null,
  e: { key: string; shiftKey: boolean; preventDefault(): void },
): void => {
  if (e.key !== 'Tab' || !box) return;
  const all = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(el => el.getClientRects().length > 0);
  const [first, last] = [all[0], all.at(-1)];
  if (document.activeElement !== (e.shiftKey ? first : last)) return;
  e.preventDefault();
  (e.shiftKey ? last : first)?.focus();
};
