import type { QuestionShown } from '@potyczka/table';

const NAMED: ReadonlySet<string> = new Set(['ask-name', 'ask-party-name']);

/** Whether a name is asked for. */
export const asksName = (question: Pick<QuestionShown, 'ask'> | null): boolean =>
  NAMED.has(question?.ask.id ?? '');

/** The next answer on the way to a name; null where no name is asked for, or this one cannot be spelt. */
export const nameAnswer = (question: Pick<QuestionShown, 'ask' | 'options'>, name: string): string | null => {
  const can = (key: string): string | null =>
    question.options.some(o => o.key === key && !o.refusal) ? key : null;
  if (asksName(question)) return can(name) ?? can('own');
  if (question.ask.id !== 'ask-letter') return null;
  const said = String(question.ask.args?.name ?? '');
  const sofar = said === '…' ? '' : said;
  if (sofar === name) return can('done');
  if (!name.startsWith(sofar)) return can('again');
  const sign = name[sofar.length] ?? '';
  return can(sign === ' ' ? 'space' : sign);
};

/** A name as the rules can spell it. */
export const spellable = (name: string): string => name.trim().replaceAll("'", '’').replaceAll(/\s+/g, ' ');
