import type { Offer } from '@potyczka/kernel';
import type { Now, Told } from '@potyczka/table';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Ending, Needs, Score } from '../games/game-ui.js';
import { PAGES } from '../games/index.js';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import { isFocusLost } from '../ui/focus.js';
import { Link } from '../ui/Link.js';
import { saveFile } from '../ui/save-file.js';
import type { TableClient } from '../wire/client.js';
import { pathOf, type TableHome } from '../wire/clients.js';
import { FigureOf } from './FigureOf.js';
import { lastTouch } from './input.js';
import { linesOf } from './log-lines.js';
import { Plot } from './Plot.js';
import { problemText } from './problem.js';
import { rematch } from './rematch.js';
import { Scores } from './Scores.js';
import { ShuffleCheck } from './ShuffleCheck.js';
import { Victory } from './victory/Victory.js';
import './end.css';
import { campaignPath } from './useCampaigns.js';
import { peopleAt } from './who.js';

const Luck = lazy(async () => ({ default: (await import('./Luck.js')).Luck }));

interface EndProps {
  readonly client: TableClient;
  readonly now: Now;
  readonly ui: Needs<
    'words' | 'seats' | 'story' | 'points' | 'together' | 'turns' | 'stroke' | 'Figure' | 'Ending' | 'id'
  >;
  readonly log: readonly Told[];
  readonly place: TableHome;
}

/** Who plays by keys is at the results when they open, and at the button that opens them when they are closed. */
const useKeysAtEnd = (isOpen: boolean) => {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const isFree = isFocusLost() || document.activeElement?.closest('.ask, .end-open') !== null;
    if (lastTouch() !== 'key' || !isFree) return;
    if (isOpen) panel.current?.focus();
    else opener.current?.focus();
  }, [isOpen]);
  return { panel, opener };
};

/** Scores with where they came from, and what to do next. */
export const End = ({ client, now, ui, log, place }: EndProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [isOpen, setOpen] = useState(true);
  const [note, setNote] = useState('');
  const { table, game } = now.info;
  const attempt = (work: Promise<unknown>): void => {
    setNote('');
    work.catch(e => setNote(problemText(prefs.lang, e, ui)));
  };
  const download = async (): Promise<void> =>
    saveFile(`${game}-${table}.json`, (await client.ask('record', { table })).record);
  const { campaign } = now.info;
  const scores = ui.points.scores(now.view, now.result, log);
  const ending = now.result === null ? null : (ui.together?.ending(now.view, now.result) ?? null);
  const people = peopleAt(t, now.info.seats);
  const { panel, opener } = useKeysAtEnd(isOpen);
  if (!isOpen) {
    return (
      <button ref={opener} type="button" className="end-open" onClick={() => setOpen(true)}>
        {t('results')}
      </button>
    );
  }
  const isRanked = ending === null && !ui.Ending;
  const figures = <Figures {...{ client, now, ui, log, scores, people, isRanked }} />;
  const isMine = ending?.won ?? scores.some(s => s.won && (s.seat ?? s.who) === now.info.mine);
  return (
    <section
      ref={panel}
      className={isMine ? 'end won' : ending ? 'end lost' : 'end'}
      aria-label={t('results')}
      tabIndex={-1}
      onKeyDown={e => e.key === 'Escape' && setOpen(false)}
    >
      <div className="end-head">
        {ui.Ending ? (
          <OwnEnding {...{ ui, log, now }}>{scores.length > 0 && figures}</OwnEnding>
        ) : ending ? (
          <Together {...{ ui, ending, scores }} />
        ) : scores.length > 0 ? (
          <Victory {...{ ui, people, isMine }} winners={scores.filter(s => s.won)} />
        ) : (
          <h2>{t('chapterOver')}</h2>
        )}
        <button type="button" className="close" aria-label={t('close')} onClick={() => setOpen(false)}>
          ×
        </button>
      </div>
      {!ui.Ending && (
        <div className="end-body">
          {ending && <Kept ending={ending} />}
          {figures}
        </div>
      )}
      <div className="row">
        {campaign && <NextChapter {...{ client, place, ui, campaign, attempt }} />}
        {now.info.mine !== null && !campaign && (
          <button type="button" className="primary" onClick={() => attempt(rematch(client, place, table))}>
            {t(now.info.rematch ? 'rematchJoin' : ending && !ending.won ? 'tryAgain' : 'rematch')}
          </button>
        )}
        <Link to={`/replay${pathOf(place, table)}`} className="plain-button">
          {t('replay')}
        </Link>
        <Link to={`/analysis${pathOf(place, table)}`} className="plain-button">
          {t('analysis')}
        </Link>
        <button type="button" onClick={() => attempt(download())}>
          {t('download')}
        </button>
        <ShuffleCheck client={client} now={now} attempt={attempt} />
      </div>
      {note && <p role="status">{note}</p>}
    </section>
  );
};

interface FiguresProps extends Pick<EndProps, 'client' | 'ui' | 'log' | 'now'> {
  readonly scores: Parameters<typeof Scores>[0]['scores'];
  readonly people: Parameters<typeof Scores>[0]['people'];
  readonly isRanked: boolean;
}

/** Points with where they came from, how they came over time, and what luck had to do with it. */
const Figures = ({ client, now, ui, log, scores, people, isRanked }: FiguresProps): ReactNode => (
  <>
    <Scores {...{ ui, scores, people, isRanked }} me={now.info.mine} />
    {scores.length > 0 ? <Plot ui={ui} log={log} scores={scores} /> : <Story ui={ui} log={log} />}
    {ui.stroke && (
      <Suspense>
        <Luck {...{ client, now, ui }} />
      </Suspense>
    )}
  </>
);

interface OwnProps extends Pick<EndProps, 'ui' | 'log' | 'now'> {
  /** The figures, if there are any. */
  readonly children: ReactNode;
}

/** The end as the game itself tells it; its figures open below. */
const OwnEnding = ({ ui, log, now, children }: OwnProps): ReactNode => {
  const { t, prefs } = usePrefs();
  if (!ui.Ending) return null;
  const { view, result, info } = now;
  return (
    <div className="end-own">
      <ui.Ending {...{ log, lang: prefs.lang, view, result }} me={info.mine} />
      {children && (
        <details className="end-numbers">
          <summary>{t('inNumbers')}</summary>
          {children}
        </details>
      )}
    </div>
  );
};

interface NextProps {
  readonly client: TableClient;
  readonly place: TableHome;
  readonly ui: Needs<'words' | 'id'>;
  readonly campaign: string;
  attempt(work: Promise<unknown>): void;
}

/** Where a campaign goes on: at its page, and at once where only one thing can follow. */
const NextChapter = ({ client, place, ui, campaign, attempt }: NextProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    let isOn = true;
    const look = async (): Promise<void> => {
      const seen = await client.ask('campaign', { campaign });
      const teller = PAGES.find(p => p.id === seen.info.game)?.campaign?.teller;
      const [first] = seen.offers.filter(o => !o.refusal);
      // Only the game that tells the campaign has the words for what follows.
      const isNext = first && teller === ui.id && seen.evenings.length === 0;
      if (isOn) setOffer(isNext ? first : null);
    };
    // The match may be over a moment before its chapter is part of the campaign.
    const forget = client.onPush(push => {
      if (push.push === 'campaign' && push.campaign === campaign) look().catch(() => undefined);
    });
    look().catch(() => undefined);
    return () => {
      isOn = false;
      forget();
    };
  }, [client, campaign, ui.id]);
  const play = async (of: Offer): Promise<void> =>
    go(pathOf(place, (await client.ask('campaign-play', { campaign, offer: of.id })).table));
  return (
    <>
      {offer && (
        <button type="button" className="primary big" onClick={() => attempt(play(offer))}>
          {ui.words.say(prefs.lang, offer.ask)}
        </button>
      )}
      <Link to={campaignPath(place, campaign)} className={offer ? 'plain-button' : 'plain-button primary'}>
        {t('backToCampaign')}
      </Link>
    </>
  );
};

/** So many of the last lines of a story are told at its end. */
const LAST = 6;

/** Where nobody wins or loses, the end tells what has happened. */
const Story = ({ ui, log }: Pick<EndProps, 'ui' | 'log'>): ReactNode => {
  const { prefs } = usePrefs();
  return (
    <ul className="end-story">
      {linesOf(ui, log, null)
        .slice(-LAST)
        .map(({ told, i }) => (
          <li key={i}>{ui.words.tell(prefs.lang, told.event)}</li>
        ))}
    </ul>
  );
};

/** Victory or defeat of all together: no laurel and no places for those who have lost. */
const Together = ({
  ui,
  ending,
  scores,
}: {
  readonly ui: Needs<'seats' | 'Figure'>;
  readonly ending: Ending;
  readonly scores: readonly Score[];
}): ReactNode => {
  const { t, prefs } = usePrefs();
  if (!ending.won)
    return (
      <div className="defeat">
        <svg viewBox="-32 -32 64 64" width={64} height={64} aria-hidden="true">
          <path
            d="M0-28L24-14V14L0 28L-24 14V-14ZM0-15V3M-9 15Q0 7 9 15"
            fill="none"
            stroke="currentColor"
            strokeWidth={4}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <div>
          <h2>{t('defeat')}</h2>
          <p>{ending.why[prefs.lang]}</p>
        </div>
      </div>
    );
  return (
    <div className="victory">
      <span className="party" aria-hidden="true">
        {scores
          .filter(s => s.won)
          .slice(0, 4)
          .map(s => (
            <FigureOf key={s.who} ui={ui} seat={s.who} size={64} />
          ))}
      </span>
      <h2>{t('victory')}</h2>
      <p>{ending.why[prefs.lang]}</p>
    </div>
  );
};

/** What the players keep of it, and what is lost. */
const Kept = ({ ending }: { readonly ending: Ending }): ReactNode => {
  const { t, prefs } = usePrefs();
  if (ending.kept.length === 0) return null;
  return (
    <section className="kept">
      <h3>{t('whatIsKept')}</h3>
      <ul>
        {ending.kept.map(each => (
          <li key={each.en}>{each[prefs.lang]}</li>
        ))}
      </ul>
    </section>
  );
};
