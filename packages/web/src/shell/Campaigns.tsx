import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { CampaignFlag, GamePage, PickerProps, QuickStart, QuickWishes } from '../games/game-ui.js';
import { PAGES } from '../games/index.js';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import { Link } from '../ui/Link.js';
import { pathOf, type TableHome, useClients } from '../wire/clients.js';
import { GameHead } from './GameHead.js';
import { type CampaignFile, campaignFrom } from './old-campaigns.js';
import { problemText } from './problem.js';
import { playIn } from './quick-start.js';
import { campaignPath, useCampaigns } from './useCampaigns.js';
import './new-table.css';
import './campaigns.css';

/** The campaigns of a game: to go on with, to begin, to bring from a file. */
export const Campaigns = ({ game }: { readonly game: string }): ReactNode => {
  const { t, prefs } = usePrefs();
  const all = useCampaigns();
  const page = PAGES.find(p => p.id === game && p.campaign);
  if (!page?.campaign) return <p className="page">{t('notFound')}</p>;
  const mine = all.filter(c => c.game === game);
  return (
    <main className="page campaigns" data-game={game}>
      <GameHead id={game}>
        <h1>
          {page.title[prefs.lang]}: {t('campaign')}
        </h1>
        <div className="row">
          <Link to={`/learn/${page.campaign.teller}`} className="plain-button">
            {t('learn')}
          </Link>
          <Link to={`/rules/${page.campaign.teller}`} className="plain-button">
            {t('rules')}
          </Link>
        </div>
      </GameHead>
      {mine.length > 0 && (
        <section>
          <h2>{t('campaigns')}</h2>
          <ul className="campaign-list" aria-label={t('campaign')}>
            {mine.map(c => (
              <li key={c.campaign}>
                <Link to={campaignPath(c.place, c.campaign)} className="plain-button">
                  <strong>{c.name}</strong>
                  <span className="soft">
                    {c.lines > 0 ? t('entriesOf', { n: c.lines }) : t('notBegun')} ·{' '}
                    {t(c.place === 'server' ? 'onServer' : 'keptHere')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="campaign-ways">
        <Begin page={page} />
        <Bring game={game} />
      </div>
    </main>
  );
};

/** Begins a campaign somewhere and goes there. */
const useBegin = (): {
  problem: string;
  begin(place: TableHome, file: CampaignFile, quick?: Promise<QuickStart>): void;
} => {
  const { prefs } = usePrefs();
  const clients = useClients();
  const [problem, setProblem] = useState('');
  const begin = async (place: TableHome, file: CampaignFile, quick?: Promise<QuickStart>): Promise<void> => {
    const client = place === 'server' ? clients.server : clients.browser();
    const { campaign } = await client.ask('campaign-begin', file);
    const table = quick ? await playIn(client, campaign, await quick) : null;
    go(table === null ? campaignPath(place, campaign) : pathOf(place, table));
  };
  return {
    problem,
    begin: (place, file, quick) =>
      void begin(place, file, quick).catch(e => setProblem(problemText(prefs.lang, e, null))),
  };
};

const PlaceField = ({
  place,
  onChange,
}: {
  readonly place: TableHome;
  onChange(place: TableHome): void;
}): ReactNode => {
  const { t } = usePrefs();
  const { link } = useClients();
  return (
    <>
      <label className="field">
        {t('keptWhere')}
        <select value={place} onChange={e => onChange(e.target.value as TableHome)}>
          <option value="browser">{t('keptHere')}</option>
          <option value="server" disabled={link !== 'open'}>
            {t('keptOnServer')}
          </option>
        </select>
      </label>
      {place === 'browser' && !isSecureContext && <p className="soft">{t('plainKeep')}</p>}
    </>
  );
};

const Flag = ({
  flag,
  isOn,
  onChange,
}: {
  readonly flag: CampaignFlag;
  readonly isOn: boolean;
  onChange(on: boolean): void;
}): ReactNode => {
  const { prefs } = usePrefs();
  return (
    <label className="field check flag">
      <input type="checkbox" checked={isOn} onChange={e => onChange(e.target.checked)} />
      <span>{flag.text[prefs.lang]}</span>
    </label>
  );
};

/** Who goes on the first evening: drawn by the game, loaded with this page. */
const QuickHeroes = ({
  quick,
  heroes,
  onChange,
}: {
  readonly quick: NonNullable<NonNullable<GamePage['campaign']>['quick']>;
  readonly heroes: QuickWishes['heroes'];
  onChange(heroes: QuickWishes['heroes']): void;
}): ReactNode => {
  const { prefs } = usePrefs();
  const Picker: ComponentType<PickerProps> = useMemo(
    () => lazy(async () => ({ default: (await quick.Picker()).Picker })),
    [quick],
  );
  return (
    <Suspense>
      <Picker lang={prefs.lang} heroes={heroes} onChange={onChange} />
    </Suspense>
  );
};

const Begin = ({ page }: { readonly page: GamePage }): ReactNode => {
  const { t } = usePrefs();
  const [name, setName] = useState('');
  const [chairs, setChairs] = useState(1);
  const [place, setPlace] = useState<TableHome>('browser');
  const [flags, setFlags] = useState<Readonly<Record<string, boolean>>>({});
  const [heroes, setHeroes] = useState<QuickWishes['heroes']>([]);
  const [isBusy, setBusy] = useState(false);
  const { begin, problem } = useBegin();
  const quick = chairs === 1 ? page.campaign?.quick : undefined;
  const file = { game: page.id, name: name.trim() || t('campaign'), chairs, options: { ...flags } };
  const isQuick = quick !== undefined && heroes.length >= 2;
  return (
    <form
      className="form form-part"
      onSubmit={e => {
        e.preventDefault();
        setBusy(isQuick);
        begin(place, file, isQuick ? quick.start({ party: name, heroes }) : undefined);
      }}
    >
      <h2>{t('newCampaign')}</h2>
      <label className="field">
        {t('campaignName')}
        <input value={name} maxLength={40} onChange={e => setName(e.target.value)} />
      </label>
      {quick && <QuickHeroes quick={quick} heroes={heroes} onChange={setHeroes} />}
      <label className="field">
        {t('campaignPlayers')}
        <select value={chairs} onChange={e => setChairs(Number(e.target.value))}>
          {[1, 2, 3, 4].map(n => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </label>
      <PlaceField place={place} onChange={setPlace} />
      {page.campaign?.flags.map(flag => (
        <Flag
          key={flag.id}
          flag={flag}
          isOn={flags[flag.id] ?? false}
          onChange={on => setFlags({ ...flags, [flag.id]: on })}
        />
      ))}
      <div className="row">
        <button type="submit" className="primary big" disabled={isBusy && !problem}>
          {isBusy && !problem ? t('settingOut') : t(isQuick ? 'setOut' : 'beginCampaign')}
        </button>
        {isQuick && (
          <button type="button" className="big" onClick={() => begin(place, file)}>
            {t('stepByStep')}
          </button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
};

const Bring = ({ game }: { readonly game: string }): ReactNode => {
  const { t } = usePrefs();
  const [isBad, setBad] = useState(false);
  const [place, setPlace] = useState<TableHome>('browser');
  const { begin, problem } = useBegin();
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setBad(false);
    try {
      const made = campaignFrom(game, JSON.parse(await file.text()));
      if (made) begin(place, made);
      else setBad(true);
    } catch {
      setBad(true);
    }
  };
  return (
    <section className="form form-part">
      <h2>{t('importCampaign')}</h2>
      <PlaceField place={place} onChange={setPlace} />
      <label className="plain-button file-button">
        {t('chooseFile')}
        <input
          type="file"
          className="hidden-text"
          accept="application/json"
          onChange={e => void read(e.target.files?.[0])}
        />
      </label>
      {(isBad || problem) && <p role="alert">{isBad ? t('badCampaignFile') : problem}</p>}
    </section>
  );
};
