import type { Seat } from '@potyczka/kernel';
import type { Now, Told } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { lastClick } from './joined.js';
import { problemText } from './problem.js';
import { useMenu } from './useMenu.js';
import { peopleAt, whoIs } from './who.js';

interface UndoProps {
  readonly client: TableClient;
  readonly table: string;
  readonly now: Now;
  readonly log: readonly Told[];
  readonly ui: Needs<'words' | 'seats'>;
}

/** How far back is free, what blocks the rest, and what others ask to take back. */
export const Undo = (props: UndoProps): ReactNode => {
  const { client, table, now, ui } = props;
  const { t, prefs } = usePrefs();
  const { isOpen, ...menu } = useMenu();
  const [problem, setProblem] = useState('');
  const { undo, undoAsked, info } = now;
  if (!info.mine || now.result !== null || now.stopped) return null;
  const attempt = (work: Promise<unknown>): void => {
    setProblem('');
    menu.close();
    work.catch(e => {
      setProblem(problemText(prefs.lang, e, ui));
      menu.open();
    });
  };
  const mine = undo?.free ?? [];
  const [first, last] = [mine[0], lastClick(table, mine)];
  const free = last === undefined ? t('undoNothing') : t('undoFree', { n: mine.length });
  const isMore = undo !== null && undo.before !== null;
  const blocked = isMore ? t('undoBlocked', { why: t(`blocked-${undo.blockedBy}`) }) : '';
  const goTo = (to: number): void => attempt(client.ask('undo', { table, to }));
  const takeStepBack = (): void => attempt(client.ask('retract', { table }));
  const others = info.seats.some(s => s.kind === 'human' && s.seat !== info.mine);
  return (
    <div ref={menu.box} className="undo-box">
      {now.canRetract && (
        <button type="button" className="retract" onClick={takeStepBack}>
          {t('retract')}
        </button>
      )}
      <span className="joined">
        <button
          type="button"
          className="undo"
          aria-label={t('undo')}
          title={`${free} ${blocked}`}
          disabled={last === undefined && !now.canRetract}
          onClick={() => (now.canRetract ? takeStepBack() : last !== undefined && goTo(last))}
        >
          <span aria-hidden="true">↶</span> <span className="undo-word">{t('undo')}</span>
        </button>
        <button
          ref={menu.button}
          type="button"
          className="undo-more"
          aria-label={t('undoHowFar')}
          aria-expanded={isOpen}
          onClick={menu.toggle}
        >
          ▾
        </button>
      </span>
      {isOpen && (
        <div className="menu" role="group" aria-label={t('undoHowFar')}>
          <p>{free}</p>
          {first !== undefined && mine.length > 1 && (
            <button type="button" onClick={() => goTo(first)}>
              {t('undoAll', { n: mine.length })}
            </button>
          )}
          {isMore && (
            <>
              <p className="soft">{blocked}</p>
              <button type="button" onClick={() => goTo(undo.before as number)}>
                {others ? t('undoAsk') : t('undoFurther')}
              </button>
            </>
          )}
          {problem && <p role="alert">{problem}</p>}
        </div>
      )}
      {undoAsked && <Asked {...props} attempt={attempt} />}
    </div>
  );
};

interface AskedProps extends UndoProps {
  attempt(work: Promise<unknown>): void;
}

/** So many of the lines that would go are quoted. */
const QUOTED = 4;

/** Somebody asks to take back more than is free. */
const Asked = ({ client, table, now, log, ui, attempt }: AskedProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [isRead, setRead] = useState(false);
  const { undoAsked, info } = now;
  if (!undoAsked || !info.mine) return null;
  const nameOf = (seat: Seat): string => whoIs(ui, prefs.lang, peopleAt(t, info.seats), seat);
  if (undoAsked.refused) {
    const isMine = undoAsked.by === info.mine && !isRead;
    const who = nameOf(undoAsked.refused);
    return isMine ? (
      <div className="menu" role="alert">
        <p>{t('undoRefused', { who })}</p>
        <button type="button" onClick={() => setRead(true)}>
          {t('close')}
        </button>
      </div>
    ) : null;
  }
  if (undoAsked.agreed.includes(info.mine)) {
    return (
      <div className="menu" role="status">
        <p>{t('undoWaits')}</p>
      </div>
    );
  }
  const gone = log.filter(l => l.n >= undoAsked.to);
  const answer = (agree: boolean): void => attempt(client.ask('agree', { table, to: undoAsked.to, agree }));
  return (
    <div className="menu" role="alert">
      <p>{t('undoAsked', { who: nameOf(undoAsked.by) })}</p>
      <ul className="soft">
        {gone.slice(0, QUOTED).map((l, i) => (
          <li key={i}>{ui.words.tell(prefs.lang, l.event)}</li>
        ))}
        {gone.length > QUOTED && <li>{t('undoMore', { n: gone.length - QUOTED })}</li>}
      </ul>
      <span className="row">
        <button type="button" onClick={() => answer(true)}>
          {t('agree')}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {t('disagree')}
        </button>
      </span>
    </div>
  );
};
