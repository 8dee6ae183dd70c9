import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { PAGES } from '../games/index.js';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import { Link } from '../ui/Link.js';
import { CampaignPage } from './CampaignPage.js';
import { campaignFrom, keepCampaign, keptCampaigns, newCampaign, onCampaigns } from './kept-campaigns.js';
import './campaigns.css';

/** The campaigns of a game in this browser: to go on with, to begin, to bring from a file. */
export const Campaigns = ({ game, id }: { readonly game: string; readonly id: string | null }): ReactNode => {
  const { t, prefs } = usePrefs();
  const all = useSyncExternalStore(onCampaigns, keptCampaigns);
  const page = PAGES.find(p => p.id === game && p.campaign);
  const campaign = all.find(c => c.id === id);
  if (!page?.campaign || (id !== null && !campaign)) return <p className="page">{t('notFound')}</p>;
  if (campaign) return <CampaignPage campaign={campaign} tellerId={page.campaign} />;
  const mine = all.filter(c => c.game === game);
  return (
    <main className="page campaigns">
      <h1>
        {page.title[prefs.lang]}: {t('campaign')}
      </h1>
      {mine.length > 0 && (
        <ul className="tables" aria-label={t('campaign')}>
          {mine.map(c => (
            <li key={c.id}>
              <Link to={`/campaign/${game}/${c.id}`} className="plain-button">
                {c.name} · {t('chapters', { n: c.chapters.length })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Begin game={game} />
      <Bring game={game} />
    </main>
  );
};

const FLAGS = ['permanentDeath', 'tamed', 'open'] as const;

const Begin = ({ game }: { readonly game: string }): ReactNode => {
  const { t } = usePrefs();
  const [name, setName] = useState('');
  const [players, setPlayers] = useState(1);
  const [flags, setFlags] = useState<Readonly<Record<string, boolean>>>({});
  const begin = (): void => {
    const made = newCampaign(game, name.trim() || t('campaign'), players, { ...flags });
    keepCampaign(made);
    go(`/campaign/${game}/${made.id}`);
  };
  return (
    <form
      className="form-part"
      onSubmit={e => {
        e.preventDefault();
        begin();
      }}
    >
      <h2>{t('newCampaign')}</h2>
      <label className="field">
        {t('campaignName')}
        <input value={name} maxLength={40} onChange={e => setName(e.target.value)} />
      </label>
      <label className="field">
        {t('campaignPlayers')}
        <select value={players} onChange={e => setPlayers(Number(e.target.value))}>
          {[1, 2, 3, 4].map(n => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </label>
      {FLAGS.map(flag => (
        <label key={flag} className="field check flag">
          <input
            type="checkbox"
            checked={flags[flag] ?? false}
            onChange={e => setFlags({ ...flags, [flag]: e.target.checked })}
          />
          <span>{t(`campaign-${flag}`)}</span>
        </label>
      ))}
      <button type="submit" className="primary">
        {t('beginCampaign')}
      </button>
    </form>
  );
};

const Bring = ({ game }: { readonly game: string }): ReactNode => {
  const { t } = usePrefs();
  const [problem, setProblem] = useState('');
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const made = campaignFrom(game, JSON.parse(await file.text()));
      if (!made) throw new Error('no campaign');
      keepCampaign(made);
      go(`/campaign/${game}/${made.id}`);
    } catch {
      setProblem(t('badCampaignFile'));
    }
  };
  return (
    <section>
      <label className="field">
        {t('importCampaign')}
        <input type="file" accept="application/json" onChange={e => void read(e.target.files?.[0])} />
      </label>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};
