import type { ReactNode } from 'react';
import { usePrefs } from '../prefs.js';
import { useClient } from '../wire/clients.js';
import { Bar } from './Bar.js';
import type { MatchProps } from './match-props.js';
import { TableMenu } from './TableMenu.js';
import { Undo } from './Undo.js';

type MatchBarProps = MatchProps & { readonly view: unknown; onHelp(): void };

/** Which game, how it stands, undo and the table's menu. */
export const MatchBar = ({ place, table, state, ui, now, view, onHelp }: MatchBarProps): ReactNode => {
  const client = useClient(place);
  const { t, prefs } = usePrefs();
  const headline = ui.words.headline(prefs.lang, view);
  return (
    <Bar
      tools={
        <>
          <Undo client={client} table={table} now={now} log={state.log} ui={ui} />
          <TableMenu {...{ client, now, ui, onHelp }} isLocal={place === 'browser'} />
        </>
      }
    >
      <h1 className="where">
        {ui.title[prefs.lang]}{' '}
        <span className="soft">
          · {t('table', { n: now.info.seats.length })}
          {headline && ` · ${headline}`}
          {now.info.playedOn !== undefined && ` · ${t('playedOnMark')}`}
        </span>
      </h1>
    </Bar>
  );
};
