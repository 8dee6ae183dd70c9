import type { Stroke } from '@potyczka/kernel/run';
import { type ReactNode, useEffect, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { balanceOf } from '../luck-balance.js';
import type { DeskPart } from './Desk.js';
import { useWords } from './words.js';

/** What dice gave up to here against what they should have, by seat: apart from how well somebody played. */
export const LuckHere = ({ ui, walk, client }: DeskPart): ReactNode => {
  const { prefs } = usePrefs();
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const [strokes, setStrokes] = useState<readonly Stroke[] | null>(null);
  const { match } = walk.walked.all;
  useEffect(() => {
    if (!isOpen) return;
    const over = new AbortController();
    client.luck(match, { signal: over.signal }).then(setStrokes, () => undefined);
    return () => over.abort();
  }, [isOpen, client, match]);
  if (!ui.stroke || walk.at.line !== 0) return null;
  const one = (n: number): string => n.toLocaleString(prefs.lang, { maximumFractionDigits: 1 });
  const until = strokes?.filter(s => s.n <= walk.at.n) ?? [];
  return (
    <details className="luck-here" onToggle={e => setOpen(e.currentTarget.open)}>
      <summary>{say('luck')}</summary>
      {(walk.line?.seats ?? []).map(seat => {
        const { expected, came } = balanceOf(until, seat);
        const who = ui.seats.look(seat).name[prefs.lang];
        return (
          <p key={seat}>
            <ui.seats.Token seat={seat} size={18} />{' '}
            {say('luckOf', { who, came: one(came), expected: one(expected) })}
          </p>
        );
      })}
    </details>
  );
};
