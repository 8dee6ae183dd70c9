import type { Offer } from '@potyczka/kernel';
import type { CampaignSeen } from '@potyczka/table';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { GameUi, Needs, QuickStart } from '../games/game-ui.js';
import { loadGame, PAGES } from '../games/index.js';
import { usePrefs } from '../prefs.js';
import { forgetQuery, go } from '../router.js';
import { FacesOf } from '../ui/faces/FacesOf.js';
import { Link } from '../ui/Link.js';
import type { TableClient } from '../wire/client.js';
import { pathOf, type TableHome, useClient, useClients } from '../wire/clients.js';
import { CampaignLedger } from './CampaignLedger.js';
import { CampaignPeople } from './CampaignPeople.js';
import { problemText, sentence } from './problem.js';
import { playIn } from './quick-start.js';
import './campaigns.css';

interface CampaignPageProps {
  readonly place: TableHome;
  readonly id: string;
  /** Of a link to a chair. */
  readonly token: string | null;
}

/** One campaign: what it has come to, and the next decision. */
export const CampaignPage = ({ place, id, token }: CampaignPageProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const client = useClient(place);
  const { seen, ui, problem, attempt } = useCampaign(client, id, token);
  if (!seen || !ui)
    return (
      <main className="page campaign">
        {problem ? <p role="alert">{problem}</p> : <p role="status">{t('opening')}</p>}
      </main>
    );
  const { Chronicle, Banner } = ui;
  const { info } = seen;
  const play = (offer: string): void =>
    attempt(async () =>
      go(pathOf(place, (await client.ask('campaign-play', { campaign: id, offer })).table)),
    );
  const goOn = (quick: QuickStart): void =>
    attempt(async () => {
      const table = await playIn(client, id, quick, seen.n);
      if (table !== null) go(pathOf(place, table));
    });
  const next = (
    <>
      {problem && <p role="alert">{problem}</p>}
      <Evenings seen={seen} ui={ui} place={place} />
      <Offers seen={seen} ui={ui} play={play} />
    </>
  );
  return (
    <FacesOf game={ui.id} faces={ui.faces} view={null}>
      <main className="page campaign" data-game={ui.id}>
        {Banner ? (
          <Banner state={seen.state} lang={prefs.lang} name={info.name} chapters={seen.n}>
            {next}
          </Banner>
        ) : (
          <>
            <h1>{info.name}</h1>
            {next}
          </>
        )}
        <Refusals seen={seen} ui={ui} />
        {info.chairs.length > 1 && <CampaignPeople {...{ client, info, place, attempt }} />}
        {Chronicle && (
          <Chronicle
            state={seen.state}
            lang={prefs.lang}
            mine={info.mine}
            campaign={id}
            offers={seen.offers}
            onGo={goOn}
          />
        )}
        <CampaignLedger client={client} place={place} seen={seen} attempt={attempt} />
      </main>
    </FacesOf>
  );
};

/** A match that is under way is what to go on with. */
const Evenings = ({
  seen,
  ui,
  place,
}: {
  readonly seen: CampaignSeen;
  readonly ui: Needs<'words'>;
  readonly place: TableHome;
}): ReactNode => {
  const { t, prefs } = usePrefs();
  const nameOf = (id: string): string => {
    const offer = seen.offers.find(o => o.id === id);
    return offer ? ui.words.say(prefs.lang, offer.ask) : '';
  };
  return seen.evenings.map(({ table, offer }) => (
    <p key={table}>
      <Link to={pathOf(place, table)} className="plain-button primary big">
        {t('goOnWithMatch')}: {nameOf(offer)}
      </Link>
    </p>
  ));
};

const OPEN_FIRST = (a: Offer, b: Offer): number => Number(Boolean(a.refusal)) - Number(Boolean(b.refusal));

/** What may be played next; what may not says why. */
const Offers = ({
  seen,
  ui,
  play,
}: {
  readonly seen: CampaignSeen;
  readonly ui: Needs<'words'>;
  play(offer: string): void;
}): ReactNode => {
  const { t, prefs } = usePrefs();
  const { offers, evenings } = seen;
  const several = new Set(offers.flatMap(o => o.ask.args?.party ?? [])).size > 1;
  return (
    <section aria-label={t('whatNext')}>
      <h2>{t(evenings.length > 0 ? 'orInstead' : 'whatNext')}</h2>
      {evenings.length > 0 && <p className="soft">{t('firstToEnd')}</p>}
      <ul className="offers">
        {offers.toSorted(OPEN_FIRST).map((o, i) => (
          <li key={o.id}>
            <button
              type="button"
              className={i === 0 && evenings.length === 0 ? 'primary big' : 'big'}
              disabled={Boolean(o.refusal)}
              onClick={() => play(o.id)}
            >
              {ui.words.say(prefs.lang, o.ask)}
            </button>
            {several && o.ask.args?.party !== undefined && (
              <small className="soft"> {String(o.ask.args.party)}</small>
            )}
            {o.refusal && <small className="soft"> {ui.words.say(prefs.lang, o.refusal.why)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Matches that ended and count for nothing, and why. */
const Refusals = ({ seen, ui }: { readonly seen: CampaignSeen; readonly ui: Needs<'words'> }): ReactNode => {
  const { t, prefs } = usePrefs();
  const last = seen.refused.at(-1);
  if (!last) return null;
  return (
    <p role="status" className="soft">
      {t('notCounted', { when: new Date(last.at).toLocaleDateString(prefs.lang) })}{' '}
      {sentence(prefs.lang, last.why.why, ui)}
    </p>
  );
};

/** Does something, and says what went wrong. */
export type Attempt = (work: () => Promise<unknown>) => void;

/** Follows a campaign: takes the chair of a link first, looks, and looks again whenever it changes. */
const useCampaign = (
  client: TableClient,
  id: string,
  token: string | null,
): { seen: CampaignSeen | null; ui: GameUi | null; problem: string; attempt: Attempt } => {
  const { prefs } = usePrefs();
  const { link } = useClients();
  const [seen, setSeen] = useState<CampaignSeen | null>(null);
  const [ui, setUi] = useState<GameUi | null>(null);
  const [problem, setProblem] = useState('');
  const fail = useCallback(
    (e: unknown): void => setProblem(problemText(prefs.lang, e, ui)),
    [prefs.lang, ui],
  );
  const game = seen?.info.game;
  useEffect(() => {
    const teller = PAGES.find(page => page.id === game)?.campaign?.teller;
    if (teller) loadGame(teller).then(setUi, fail);
  }, [game, fail]);
  useEffect(() => {
    let isOn = true;
    const isThere = client.link === 'open' || link === 'open';
    const look = async (): Promise<void> => {
      if (token) await client.ask('campaign-join', { campaign: id, token }).then(forgetQuery);
      const now = await client.ask('campaign', { campaign: id });
      if (isOn) setSeen(now);
      if (isOn) setProblem('');
    };
    if (isThere) look().catch(fail);
    const forget = client.onPush(push => {
      if (push.push === 'campaign' && push.campaign === id) look().catch(fail);
    });
    return () => {
      isOn = false;
      forget();
    };
  }, [client, id, token, link, fail]);
  const attempt: Attempt = work => {
    setProblem('');
    work().catch(fail);
  };
  return { seen, ui, problem, attempt };
};
