import type { Seat } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import type { SceneProps } from '../../games/game-ui.js';
import { usePrefs } from '../../prefs.js';
import { Ask } from '../Ask.js';
import type { Tabletop } from '../useTabletop.js';
import { withoutTable } from '../without-table.js';
import type { DeskPart } from './Desk.js';
import type { WhatIf } from './useWalk.js';
import { useWords } from './words.js';

interface PanelProps extends DeskPart {
  readonly table: Tabletop;
  readonly scene: SceneProps;
}

/** What is asked at this moment, to be answered otherwise: as whom, with which dice, and who goes on. */
export const WhatIfPanel = ({ ui, walk, table }: PanelProps): ReactNode => {
  const { prefs } = usePrefs();
  const say = useWords();
  const { whatIf, moment, setWhatIf, isBusy } = walk;
  if (!whatIf) return null;
  const change = (to: Partial<WhatIf>): void => setWhatIf({ ...whatIf, ...to });
  return (
    <section className="what-if" aria-label={say('whatIf')}>
      <div className="row what-if-how">
        {(moment?.asked.length ?? 0) > 1 && (
          <label>
            <span>{say('as')}</span>{' '}
            <select
              value={moment?.seat ?? ''}
              onChange={e => change({ seat: e.target.value as Seat, steps: [] })}
            >
              {moment?.asked.map(seat => (
                <option key={seat} value={seat}>
                  {ui.seats.look(seat).name[prefs.lang]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span>{say('dice')}</span>{' '}
          <select
            value={whatIf.isFresh ? 'fresh' : 'same'}
            onChange={e => change({ isFresh: e.target.value === 'fresh' })}
          >
            <option value="fresh">{say('fresh')}</option>
            <option value="same">{say('same')}</option>
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={whatIf.hasBots}
            onChange={e => change({ hasBots: e.target.checked })}
          />{' '}
          {say('botsAnswer')}
        </label>
        <button type="button" onClick={() => setWhatIf(null)}>
          {say('leave')}
        </button>
      </div>
      {moment && !moment.question ? (
        <p role="status">{say(walk.next ? 'nobody' : 'over')}</p>
      ) : (
        <Ask
          ui={ui}
          choosing={table.choosing}
          send={table.answering.answer}
          problem=""
          isTelling={false}
          now={withoutTable(ui.id, {
            seat: moment?.seat ?? null,
            isAsked: walk.question !== null,
            question: table.answering.asked,
            n: walk.at.n,
            view: moment?.own ?? null,
          })}
          sending={isBusy}
          skip={() => undefined}
        />
      )}
    </section>
  );
};
