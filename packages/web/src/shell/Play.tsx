import type { Now } from '@potyczka/table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { forgetQuery } from '../router.js';
import { Link } from '../ui/Link.js';
import { type TableHome, useClient } from '../wire/clients.js';
import { Bar } from './Bar.js';
import { HotSeat } from './HotSeat.js';
import { hereAt } from './hot-seat.js';
import { Lobby } from './Lobby.js';
import { Match } from './Match.js';
import { problemText } from './problem.js';
import { useCommitment } from './shuffle-commitment.js';
import { useGame } from './useGame.js';
import { useTable } from './useTable.js';

interface PlayProps {
  readonly place: TableHome;
  readonly table: string;
  /** The word of a seat link. */
  readonly token: string | null;
}

/** A table; where several people play at this device, a curtain between them. */
export const Play = (props: PlayProps): ReactNode => {
  const { place, table } = props;
  const here = useMemo(() => (place === 'browser' ? hereAt(table) : []), [place, table]);
  const seen = <Table {...props} />;
  return here.some(one => one.person !== 'me') ? <HotSeat {...{ table, here }}>{seen}</HotSeat> : seen;
};

/** At a table in this browser everybody is here, and nobody looks on but the curtain between us. */
const amongUs = (now: Now): Now => ({
  ...now,
  info: { ...now.info, seats: now.info.seats.map(s => (s.kind === 'human' ? { ...s, here: true } : s)) },
  onlookers: { count: 0, names: [] },
});

/** Before the game, during it, and after. */
const Table = ({ place, table, token }: PlayProps): ReactNode => {
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
  const now = useMemo(
    () => state.now && (place === 'browser' ? amongUs(state.now) : state.now),
    [place, state.now],
  );
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
  if (!now || !ui) {
    return (
      <Message>
        <p role="status">{t(place === 'server' ? 'connecting' : 'opening')}</p>
      </Message>
    );
  }
  const problem = refusal && now.info.mine === null ? problemText(prefs.lang, refusal, ui) : '';
  if (now.info.phase === 'open') {
    return <Lobby client={client} now={now} ui={ui} problem={problem} said={state.said} />;
  }
  return <Match {...{ place, table, state, ui, now }} />;
};

const Message = ({ children }: { children: ReactNode }): ReactNode => (
  <>
    <Bar />
    <main className="page">{children}</main>
  </>
);
