import type { Seat } from '@potyczka/kernel';
import type { Now, QuestionShown } from '@potyczka/table';

interface Asking {
  readonly seat: Seat | null;
  readonly isAsked: boolean;
  readonly question: QuestionShown | null;
  /** Entries that have been told. */
  readonly n: number;
  readonly view: unknown;
}

/** What the question's own panel needs to know of a table, where there is none: in a lesson, in an analysis. */
export const withoutTable = (game: string, { seat, isAsked, question, n, view }: Asking): Now => ({
  info: {
    table: '',
    game,
    options: {},
    brief: null,
    phase: 'playing',
    seats: [],
    clock: { kind: 'none' },
    hidden: true,
    locked: true,
    chat: false,
    heard: false,
    lang: null,
    late: 'no',
    awayMinutes: null,
    host: false,
    leader: null,
    leadMinutes: 10,
    mine: seat,
    myTurn: isAsked,
    updated: 0,
  },
  n,
  view,
  open: [],
  mine: question,
  undo: null,
  undoAsked: null,
  onlookers: { count: 0, names: [] },
  canRetract: false,
  deadline: null,
  now: 0,
  seal: null,
  seed: null,
  result: null,
});
