import type { Now } from '@potyczka/table';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { usePrefs } from '../prefs.js';
import { AsPerson, useClients } from '../wire/clients.js';
import type { Person } from '../wire/worker.js';
import { Bar } from './Bar.js';
import { FigureOf } from './FigureOf.js';
import { Feed } from './feed.js';
import { type Here, nextOf, type Wanted } from './hot-seat.js';
import { personName } from './person.js';
import { useTitle } from './title.js';
import { useGame } from './useGame.js';
import './hot-seat.css';

/** What whoever looks is offered once another at this device is wanted. */
interface HandingOn {
  readonly to: string;
  pass(): void;
}

const Context = createContext<HandingOn | null>(null);

/** Handing the device on to whoever decides next: nothing of theirs is shown before they say that they look. */
export const PassOn = (): ReactNode => {
  const { t } = usePrefs();
  const handing = useContext(Context);
  if (!handing) return null;
  return (
    <p className="notice pass-on" role="status">
      {t('notYouNow', { who: handing.to })}{' '}
      <button type="button" className="primary" onClick={handing.pass}>
        {t('passOn', { who: handing.to })}
      </button>
    </p>
  );
};

/** The table as everybody sees it: whose turn it is, and no hands. */
const useOpenTable = (table: string): Now | null => {
  const { browser } = useClients();
  const feed = useMemo(() => new Feed(browser().as('curtain'), table, () => 0), [browser, table]);
  const [now, setNow] = useState<Now | null>(null);
  useEffect(() => feed.subscribe(() => setNow(feed.snapshot().now)), [feed]);
  return now;
};

interface HotSeatProps {
  readonly table: string;
  readonly here: Here;
  readonly children: ReactNode;
}

/** Several people at one device, one after the other: what one is shown is gone before another looks. */
export const HotSeat = ({ table, here, children }: HotSeatProps): ReactNode => {
  const { t } = usePrefs();
  const now = useOpenTable(table);
  const [looks, setLooks] = useState<Person | null>(null);
  const nameOf = ({ seat }: Here[number]): string => {
    const found = now?.info.seats.find(s => s.seat === seat);
    return personName(t, found?.name ?? '');
  };
  const next = now && nextOf(here, now, looks);
  const to = next ? nameOf(next.one) : '';
  const handing = useMemo(() => (to ? { to, pass: () => setLooks(null) } : null), [to]);
  if (!now) return null;
  if (looks === null) return <Curtain {...{ now, here, next, nameOf }} look={setLooks} />;
  return (
    <Context value={handing}>
      <AsPerson key={looks} person={looks}>
        {children}
      </AsPerson>
    </Context>
  );
};

interface CurtainProps {
  readonly now: Now;
  readonly here: Here;
  readonly next: Wanted | null;
  nameOf(one: Here[number]): string;
  look(person: Person): void;
}

/** Between two people: whose turn it is, and nothing else. */
const Curtain = ({ now, here, next, nameOf, look }: CurtainProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const ui = useGame(now.info.game);
  const button = useRef<HTMLButtonElement>(null);
  const wanted = next ? [next.one] : here;
  const title = next
    ? t(next.why === 'undo' ? 'curtainUndo' : 'curtainTurn', { who: nameOf(next.one) })
    : t('curtainNobody');
  useTitle(`${title} – Potyczka`);
  const person = next?.one.person;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person anew
  useEffect(() => button.current?.focus(), [person]);
  return (
    <>
      <Bar />
      <main className="page curtain" data-game={now.info.game}>
        <div className="curtain-card">
          {ui && next && <FigureOf ui={ui} seat={next.one.seat} size={120} />}
          <h1>{title}</h1>
          {ui && next && <p className="lead">{ui.seats.look(next.one.seat).name[prefs.lang]}</p>}
          <p className="soft">{t('curtainPass')}</p>
          {wanted.map((one, i) => (
            <button
              key={one.person}
              ref={i === 0 ? button : undefined}
              type="button"
              className={next ? 'primary big' : 'big'}
              onClick={() => look(one.person)}
            >
              {t('curtainShow', { who: nameOf(one) })}
            </button>
          ))}
        </div>
      </main>
    </>
  );
};
