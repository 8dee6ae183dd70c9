import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Tailed {
  /** How many lines there are. */
  readonly lines: number;
  /** The line that is looked at, if any. */
  readonly at: number | null;
  /** Whether the end of the list is what matters, not the line that is looked at. */
  readonly follows: boolean;
  /** With another choice of lines the list begins anew. */
  readonly only: unknown;
}

interface Tail {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Whether the end of the list is in sight, as of the last scroll. */
  readonly isAtEnd: RefObject<boolean>;
  /** Lines have come that are out of sight. */
  readonly hasNew: boolean;
  onScroll(): void;
  toEnd(): void;
}

/** So near to its end a list follows what comes, in pixels. */
const NEAR = 32;

/** A list that follows its last line, but never while somebody reads further up. */
export const useTail = ({ lines, at, follows, only }: Tailed): Tail => {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef(lines);
  const top = useRef(0);
  const [hasNew, setNew] = useState(false);
  const toEnd = useCallback(() => {
    const el = list.current;
    if (el) {
      el.scrollTop = el.scrollHeight;
      top.current = el.scrollTop;
    }
    isAtEnd.current = true;
    setNew(false);
  }, []);
  const onScroll = useCallback(() => {
    const el = list.current;
    if (!el || el.clientHeight === 0) return;
    const isUp = el.scrollTop < top.current;
    top.current = el.scrollTop;
    if (el.scrollHeight - el.scrollTop - el.clientHeight < NEAR) {
      isAtEnd.current = true;
      setNew(false);
    } else if (isUp) isAtEnd.current = false;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another choice of lines, and with each step of a replay
  useEffect(() => {
    if (follows) toEnd();
  }, [only, at, follows, toEnd]);
  // In the same breath in which the list grows: a scroll of ours that is told between them is nobody's.
  useLayoutEffect(() => {
    const isMore = lines > before.current;
    before.current = lines;
    if (!follows) return;
    if (isAtEnd.current) toEnd();
    else if (isMore) setNew(true);
  }, [lines, follows, toEnd]);
  // A list that was out of sight has not scrolled.
  useEffect(() => {
    const el = list.current;
    if (!el || !follows) return;
    const seen = new ResizeObserver(() => isAtEnd.current && toEnd());
    seen.observe(el);
    return () => seen.disconnect();
  }, [follows, toEnd]);
  useEffect(() => {
    if (at !== null && !follows) list.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  }, [at, follows]);
  return { list, isAtEnd, hasNew, onScroll, toEnd };
};
