import { optionFields, type Seat } from '@potyczka/kernel';
import type { Now, Said, SeatInfo } from '@potyczka/table';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { GameUi, Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { forgetQuery, useRoute } from '../router.js';
import { LinkField } from '../ui/LinkField.js';
import type { TableClient } from '../wire/client.js';
import { useOrigin } from '../wire/origin.js';
import { Bar } from './Bar.js';
import { Bring } from './Bring.js';
import { Chat } from './Chat.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { FigureOf } from './FigureOf.js';
import { GameHead } from './GameHead.js';
import { useGlanceUi } from './home/useGlanceUi.js';
import { Invite, type Inviting } from './Invite.js';
import { InviteAgain } from './InviteAgain.js';
import { HandOver, TakeLead } from './Leading.js';
import { NameField } from './NameField.js';
import { Onlookers } from './Onlookers.js';
import { personName } from './person.js';
import { problemText } from './problem.js';
import { TableSummary } from './TableSummary.js';
import { useNarrow } from './useNarrow.js';
import './lobby.css';

interface LobbyProps {
  readonly client: TableClient;
  readonly now: Now;
  readonly ui: GameUi;
  readonly problem: string;
  readonly said: readonly Said[];
}

/** The seat that the host invites somebody to: the first free one, until they press the button of another. */
const useInviting = ({ info }: Now) => {
  const { query } = useRoute();
  const isWanted = query.has('invite');
  const [chosen, setChosen] = useState<Inviting | null>(null);
  const isFree = (seat: Seat | undefined): seat is Seat =>
    info.seats.some(s => s.seat === seat && s.kind === 'open') && info.links?.[seat as Seat] !== undefined;
  const first = info.seats.find(s => isFree(s.seat))?.seat;
  // Whoever came here to play with friends has the link to the first free seat in the clipboard at once.
  useEffect(() => {
    if (!isWanted || !first) return;
    forgetQuery();
    setChosen({ seat: first, asked: 1, isQuiet: true });
  }, [isWanted, first]);
  const inviting = isFree(chosen?.seat) ? chosen : first ? { seat: first, asked: 0, isQuiet: true } : null;
  return {
    inviting,
    invite: (seat: Seat): void =>
      setChosen(before => ({ seat, asked: (before?.asked ?? 0) + 1, isQuiet: false })),
  };
};

/** Everybody's browser has so long to add its part to the seed before a rematch begins, in milliseconds. */
const MOMENT = 1000;

/** Whether this is a rematch that I asked for: it begins by itself as soon as all are back. */
const useAgain = (client: TableClient, { info }: Now, isReady: boolean): boolean => {
  const isAgain = useRoute().query.has('again') && info.host;
  const { table } = info;
  useEffect(() => {
    if (!isAgain || !isReady) return;
    const timer = setTimeout(() => client.ask('start', { table }).catch(() => undefined), MOMENT);
    return () => clearTimeout(timer);
  }, [client, table, isAgain, isReady]);
  return isAgain;
};

/** A table before its game: who is here, links to seats, the start. */
export const Lobby = ({ client, now, ui, said, problem: before }: LobbyProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [problem, setProblem] = useState('');
  const { info } = now;
  const { inviting, invite } = useInviting(now);
  const narrow = useNarrow();
  const attempt = (work: Promise<unknown>): void => {
    setProblem('');
    work.catch(e => setProblem(problemText(prefs.lang, e, ui)));
  };
  const free = info.seats.filter(s => s.kind === 'open').length;
  const isFull = free === 0;
  const isReady = isFull && info.seats.every(s => s.ready);
  const isAgain = useAgain(client, now, isReady);
  const closed = info.locked ? t('lobbyLocked') : info.hidden ? t('lobbyHidden') : null;
  const word = inviting && info.links?.[inviting.seat];
  const panel = inviting && word && <Invite {...{ ui, info, inviting, word }} />;
  const guest = isFull ? t('lobbyFull') : (closed ?? t('lobbyGuest'));
  return (
    <>
      <Bar />
      <ConnectionNotice place="server" />
      <main className="page lobby" data-game={ui.id}>
        <GameHead id={ui.id}>
          <h1>
            {ui.title[prefs.lang]}:{' '}
            {t(isReady ? 'readyToStart' : isFull ? 'notAllReady' : 'waitingForPlayers')}
          </h1>
          <p className="lead">
            {info.host
              ? t(isAgain ? 'lobbyAgain' : isFull ? 'lobbyHostFull' : 'lobbyHost')
              : info.mine === null
                ? guest
                : t('lobbyWait')}
          </p>
        </GameHead>
        <div className="lobby-body">
          <div>
            <ul className="seats">
              {info.seats.map(s => (
                <Fragment key={s.seat}>
                  <SeatLine
                    {...{ client, now, ui, attempt, invite }}
                    seat={s}
                    isInviting={s.seat === inviting?.seat}
                  />
                  {narrow && s.seat === inviting?.seat && <li className="invite-here">{panel}</li>}
                </Fragment>
              ))}
              <Watchers table={info.table} />
            </ul>
            {info.host && <Start {...{ client, now, attempt, free, isReady }} />}
            <TakeLead {...{ client, info, attempt }} />
            {info.host && <InviteAgain {...{ client, info, attempt }} />}
            <Bring {...{ client, now, ui, attempt }} />
          </div>
          <aside>
            {!narrow && panel}
            <NameField
              onName={name => info.mine && attempt(client.ask('join', { table: info.table, name }))}
            />
            <TableSummary ui={ui} info={info} />
            <Onlookers onlookers={now.onlookers} />
            {info.chat && <Chat client={client} ui={ui} now={now} said={said} />}
          </aside>
        </div>
        {(problem || before) && <p role="alert">{problem || before}</p>}
      </main>
    </>
  );
};

/** Whoever only wants to look on has a link of their own, which gives nobody a seat. */
const Watchers = ({ table }: { readonly table: string }): ReactNode => {
  const { t } = usePrefs();
  const { own } = useOrigin();
  const [asked, setAsked] = useState(0);
  return (
    <li className="seat open watchers">
      <span className="seat-name">
        <strong>{t('watchers')}</strong>
        <span className="soft">{t('watchersSee')}</span>
      </span>
      <button type="button" onClick={() => setAsked(n => n + 1)}>
        {t('watchersLink')}
      </button>
      {asked > 0 && <LinkField link={`${own}/t/${table}`} label={t('watchLink')} asked={asked} />}
    </li>
  );
};

/** Whether the game wants something of each seat before the start. */
const brings = ({ setUp: { options } }: Needs<'setUp'>): boolean =>
  optionFields(options).some(([, field]) => field.kind === 'brought');

interface StartProps extends Pick<LobbyProps, 'client' | 'now'> {
  /** Seats that nobody sits on yet. */
  readonly free: number;
  readonly isReady: boolean;
  attempt(work: Promise<unknown>): void;
}

/** What the host decides: bots for free seats, the lock, the start. */
const Start = ({ client, now, attempt, free, isReady }: StartProps): ReactNode => {
  const { t } = usePrefs();
  const { info } = now;
  const bots = (): void => {
    for (const s of info.seats.filter(x => x.kind === 'open'))
      attempt(client.ask('seat', { table: info.table, seat: s.seat, as: { kind: 'bot', level: 'greedy' } }));
  };
  return (
    <div className="row lobby-start">
      <button
        type="button"
        className="primary big"
        disabled={!isReady}
        aria-describedby={isReady ? undefined : 'why-not-yet'}
        onClick={() => attempt(client.ask('start', { table: info.table }))}
      >
        {t('start')}
      </button>
      {free > 0 && (
        <button type="button" onClick={bots}>
          {t('fillWithBots')}
        </button>
      )}
      {!isReady && (
        <p id="why-not-yet" className="soft">
          {free === 0 ? t('someoneNotReady') : t('notStartable', { n: free })}
        </p>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={info.locked}
          onChange={e => attempt(client.ask('lock', { table: info.table, locked: e.target.checked }))}
        />{' '}
        {t('locked')}
      </label>
    </div>
  );
};

interface SeatProps extends Omit<LobbyProps, 'problem' | 'said'> {
  readonly seat: SeatInfo;
  /** Its link is shown. */
  readonly isInviting: boolean;
  attempt(work: Promise<unknown>): void;
  invite(seat: Seat): void;
}

const SeatLine = ({ client, now, ui, seat: s, isInviting, attempt, invite }: SeatProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { info } = now;
  const word = info.links?.[s.seat];
  const who =
    s.kind === 'open'
      ? s.seat === info.invited
        ? t('seatForMe')
        : s.asked
          ? t('seatFor', { who: personName(t, s.asked) })
          : t('seatOpen')
      : s.kind === 'bot'
        ? t('seatBot', { level: t(`level-${s.level ?? 'greedy'}`) })
        : personName(t, s.name ?? '');
  const { side, own = [] } = useGlanceUi(info.game)?.setting(info.options, s.seat) ?? {};
  const said = [ui.seats.look(s.seat).name, side, ...own].map(each => each?.[prefs.lang]);
  // A legend or hero may be what the seat is called anyway.
  const figure = [...new Set(said.filter(Boolean))].join(' · ');
  const change = (as: { kind: 'open' } | { kind: 'bot'; level: 'greedy' }): void =>
    attempt(client.ask('seat', { table: info.table, seat: s.seat, as }));
  return (
    <li className={['seat', s.kind === 'open' ? 'open' : '', isInviting ? 'inviting' : ''].join(' ').trim()}>
      <FigureOf ui={ui} seat={s.seat} size={52} />
      <span className="seat-name">
        <strong>{s.kind === 'human' ? who : figure}</strong>
        <span className="soft">
          {s.kind === 'human' ? figure : who}
          {s.seat === info.mine && ` · ${t('seatMe')}`}
          {s.kind === 'human' && ` · ${s.here ? t('here') : t('notHere')}`}
          {s.seat === info.leader && ` · ${t('leads')}`}
          {brings(ui) && s.kind === 'human' && ` · ${t(s.ready ? 'brought' : 'notBrought')}`}
        </span>
      </span>
      <span className="row">
        {s.kind === 'open' &&
          info.mine === null &&
          (info.invited
            ? s.seat === info.invited
            : !s.asked && (info.host || !(info.locked || info.hidden))) && (
            <button
              type="button"
              className="primary"
              onClick={() => attempt(client.ask('join', { table: info.table, seat: s.seat }))}
            >
              {t('join')}
            </button>
          )}
        {s.kind === 'open' && info.host && word && (
          <button type="button" aria-pressed={isInviting} onClick={() => invite(s.seat)}>
            {t('invite')}
          </button>
        )}
        {s.kind === 'open' && info.host && s.asked && (
          <button
            type="button"
            onClick={() => attempt(client.ask('invite', { table: info.table, seat: s.seat }))}
          >
            {t('notFor')}
          </button>
        )}
        {s.kind === 'open' && info.host && (
          <button type="button" onClick={() => change({ kind: 'bot', level: 'greedy' })}>
            {t('takeBot')}
          </button>
        )}
        <HandOver {...{ client, info, attempt }} seat={s} />
        {s.kind === 'bot' && info.host && (
          <button type="button" onClick={() => change({ kind: 'open' })}>
            {t('openSeat')}
          </button>
        )}
      </span>
    </li>
  );
};
