import type { QuestionShown, Told } from '@potyczka/table';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { type Choosing, useChoice } from './useChoice.js';
import { type Elements, useElements } from './useElements.js';
import { useIntents } from './useIntents.js';
import { useNarrow } from './useNarrow.js';
import { usePace } from './usePace.js';
import { useShortcuts } from './useShortcuts.js';

/** What a page with a board keeps while somebody looks at it. */
export interface Tabletop {
  readonly page: RefObject<HTMLElement | null>;
  readonly choosing: Choosing;
  /** What is asked has been said with a click on the board: its answer is on its way. */
  readonly isSaid: boolean;
  readonly elements: Elements;
  readonly narrow: boolean;
  /** On a phone: what lies under the board. */
  readonly tab: string;
  setTab(tab: string): void;
  /** The line of the log that the board shows; null for now. */
  readonly past: number | null;
  setPast(to: (past: number | null) => number | null): void;
  toNow(): void;
  /** Elements that are highlighted together with a line of the log. */
  readonly highlight: readonly string[];
  setHighlight(places: readonly string[], told: Told | null): void;
  /** The line of the log that is pointed at. */
  readonly echo: Told | null;
  readonly isHelp: boolean;
  setHelp(isHelp: boolean): void;
}

interface Wishes {
  readonly ui: GameUi;
  readonly question: QuestionShown | null;
  /** What the question is asked about; not needed where clicks on the board mean no more than options. */
  readonly view?: unknown;
  /** Shows at once what is still being told. */
  skip?(): void;
  /** Goes on to the next of it. */
  next?(): void;
  send: Parameters<typeof useChoice>[1];
  /** A replay has keys of its own. */
  readonly hasShortcuts?: boolean;
}

/** Notes what is chosen, by a click or after a confirmation. */
const noted = (choosing: Choosing, note: (key: string) => void): Choosing => ({
  ...choosing,
  choose: key => {
    note(key);
    choosing.choose(key);
  },
  confirm: () => {
    const [key] = choosing.chosen;
    if (key !== undefined && choosing.chosen.size === 1) note(key);
    choosing.confirm();
  },
});

const nothing = (): void => undefined;
const NOWHERE = { places: [], told: null };

/** The same hands on every page with a board: a match, a lesson, a replay. */
export const useTabletop = ({
  ui,
  question,
  view,
  send,
  skip = nothing,
  next = nothing,
  hasShortcuts = true,
}: Wishes): Tabletop => {
  const page = useRef<HTMLElement>(null);
  const [tab, setTab] = useState('ask');
  const [past, setPast] = useState<number | null>(null);
  const [pointed, setPointed] = useState<{ places: readonly string[]; told: Told | null }>(NOWHERE);
  const setHighlight = useCallback(
    (places: readonly string[], told: Told | null) => setPointed({ places, told }),
    [],
  );
  const [isHelp, setHelp] = useState(false);
  const narrow = useNarrow();
  const toNow = useCallback(() => setPast(null), []);
  // Whoever looks at the past answers nothing by mistake: the first touch leads back.
  const intending = useIntents(ui, view, past === null ? question : null, send);
  const chosen = useChoice(intending.question, past === null ? send : toNow, ui.rivals);
  const note = useRef(intending.note);
  note.current = intending.note;
  const choosing = useMemo(() => noted(chosen, key => note.current(key)), [chosen]);
  const elements = useElements(page, choosing, ui.details);
  const pace = usePace();
  useShortcuts({
    page,
    choosing,
    skip,
    next,
    pace,
    help: () => setHelp(true),
    toNow,
    close: elements.close,
    isOn: hasShortcuts,
  });
  return {
    page,
    choosing,
    isSaid: intending.isSaid,
    elements,
    narrow,
    tab,
    setTab,
    past,
    setPast,
    toNow,
    highlight: pointed.places,
    echo: pointed.told,
    setHighlight,
    isHelp,
    setHelp,
  };
};
