import type { Json, Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { Clock } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import type { GameUi, Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { go, useRoute } from '../router.js';
import { FacesOf } from '../ui/faces/FacesOf.js';
import { type Place, pathOf, useClients } from '../wire/clients.js';
import { clockText } from './clock-text.js';
import { type Bringers, type Edits, optionsWith, settingsIn } from './edits.js';
import { FigureOf } from './FigureOf.js';
import { GameHead } from './GameHead.js';
import { GameOptions, isFaulty } from './GameOptions.js';
import { problemText } from './problem.js';
import { Radio } from './Radio.js';
import { useGame } from './useGame.js';
import './new-table.css';

/** The bots that people may choose, the weakest first. */
const LEVELS = ['gentle', 'greedy', 'search'] as const;
type SeatKind = 'me' | 'open' | (typeof LEVELS)[number];

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', seconds: 90 },
  { kind: 'live', seconds: 300 },
  { kind: 'slow', days: 1 },
  { kind: 'slow', days: 3 },
];

/** After so many minutes a bot plays for somebody who is away. */
const A_DAY = 1440;
const AWAY = [0, 5, 30, A_DAY] as const;

/** Options from the game's schema, who sits where, clock, privacy. */
export const NewTable = ({ game }: { game: string }): ReactNode => {
  const ui = useGame(game);
  const { t } = usePrefs();
  if (ui) return <Form key={game} ui={ui} />;
  return (
    <main className="page">
      <p role="status">{t('opening')}</p>
    </main>
  );
};

/** With whom a table is made, as the first page was told. */
type Company = 'friends' | 'nobody' | 'bots';

const companyOf = (query: URLSearchParams): Company => {
  const wish = query.get('with');
  return wish === 'friends' || wish === 'nobody' ? wish : 'bots';
};

/** What concerns the company at a table. */
interface Terms {
  readonly clock: number;
  readonly hidden: boolean;
  readonly chat: boolean;
  readonly heard: boolean;
  readonly away: number;
  readonly lang: Lang | '';
}

/** Friends get open seats, a chat and a table that only a link leads to. */
const termsFor = (company: Company): Terms => ({
  clock: 0,
  hidden: company === 'friends',
  chat: company === 'friends',
  heard: false,
  away: 0,
  lang: '',
});

const seatsFor = (company: Company): readonly SeatKind[] => {
  const other = company === 'friends' ? 'open' : 'greedy';
  return ['me', other, other, other, other, other];
};

/** My seat, if I take one, and those of bots. */
const bringersOf = (kinds: readonly SeatKind[], count: number): Bringers => {
  const seats = kinds.slice(0, count).map((kind, i) => ({ kind, seat: `p${i + 1}` as Seat }));
  return {
    mine: seats.find(s => s.kind === 'me')?.seat ?? null,
    bots: seats.filter(s => s.kind !== 'me' && s.kind !== 'open').map(s => s.seat),
  };
};

const Form = ({ ui }: { ui: GameUi }): ReactNode => {
  const { t, prefs } = usePrefs();
  const clients = useClients();
  const { query } = useRoute();
  const company = companyOf(query);
  const [edits, setEdits] = useState<Edits>(() => ({
    ...(company === 'bots' ? {} : (ui.setUp.company[company] ?? {})),
    ...settingsIn(ui, query),
  }));
  const [kinds, setKinds] = useState<readonly SeatKind[]>(() => seatsFor(company));
  const [wish, setPlace] = useState<Place | null>(company === 'friends' ? 'server' : null);
  const [terms, setTerms] = useState(() => termsFor(company));
  const [problem, setProblem] = useState('');
  const place = wish ?? (clients.link === 'open' ? 'server' : 'browser');
  const count = ui.setUp.seatCount(optionsWith(ui, edits));
  const who = bringersOf(kinds, count);
  const create = async (): Promise<void> => {
    const client = place === 'server' ? clients.server : clients.browser();
    const seats = kinds
      .slice(0, count)
      .map(k => (k === 'me' || k === 'open' ? ({ kind: k } as const) : ({ kind: 'bot', level: k } as const)));
    const { clock, hidden, chat, heard, away, lang } = terms;
    try {
      const made = await client.ask('create', {
        game: ui.id,
        options: optionsWith(ui, edits, who),
        seats,
        hidden,
        ...(lang && { lang }),
        ...(place === 'server' && {
          clock: CLOCKS[clock] as Clock,
          chat,
          heard: chat && heard,
          ...(away > 0 && { awayMinutes: away }),
        }),
      });
      go(pathOf(place, made.table) + (company === 'friends' ? '?invite' : ''));
    } catch (e) {
      setProblem(problemText(prefs.lang, e, ui));
    }
  };
  const set = (name: string, value: Json): void => {
    setProblem('');
    setEdits(before => ({ ...before, [name]: value }));
  };
  return (
    <FacesOf game={ui.id} faces={ui.faces} view={null}>
      <main className="page" data-game={ui.id}>
        <GameHead id={ui.id}>
          <h1>
            {t(company === 'friends' ? 'withFriends' : 'newTable')}: {ui.title[prefs.lang]}
          </h1>
          {company === 'friends' && <p className="lead">{t('friendsHint')}</p>}
        </GameHead>
        <form
          className="form new-table"
          onSubmit={e => {
            e.preventDefault();
            void create();
          }}
        >
          <GameOptions {...{ ui, edits, who, set }} />
          <div className="form-part">
            <Where place={place} setPlace={setPlace} />
            <Seats {...{ ui, place, kinds, setKinds, count }} />
            <TermsOf {...{ place, terms }} set={x => setTerms(old => ({ ...old, ...x }))} />
            <div className="form-end">
              {problem && <p role="alert">{problem}</p>}
              <button type="submit" className="primary big" disabled={isFaulty({ ui, edits, who })}>
                {t(company === 'friends' ? 'createAndInvite' : 'create')}
              </button>
            </div>
          </div>
        </form>
      </main>
    </FacesOf>
  );
};

const Where = ({ place, setPlace }: { place: Place; setPlace(place: Place): void }): ReactNode => {
  const { t } = usePrefs();
  return (
    <>
      <Radio
        label={t('where')}
        name="where"
        value={place}
        choices={[
          ['server', t('onServer')],
          ['browser', t('inBrowser')],
        ]}
        set={x => setPlace(x as Place)}
      />
      {place === 'browser' && !isSecureContext && <p className="soft">{t('plainKeep')}</p>}
    </>
  );
};

interface TermsProps {
  readonly place: Place;
  readonly terms: Terms;
  set(change: Partial<Terms>): void;
}

/** Language, clock, who plays for those away, chat, privacy. */
const TermsOf = ({ place, terms, set }: TermsProps): ReactNode => {
  const { t } = usePrefs();
  const { clock, hidden, chat, heard, away, lang } = terms;
  return (
    <fieldset>
      <legend>{t('tableOptions')}</legend>
      <label className="field">
        {t('logLang')}
        <select value={lang} onChange={e => set({ lang: e.target.value as Lang | '' })}>
          <option value="">{t('logLang-own')}</option>
          <option value="pl" lang="pl">
            polski
          </option>
          <option value="en" lang="en">
            English
          </option>
        </select>
      </label>
      {place === 'server' && (
        <>
          <label className="field">
            {t('clock')}
            <select value={clock} onChange={e => set({ clock: Number(e.target.value) })}>
              {CLOCKS.map((c, i) => (
                <option key={JSON.stringify(c)} value={i}>
                  {clockText(t, c)}
                </option>
              ))}
            </select>
            {clock > 0 && <small className="soft">{t('clockHint')}</small>}
          </label>
          <label className="field">
            {t('awayAfter')}
            <select value={away} onChange={e => set({ away: Number(e.target.value) })}>
              {AWAY.map(n => (
                <option key={n} value={n}>
                  {n === 0 ? t('never') : n === A_DAY ? t('aDay') : t('minutes', { n })}
                </option>
              ))}
            </select>
          </label>
          <label className="field check">
            <input type="checkbox" checked={chat} onChange={e => set({ chat: e.target.checked })} />{' '}
            {t('withChat')}
          </label>
          {chat && (
            <label className="field check">
              <input type="checkbox" checked={heard} onChange={e => set({ heard: e.target.checked })} />{' '}
              {t('spectatorsWrite')}
            </label>
          )}
          <label className="field check">
            <input type="checkbox" checked={hidden} onChange={e => set({ hidden: e.target.checked })} />{' '}
            {t('hiddenTable')}
          </label>
        </>
      )}
    </fieldset>
  );
};

interface SeatsProps {
  readonly ui: Needs<'seats' | 'Figure'>;
  readonly place: Place;
  readonly kinds: readonly SeatKind[];
  readonly count: number;
  setKinds(change: (kinds: readonly SeatKind[]) => readonly SeatKind[]): void;
}

/** Who sits where. */
const Seats = ({ ui, place, kinds, setKinds, count }: SeatsProps): ReactNode => {
  const { t, prefs } = usePrefs();
  /** I can sit on one seat only. */
  const choose = (at: number, kind: SeatKind): void =>
    setKinds(all => all.map((k, i) => (i === at ? kind : k === 'me' && kind === 'me' ? 'open' : k)));
  return (
    <fieldset>
      <legend>{t('seats')}</legend>
      {Array.from({ length: count }, (_, i) => (
        <label key={`seat ${i + 1}`} className="field">
          <FigureOf ui={ui} seat={`p${i + 1}`} size={34} />
          {ui.seats.look(`p${i + 1}`).name[prefs.lang]}
          <select value={kinds[i]} onChange={e => choose(i, e.target.value as SeatKind)}>
            <option value="me">{t('seatMe')}</option>
            {place === 'server' && <option value="open">{t('seatOpen')}</option>}
            {LEVELS.map(level => (
              <option key={level} value={level}>
                {t('seatBot', { level: t(`level-${level}`) })}
              </option>
            ))}
          </select>
        </label>
      ))}
      {LEVELS.filter(level => kinds.slice(0, count).includes(level)).map(level => (
        <p key={level} className="soft">
          <b>{t('seatBot', { level: t(`level-${level}`) })}</b> {t(`level-${level}-says`)}
        </p>
      ))}
    </fieldset>
  );
};
