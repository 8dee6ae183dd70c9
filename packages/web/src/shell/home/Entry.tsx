import type { Seat } from '@potyczka/kernel';
import { type ReactNode, useRef } from 'react';
import type { Company, GlanceUi } from '../../games/glance.js';
import { PAGES } from '../../games/index.js';
import { type Say, usePrefs } from '../../prefs.js';
import { Link } from '../../ui/Link.js';
import { pathOf } from '../../wire/clients.js';
import { CoverOf } from '../CoverOf.js';
import { roughTime } from '../clock-text.js';
import { personName } from '../person.js';
import { isWaiting, type Listed } from '../useTables.js';
import { type Glance, useGlance } from './glances.js';
import { useGlanceUi } from './useGlanceUi.js';
import { useInSight } from './useInSight.js';

/** How large an entry of a list is: the first of what waits for me, one with its seats, or a line. */
export type Size = 'hero' | 'full' | 'brief';

/** A match of mine under way: the position, who plays, whose turn it is, what has happened. */
export const Entry = ({ table, size }: { readonly table: Listed; readonly size: Size }): ReactNode => {
  const { t, prefs } = usePrefs();
  const ref = useRef<HTMLElement>(null);
  const isSeen = useInSight(ref);
  const isPlayed = table.phase === 'playing';
  const glance = useGlance(table.place, table.table, table.updated, isSeen && isPlayed);
  const ui = useGlanceUi(table.game);
  const title = PAGES.find(p => p.id === table.game)?.title[prefs.lang] ?? table.game;
  const told = toldOf(t, prefs.lang, table, ui, glance);
  return (
    <article
      ref={ref}
      className={`entry ${size} ${size === 'hero' ? 'hero' : ''} ${isWaiting(table) ? 'waits-for-me' : ''}`}
      data-game={table.game}
      aria-label={size === 'hero' ? t('continue') : title}
    >
      <div className="entry-picture">
        <Picture {...{ table, ui, glance }} />
        {size === 'hero' && told.left && <Left className="over" left={told.left} />}
      </div>
      <div className="entry-text">
        <h3 className="entry-title">
          {title} <small className="soft">{told.where}</small>
        </h3>
        {told.left && <Left className={isWaiting(table) ? 'mine' : ''} left={told.left} />}
        <Seats {...{ table, ui, glance }} />
        {told.news && <p className="entry-news">{told.news}</p>}
        <Link
          to={pathOf(table.place, table.table)}
          className={size === 'hero' ? 'plain-button primary big' : 'plain-button entry-go'}
          label={`${t(verbOf(table))}: ${title}`}
        >
          {t(verbOf(table))}
        </Link>
      </div>
    </article>
  );
};

/** How long somebody may still take. */
const Left = ({ className, left }: { readonly className: string; readonly left: string }): ReactNode => (
  <p className={`entry-time ${className}`}>
    <svg viewBox="0 0 24 24" width={17} height={17} aria-hidden="true">
      <path
        d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
      />
    </svg>{' '}
    {left}
  </p>
);

const verbOf = (table: Listed): 'playOn' | 'takeSeat' | 'look' | 'toTable' =>
  table.invited ? 'takeSeat' : table.phase === 'open' ? 'toTable' : table.myTurn ? 'playOn' : 'look';

/** The position as far as I may see it; before it is known, the picture of the game. */
const Picture = (props: {
  readonly table: Listed;
  readonly ui: GlanceUi | null;
  readonly glance: Glance | null;
}): ReactNode => {
  const { table, ui, glance } = props;
  const { prefs } = usePrefs();
  if (!ui || !glance?.view) return <CoverOf id={table.game} />;
  return <ui.Position view={glance.view} me={table.mine} lang={prefs.lang} />;
};

/** What a list says of a match. */
interface EntryTold {
  /** On what it is played, and how far it has come. */
  readonly where: string;
  /** The time that is left of the turn under way; empty without a clock. */
  readonly left: string;
  readonly news: string;
}

const companyOf = (t: Say, { seats, mine }: Listed): Company => ({
  me: mine,
  name: seat => {
    const found = seats.find(s => s.seat === seat);
    return found?.name ? personName(t, found.name) : t('bot');
  },
});

const toldOf = (
  t: Say,
  lang: 'pl' | 'en',
  table: Listed,
  ui: GlanceUi | null,
  glance: Glance | null,
): EntryTold => {
  const ground = ui?.setting(table.options, table.mine).ground?.[lang];
  const left = table.deadline == null ? '' : roughTime(t, table.deadline - (glance?.now ?? Date.now()));
  if (table.phase === 'open') {
    const free = table.seats.filter(s => s.kind === 'open').length;
    const where = [ground, free > 0 ? t('freeSeats', { n: free }) : t('readyToStart')];
    return { where: where.filter(Boolean).join(' · '), left: '', news: table.invited ? t('invitedYou') : '' };
  }
  if (!ui || !glance?.view) return { where: ground ?? '', left, news: '' };
  const where = [ground, ui.progress(lang, glance.view)].filter(Boolean).join(' · ');
  const events = glance.log.map(l => l.event);
  const news = ui.news(lang, events, glance.view, companyOf(t, table));
  const mine = table.mine ? ui.mine(lang, glance.view, table.mine) : '';
  return { where, left, news: [news, mine].filter(Boolean).join(' ') };
};

/** Who plays, and how each stands; whoever is asked has a frame. */
const Seats = ({
  table,
  ui,
  glance,
}: {
  readonly table: Listed;
  readonly ui: GlanceUi | null;
  readonly glance: Glance | null;
}): ReactNode => {
  const { t } = usePrefs();
  const standings = ui && glance?.view ? ui.standings(glance.view) : [];
  const look = (seat: Seat) => standings.find(s => s.seat === seat);
  return (
    <ul className="entry-seats" aria-label={t('seats')}>
      {table.seats.map(s => {
        const name = s.kind === 'bot' ? t('bot') : s.name ? personName(t, s.name) : t('seatOpen');
        const own = look(s.seat);
        return (
          <li key={s.seat} className={table.waits?.includes(s.seat) ? 'asked' : ''}>
            <span
              className="entry-mark"
              style={{ background: own?.colour ?? `var(--seat-${s.seat.slice(1)}, #8b93a0)` }}
              aria-hidden="true"
            >
              {own?.letter ?? s.seat.slice(1)}
            </span>
            <span className="entry-name">{s.seat === table.mine ? t('you') : name}</span>
            {own?.count && <strong>{own.count}</strong>}
            {table.waits?.includes(s.seat) && <span className="hidden-text">{t('isAsked')}</span>}
          </li>
        );
      })}
    </ul>
  );
};
