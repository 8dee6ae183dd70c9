/** What a caller asked for, without anything that could open a seat or a table. */
const LONG_WORD = /[A-Za-z0-9_-]{16,}/g;
export const plainPath = (url: string): string => (url.split(/[?#]/)[0] ?? '').replace(LONG_WORD, '…');

/** An error for the log: where it happened, never the data that it was about. */
export const plainError = (e: unknown): { type: string; message: string; code?: string; stack: string } => {
  if (!(e instanceof Error)) return { type: typeof e, message: String(e).slice(0, 200), stack: '' };
  const { code } = e as { code?: unknown };
  return {
    type: e.constructor.name,
    message: e.message.replace(LONG_WORD, '…').slice(0, 500),
    ...(typeof code === 'string' && { code }),
    stack: (e.stack ?? '').split('\n').slice(1, 12).join('\n'),
  };
};
