/** The old way, which needs no secure address: what is selected is copied, while a press is still fresh. */
const copySelected = (field: HTMLInputElement | HTMLTextAreaElement): boolean => {
  field.select();
  field.setSelectionRange(0, field.value.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
};

const copyUnseen = (text: string): boolean => {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'hidden-text';
  field.readOnly = true;
  field.value = text;
  document.body.append(field);
  const isCopied = copySelected(field);
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
};

/**
 * Puts a text into the clipboard. Over plain http browsers have no clipboard
 * for pages: then it goes the old way, from the field in which it stands, if
 * there is one. False: somebody has to do it by hand.
 */
export const copyText = async (text: string, field?: HTMLInputElement | null): Promise<boolean> => {
  // Elsewhere than in a secure context it is not there, whatever its type says.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const isWritten = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isWritten) return true;
  return field ? copySelected(field) : copyUnseen(text);
};
