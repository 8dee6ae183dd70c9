import type { Answer } from '@potyczka/kernel';
import type { OptionShown, QuestionShown } from '@potyczka/table';
import type { Pieces } from '../games/game-ui.js';

/** Keys of the pieces that the page asks for itself, with all that is said after them; no game's key begins so. */
const PIECE = 'piece ';
/** The whole answer, to be confirmed. */
const WHOLE = 'whole ';

/** Where on the table the whole answer is confirmed, and its pieces turned round, for games that draw that beside them. */
export const WHOLE_AT = 'pieces-whole';
export const SWAP_AT = 'pieces-swap';

const keyFor = (begun: readonly string[]): string => `${PIECE}${begun.join(' ')}`;
const saidWith = (key: string): readonly string[] => key.slice(PIECE.length).split(' ').filter(Boolean);

/** Whether a key is only a piece of an answer: nothing is sent for it. */
export const isPiece = (key: string): boolean => key.startsWith(PIECE);

/** Whether a key is an answer whose pieces have all been said. */
export const isWhole = (key: string): boolean => key.startsWith(WHOLE);

/** Whether an option takes back a piece that has been said. */
export const isSaid = ({ key, at }: Pick<OptionShown, 'key' | 'at'>): boolean =>
  isPiece(key) && at[0] !== undefined && at[0] !== SWAP_AT && !saidWith(key).includes(at[0]);

/** What stands beside the button to confirm and not in the list: the whole answer, and its pieces the other way round. */
export const isAtFoot = ({ key, at }: Pick<OptionShown, 'key' | 'at'>): boolean =>
  isWhole(key) || (isPiece(key) && at[0] === SWAP_AT);

const startsWith = (all: readonly string[], begun: readonly string[]): boolean =>
  begun.every((element, i) => all[i] === element);

const PLAIN = { preview: undefined, declines: false, refusal: null } as const;

type Ways = readonly (readonly string[])[];

/** What is said after one more touch: a piece is taken back, added, or takes the place of the last one. */
const touchedPiece = (ways: Ways, begun: readonly string[], element: string): readonly string[] | null => {
  const leads = (said: readonly string[]): boolean => ways.some(way => startsWith(way, said));
  if (begun.includes(element)) {
    const left = begun.filter(x => x !== element);
    return leads(left) ? left : begun.slice(0, begun.indexOf(element));
  }
  const more = [...begun, element];
  if (leads(more)) return more;
  const instead = [...begun.slice(0, -1), element];
  return leads(instead) ? instead : null;
};

/** The whole answer, and the same pieces in another order, once all are said. */
const atFoot = (pieces: Pieces, whole: OptionShown, ways: Ways, begun: readonly string[]): OptionShown[] => {
  const turned = begun.toReversed();
  const canTurn = ways.some(way => way.length === turned.length && startsWith(way, turned));
  const key = keyFor(turned);
  return [
    { ...whole, key: `${WHOLE}${whole.key}`, label: pieces.confirm(begun), at: [WHOLE_AT] },
    ...(canTurn ? [{ ...PLAIN, key, answer: key, label: pieces.swap, at: [SWAP_AT] }] : []),
  ];
};

/**
 * The question for the next piece of an answer, as if the rules had asked it. What has been said can be taken back
 * or replaced until the whole of it is confirmed.
 */
export const nextPiece = (
  pieces: Pieces | undefined,
  question: QuestionShown | null,
  begun: readonly string[],
): QuestionShown | null => {
  if (!question || !pieces || question.kind !== 'choose') return question;
  const { options } = question;
  const ways = options.flatMap(o => (o.refusal ? [] : [pieces.of(o) ?? []])).filter(way => way.length > 0);
  if (ways.length === 0) return question;
  const each = [...new Set(ways.flat())].flatMap(element => {
    const next = touchedPiece(ways, begun, element);
    if (!next) return [];
    const key = keyFor(next);
    const label = pieces.label(element, begun.indexOf(element) + 1);
    return [{ ...PLAIN, key, answer: key, label, at: [element] }];
  });
  const others = begun.length > 0 ? [] : options.filter(o => !pieces.of(o));
  const whole = options.find(o => {
    const way = pieces.of(o);
    return !o.refusal && way?.length === begun.length && startsWith(way, begun);
  });
  return {
    ...question,
    ask: begun.length > 0 ? pieces.ask(question.ask, begun) : question.ask,
    options: [...each, ...others, ...(whole ? atFoot(pieces, whole, ways, begun) : [])],
  };
};

/** What is begun after a piece was said; nothing if the answer is whole. */
export const afterPiece = (a: Answer): readonly string[] | null =>
  typeof a === 'string' && isPiece(a) ? saidWith(a) : null;

/** The options that take back what is said already, in the order in which it was said. */
export const saidIn = (question: QuestionShown | null, begun: readonly string[]): readonly string[] =>
  begun.flatMap(element => question?.options.find(o => isSaid(o) && o.at[0] === element)?.key ?? []);

/** The next touches that lead to an answer which is said in pieces. */
export const suggestedPieces = (
  pieces: Pieces | undefined,
  question: QuestionShown | null,
  asked: QuestionShown | null,
  suggested: Answer | null,
): readonly OptionShown[] => {
  const option = question?.options.find(o => o.key === suggested);
  const way = option && pieces?.of(option);
  if (!way || !asked) return [];
  const said = asked.options.filter(isSaid).length;
  return asked.options.filter(o => isWhole(o.key) || (isPiece(o.key) && !isSaid(o) && o.at[0] === way[said]));
};
