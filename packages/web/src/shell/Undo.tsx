import type { Now, Told } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { problemText } from './problem.js';
import { useMenu } from './useMenu.js';

interface UndoProps {
  readonly client: TableClient;
  readonly table: string;
  readonly now: Now;
  readonly log: readonly Told[];
  readonly ui: GameUi;
}

/** My last decision before the free line: what the others could be asked to take back. */
const further = ({ now, log, ui }: Pick<UndoProps, 'now' | 'log' | 'ui'>): number | undefined => {
  const line = now.undo?.to ?? now.n + 1;
  return log.findLast(t => t.n > 0 && t.n < line && ui.actor(t.event) === now.info.mine)?.n;
};

/** How far back is free, what blocks the rest, and what others ask to take back. */
export const Undo = ({ client, table, now, log, ui }: UndoProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { isOpen, ...menu } = useMenu();
  const [problem, setProblem] = useState('');
  const { undo, undoAsked, info } = now;
  if (!info.mine || now.result !== null) return null;
  const attempt = (work: Promise<unknown>): void => {
    setProblem('');
    menu.close();
    work.catch(e => {
      setProblem(problemText(prefs.lang, e, ui));
      menu.open();
    });
  };
  const to = undo?.to;
  const more = further({ now, log, ui });
  const free = to === undefined ? t('undoNothing') : t('undoFree', { n: now.n - to + 1 });
  const blocked = undo ? t('undoBlocked', { why: t(`blocked-${undo.blockedBy}`) }) : '';
  const others = info.seats.some(s => s.kind === 'human' && s.seat !== info.mine);
  return (
    <div ref={menu.box} className="undo-box">
      {now.canRetract && (
        <button type="button" onClick={() => attempt(client.ask('retract', { table }))}>
          {t('retract')}
        </button>
      )}
      <span className="joined">
        <button
          type="button"
          className="undo"
          aria-label={t('undo')}
          title={`${free} ${blocked}`}
          disabled={to === undefined}
          onClick={() => to !== undefined && attempt(client.ask('undo', { table, to: now.n }))}
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
          <p className="soft">{blocked}</p>
          {to !== undefined && to < now.n && (
            <button type="button" onClick={() => attempt(client.ask('undo', { table, to }))}>
              {t('undoAll')}
            </button>
          )}
          {more !== undefined && (
            <button type="button" onClick={() => attempt(client.ask('undo', { table, to: more }))}>
              {others ? t('undoAsk') : t('undoFurther')}
            </button>
          )}
          {problem && <p role="alert">{problem}</p>}
        </div>
      )}
      {undoAsked && <Asked {...{ client, table, now, ui, attempt }} />}
    </div>
  );
};

/** Somebody asks to take back more than is free. */
const Asked = ({
  client,
  table,
  now,
  ui,
  attempt,
}: Omit<UndoProps, 'log'> & { attempt(work: Promise<unknown>): void }): ReactNode => {
  const { t, prefs } = usePrefs();
  const { undoAsked, info } = now;
  if (!undoAsked || !info.mine) return null;
  if (undoAsked.agreed.includes(info.mine)) {
    return (
      <div className="menu" role="status">
        <p>{t('undoWaits')}</p>
      </div>
    );
  }
  const answer = (agree: boolean): void => attempt(client.ask('agree', { table, to: undoAsked.to, agree }));
  return (
    <div className="menu" role="alert">
      <p>{t('undoAsked', { who: ui.seatLook(undoAsked.by).name[prefs.lang] })}</p>
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
