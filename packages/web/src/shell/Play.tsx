import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { forgetQuery } from '../router.js';
import { Link } from '../ui/Link.js';
import { type Place, useClient } from '../wire/clients.js';
import { Bar } from './Bar.js';
import { Lobby } from './Lobby.js';
import { Match } from './Match.js';
import { problemText } from './problem.js';
import { useCommitment } from './shuffle-commitment.js';
import { useGame } from './useGame.js';
import { useTable } from './useTable.js';

interface PlayProps {
  readonly place: Place;
  readonly table: string;
  /** The word of a seat link. */
  readonly token: string | null;
}

/** A table: before the game, during it, and after. */
export const Play = ({ place, table, token }: PlayProps): ReactNode => {
  const client = useClient(place);
  const { t, prefs } = usePrefs();
  const game = useRef<GameUi | null>(null);
  const state = useTable(client, table, () => game.current, prefs.motion === 'full', prefs.pace);
  useCommitment(client, state.now);
  const ui = useGame(state.now?.info.game);
  game.current = ui;
  const [refusal, setRefusal] = useState<unknown>(null);
  useEffect(() => {
    // A seat link has been used: whoever is shown this address, or is sent it, gets no seat by it.
    if (token) client.ask('join', { table, token }).then(forgetQuery, setRefusal);
  }, [client, table, token]);
  if (state.problem) {
    return (
      <Message>
        <p role="alert">{problemText(prefs.lang, state.problem, ui)}</p>
        <p>
          <Link to="/" className="plain-button">
            {t('home')}
          </Link>
        </p>
      </Message>
    );
  }
  if (!state.now || !ui) {
    return (
      <Message>
        <p role="status">{t(place === 'server' ? 'connecting' : 'opening')}</p>
      </Message>
    );
  }
  const problem = refusal && state.now.info.mine === null ? problemText(prefs.lang, refusal, ui) : '';
  if (state.now.info.phase === 'open') {
    return <Lobby client={client} now={state.now} ui={ui} problem={problem} said={state.said} />;
  }
  return <Match {...{ place, table, state, ui, now: state.now }} />;
};

const Message = ({ children }: { children: ReactNode }): ReactNode => (
  <>
    <Bar />
    <main className="page">{children}</main>
  </>
);
