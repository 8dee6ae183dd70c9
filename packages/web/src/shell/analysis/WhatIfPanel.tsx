import type { Seat } from '@potyczka/kernel';
import type { Now } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { Needs, SceneProps } from '../../games/game-ui.js';
import { usePrefs } from '../../prefs.js';
import { Ask } from '../Ask.js';
import type { Tabletop } from '../useTabletop.js';
import type { DeskPart } from './Desk.js';
import type { Walk, WhatIf } from './useWalk.js';
import { useWords } from './words.js';

/** What the question's panel needs to know of a table. */
const asNow = (ui: Needs<'id'>, { moment, question, at }: Walk): Now => ({
  info: {
    table: '',
    game: ui.id,
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
    mine: moment?.seat ?? null,
    myTurn: question !== null,
    updated: 0,
  },
  n: at.n,
  view: moment?.own ?? null,
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
          now={{ ...asNow(ui, walk), mine: table.answering.asked }}
          sending={isBusy}
          skip={() => undefined}
        />
      )}
    </section>
  );
};
