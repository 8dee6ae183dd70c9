import type { Told } from '@potyczka/table';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { type Answerable, type AnswerPath, useAnswerPath } from './useAnswerPath.js';
import type { Choosing } from './useChoice.js';
import { type Elements, useElements } from './useElements.js';
import { useNarrow } from './useNarrow.js';
import { usePace } from './usePace.js';
import { useShortcuts } from './useShortcuts.js';

/** What a page with a board keeps while somebody looks at it. */
export interface Tabletop {
  readonly page: RefObject<HTMLElement | null>;
  readonly choosing: Choosing;
  readonly answering: AnswerPath;
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

interface Wishes extends Answerable {
  readonly ui: Needs<'panels' | 'many' | 'intents'>;
  /** Shows at once what is still being told. */
  skip?(): void;
  /** Goes on to the next of it. */
  next?(): void;
  /** A replay has keys of its own. */
  readonly hasShortcuts?: boolean;
}

const nothing = (): void => undefined;
const NOWHERE = { places: [], told: null };

/** The same hands on every page with a board: a match, a lesson, a replay. */
export const useTabletop = ({
  skip = nothing,
  next = nothing,
  hasShortcuts = true,
  ...answerable
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
  const answering = useAnswerPath({ ...answerable, isPast: past !== null, toNow });
  const { choosing } = answering;
  const elements = useElements(page, choosing, answerable.ui.panels.details, answerable.isTelling === true);
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
    answering,
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
