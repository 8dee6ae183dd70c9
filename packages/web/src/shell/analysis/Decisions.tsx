import type { Told } from '@potyczka/table';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { usePrefs } from '../../prefs.js';
import type { DeskPart } from './Desk.js';
import { toldOf } from './told.js';
import { Mark } from './Verdict.js';
import { useWords } from './words.js';

interface ListProps extends DeskPart {
  onPoint(places: readonly string[], told: Told | null): void;
}

/** Every decision of the line in a sentence; with its mark and the chance after it, once it is judged. */
export const Decisions = ({ ui, walk, judging, onPoint }: ListProps): ReactNode => {
  const { prefs } = usePrefs();
  const say = useWords();
  const { line, decisions, next, at } = walk;
  const list = useRef<HTMLElement>(null);
  const rows = useMemo(
    () =>
      decisions.flatMap(d => {
        const told = toldOf(ui, line, d);
        return told ? [{ d, told }] : [];
      }),
    [decisions, line, ui],
  );
  const now = next ? rows.findLast(({ d }) => d.n <= next.n)?.d.n : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one stands has changed
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector('[aria-current]');
    if (!box || !row) return;
    // Only the list moves: on a phone what is asked stands above it.
    const [own, of] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
    if (own.top < of.top || own.bottom > of.bottom) box.scrollTop += own.top - of.top - of.height / 3;
  }, [now, rows]);
  return (
    <section ref={list} className="decisions" aria-label={say('line')}>
      <ol>
        {rows.map(({ d, told }) => {
          const found = at.line === 0 ? judging.found.get(d.n) : undefined;
          const share = found?.shares[line?.seats.indexOf(d.seat) ?? -1];
          return (
            <li key={d.n}>
              <button
                type="button"
                aria-current={d.n === now ? 'step' : undefined}
                onClick={() => walk.go({ line: at.line, n: d.n - 1 })}
                onFocus={() => onPoint(ui.story.placesOf(told.event), told)}
                onBlur={() => onPoint([], null)}
                onPointerEnter={() => onPoint(ui.story.placesOf(told.event), told)}
                onPointerLeave={() => onPoint([], null)}
              >
                <span className="n">{d.n}</span>
                <ui.seats.Token seat={d.seat} size={18} />
                <span className="what">{ui.words.tell(prefs.lang, told.event)}</span>
                {found && found.verdict !== 'same' && <Mark verdict={found.verdict} />}
                {share !== undefined && <span className="share">{Math.round(100 * share)}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
