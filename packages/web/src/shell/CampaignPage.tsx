import type { Json, Offer } from '@potyczka/kernel';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { loadGame } from '../games/index.js';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import { Link } from '../ui/Link.js';
import type { CampaignSeen } from '../wire/campaigns.js';
import { pathOf, useClients } from '../wire/clients.js';
import { dropCampaign, type KeptCampaign, keepCampaign } from './kept-campaigns.js';
import { problemText } from './problem.js';

interface CampaignPageProps {
  readonly campaign: KeptCampaign;
  /** The game whose page tells the campaign. */
  readonly tellerId: string;
}

/** One campaign: what it has come to, and the next decision. */
export const CampaignPage = ({ campaign, tellerId }: CampaignPageProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { seen, ui, problem, play } = useCampaign(campaign, tellerId);
  const { Chronicle } = ui ?? {};
  return (
    <main className="page campaign">
      <h1>{campaign.name}</h1>
      {problem && <p role="alert">{problem}</p>}
      {campaign.running ? (
        <Link
          to={pathOf(campaign.running.place, campaign.running.table)}
          className="plain-button primary big"
        >
          {t('goOnWithMatch')}
        </Link>
      ) : (
        seen && ui && <Offers offers={seen.offers} ui={ui} play={play} />
      )}
      {seen && Chronicle && <Chronicle state={seen.state} lang={prefs.lang} />}
      <Ledger campaign={campaign} />
    </main>
  );
};

const OPEN_FIRST = (a: Offer, b: Offer): number => Number(Boolean(a.refusal)) - Number(Boolean(b.refusal));

/** What may be played next; what may not says why. */
const Offers = ({
  offers,
  ui,
  play,
}: {
  readonly offers: readonly Offer[];
  readonly ui: GameUi;
  play(offer: string): void;
}): ReactNode => {
  const { t, prefs } = usePrefs();
  const [first, ...rest] = offers;
  const ordered = first?.id === 'found' && rest.length > 0 ? [...rest, first] : offers;
  return (
    <section aria-label={t('whatNext')}>
      <h2>{t('whatNext')}</h2>
      <ul className="offers">
        {[...ordered].sort(OPEN_FIRST).map(o => (
          <li key={o.id}>
            <button type="button" className="big" disabled={Boolean(o.refusal)} onClick={() => play(o.id)}>
              {ui.say(prefs.lang, o.ask)}
            </button>
            {o.ask.args?.party !== undefined && <small className="soft"> {String(o.ask.args.party)}</small>}
            {o.refusal && <small className="soft"> {ui.say(prefs.lang, o.refusal.why)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The chapters: how many, out into a file, the last one struck out, or all given up. */
const Ledger = ({ campaign }: { readonly campaign: KeptCampaign }): ReactNode => {
  const { t } = usePrefs();
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(campaign)], { type: 'application/json' }));
    link.download = `${campaign.game}-${campaign.name}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const strike = (): void => {
    if (confirm(t('strikeSure')))
      keepCampaign({ ...campaign, chapters: campaign.chapters.slice(0, -1), running: null });
  };
  const drop = (): void => {
    if (!confirm(t('dropSure'))) return;
    dropCampaign(campaign.id);
    go(`/campaign/${campaign.game}`);
  };
  return (
    <section>
      <h2>{t('chapters', { n: campaign.chapters.length })}</h2>
      <div className="row">
        <button type="button" onClick={save}>
          {t('exportCampaign')}
        </button>
        <button type="button" onClick={strike} disabled={campaign.chapters.length === 0}>
          {t('strikeOut')}
        </button>
        <button type="button" onClick={drop}>
          {t('dropCampaign')}
        </button>
      </div>
    </section>
  );
};

/** Folds the campaign in the worker, begins matches, and takes in those that have ended. */
const useCampaign = (
  campaign: KeptCampaign,
  tellerId: string,
): { seen: CampaignSeen | null; ui: GameUi | null; problem: string; play(offer: string): void } => {
  const { prefs, t } = usePrefs();
  const clients = useClients();
  const [seen, setSeen] = useState<CampaignSeen | null>(null);
  const [ui, setUi] = useState<GameUi | null>(null);
  const [problem, setProblem] = useState('');
  const fail = useCallback((e: unknown): void => setProblem(problemText(prefs.lang, e, null)), [prefs.lang]);
  useEffect(() => {
    loadGame(tellerId).then(setUi, fail);
  }, [tellerId, fail]);
  useEffect(() => {
    let isOn = true;
    const { game, options, chapters, running } = campaign;
    const text = { game, options, chapters };
    const look = async (): Promise<void> => {
      const browser = clients.browser();
      if (!running) {
        const now = await browser.campaign(text);
        if (isOn) setSeen(now);
        return;
      }
      const client = running.place === 'server' ? clients.server : browser;
      const [now, { result }] = await Promise.all([
        browser.campaign(text),
        client.ask('watch', { table: running.table }),
      ]);
      if (isOn) setSeen(now);
      if (result === null || result === undefined || !isOn) return;
      const { offer, from } = running;
      const next = await browser.campaign({ ...text, add: { offer, from, result: result as Json } });
      if (!isOn) return;
      if (next.refusal) setProblem(t('chapterRefused'));
      keepCampaign({ ...campaign, chapters: next.chapters ?? chapters, running: null });
    };
    look().catch(fail);
    return () => {
      isOn = false;
    };
  }, [campaign, clients, fail, t]);
  const play = async (offer: string): Promise<void> => {
    const browser = clients.browser();
    const { game, options, chapters, players } = campaign;
    const { match, moment } = await browser.campaign({ game, options, chapters, play: { offer, players } });
    if (!match) return;
    const place = players > 1 && clients.link === 'open' ? 'server' : 'browser';
    const client = place === 'server' ? clients.server : browser;
    const count = Number(match.options.players ?? 1);
    const seats = Array.from({ length: count }, (_, i) =>
      i === 0
        ? ({ kind: 'me' } as const)
        : place === 'server'
          ? ({ kind: 'open' } as const)
          : ({ kind: 'bot', level: 'greedy' } as const),
    );
    const ready = await loadGame(match.game);
    const { table } = await client.ask('create', {
      game: ready.id,
      options: { ...defaultsOf(ready), ...match.options },
      seats,
      hidden: true,
    });
    keepCampaign({ ...campaign, running: { offer, from: moment, table, place } });
    go(pathOf(place, table));
  };
  return { seen, ui, problem, play: offer => void play(offer).catch(fail) };
};

const defaultsOf = (ui: GameUi): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(ui.options).flatMap(([name, field]) =>
      field.kind === 'brought' ? [] : [[name, field.default as Json]],
    ),
  );
