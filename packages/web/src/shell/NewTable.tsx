import type { Json, Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { Clock, TableInfo } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import type { GameUi, Needs } from '../games/game-ui.js';
import { type Say, usePrefs } from '../prefs.js';
import { go, useRoute } from '../router.js';
import { FacesOf } from '../ui/faces/FacesOf.js';
import { pathOf, type TableHome, useClients } from '../wire/clients.js';
import { clockText } from './clock-text.js';
import { type Bringers, type Edits, optionsWith, settingsIn } from './edits.js';
import { FigureOf } from './FigureOf.js';
import { GameHead } from './GameHead.js';
import { GameOptions, isFaulty } from './GameOptions.js';
import { cleanName, NAME_LENGTH } from './person.js';
import { problemText } from './problem.js';
import { Radio } from './Radio.js';
import { type OtherHere, seatHere } from './seat-here.js';
import { useGame } from './useGame.js';
import './new-table.css';

/** The bots that people may choose, the weakest first. */
const LEVELS = ['gentle', 'greedy', 'search'] as const;
/** `here`: somebody else at this device. */
type SeatKind = 'me' | 'here' | 'open' | (typeof LEVELS)[number];

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
  readonly late: TableInfo['late'];
  readonly lang: Lang | '';
}

/** Friends get open seats, a chat and a table that only a link leads to. */
const termsFor = (company: Company): Terms => ({
  clock: 0,
  hidden: company === 'friends',
  chat: company === 'friends',
  heard: false,
  away: 0,
  late: 'ask',
  lang: '',
});

const seatsFor = (company: Company): readonly SeatKind[] => {
  const other = company === 'friends' ? 'open' : 'greedy';
  return ['me', other, other, other, other, other];
};

/** What others at this device are called, by their place in the list of seats. */
type Names = Readonly<Record<number, string>>;

/** Friends are far apart on the server, and at one device in the browser. */
const kindAt = (place: TableHome, kind: SeatKind): SeatKind => {
  if (kind === 'open' && place === 'browser') return 'here';
  return kind === 'here' && place === 'server' ? 'open' : kind;
};

const wantedSeat = (kind: SeatKind) => {
  if (kind === 'me') return { kind } as const;
  return kind === 'open' || kind === 'here'
    ? ({ kind: 'open' } as const)
    : ({ kind: 'bot', level: kind } as const);
};

const othersHere = (t: Say, seated: readonly SeatKind[], names: Names): readonly OtherHere[] =>
  seated.flatMap((kind, i) =>
    kind === 'here'
      ? [{ seat: `p${i + 1}` as Seat, name: cleanName(names[i] ?? '') || t('personHere', { n: i + 1 }) }]
      : [],
  );

/** My seat, if I take one, and those for which I choose: of bots, and of others at this device. */
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
  const [wish, setPlace] = useState<TableHome | null>(company === 'friends' ? 'server' : null);
  const [terms, setTerms] = useState(() => termsFor(company));
  const [problem, setProblem] = useState('');
  const place = wish ?? (clients.link === 'open' ? 'server' : 'browser');
  const [names, setNames] = useState<Names>({});
  const count = ui.setUp.seatCount(optionsWith(ui, edits));
  const seated = kinds.slice(0, count).map(kind => kindAt(place, kind));
  const who = bringersOf(seated, count);
  const create = async (): Promise<void> => {
    const client = place === 'server' ? clients.server : clients.browser();
    const seats = seated.map(wantedSeat);
    const others = othersHere(t, seated, names);
    const { clock, hidden, chat, heard, away, late, lang } = terms;
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
          late,
          heard: chat && heard,
          ...(away > 0 && { awayMinutes: away }),
        }),
      });
      if (others.length > 0)
        await seatHere(ui, clients.browser(), made, others, prefs.name || t('personHere', { n: 1 }), edits);
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
        <Head {...{ ui, company }} />
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
            <Seats {...{ ui, place, seated, setKinds, names, setNames }} />
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

/** What is made here, and with whom. */
const Head = ({ ui, company }: { ui: GameUi; company: Company }): ReactNode => {
  const { t, prefs } = usePrefs();
  return (
    <GameHead id={ui.id}>
      <h1>
        {t(company === 'friends' ? 'withFriends' : 'newTable')}: {ui.title[prefs.lang]}
      </h1>
      {company === 'friends' && <p className="lead">{t('friendsHint')}</p>}
    </GameHead>
  );
};

const Where = ({ place, setPlace }: { place: TableHome; setPlace(place: TableHome): void }): ReactNode => {
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
        set={x => setPlace(x as TableHome)}
      />
      {place === 'browser' && !isSecureContext && <p className="soft">{t('plainKeep')}</p>}
    </>
  );
};

interface TermsProps {
  readonly place: TableHome;
  readonly terms: Terms;
  set(change: Partial<Terms>): void;
}

/** Language, clock, who plays for those away, chat, privacy. */
const TermsOf = ({ place, terms, set }: TermsProps): ReactNode => {
  const { t } = usePrefs();
  const { clock, hidden, chat, heard, away, late, lang } = terms;
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
          <label className="field">
            {t('late')}
            <select value={late} onChange={e => set({ late: e.target.value as TableInfo['late'] })}>
              {(['ask', 'free', 'no'] as const).map(each => (
                <option key={each} value={each}>
                  {t(`late-${each}`)}
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
  readonly place: TableHome;
  readonly seated: readonly SeatKind[];
  readonly names: Names;
  setKinds(change: (kinds: readonly SeatKind[]) => readonly SeatKind[]): void;
  setNames(change: (names: Names) => Names): void;
}

/** Who sits where. */
const Seats = ({ ui, place, seated, setKinds, names, setNames }: SeatsProps): ReactNode => {
  const { t, prefs } = usePrefs();
  /** I can sit on one seat only. */
  const choose = (at: number, kind: SeatKind): void =>
    setKinds(all => all.map((k, i) => (i === at ? kind : k === 'me' && kind === 'me' ? 'open' : k)));
  return (
    <fieldset>
      <legend>{t('seats')}</legend>
      {seated.map((kind, i) => (
        <div key={`seat ${i + 1}`} className="seat-choice">
          <label className="field">
            <FigureOf ui={ui} seat={`p${i + 1}`} size={34} />
            {ui.seats.look(`p${i + 1}`).name[prefs.lang]}
            <select value={kind} onChange={e => choose(i, e.target.value as SeatKind)}>
              <option value="me">{t('seatMe')}</option>
              {place === 'server' && <option value="open">{t('seatOpen')}</option>}
              {place === 'browser' && <option value="here">{t('seatHere')}</option>}
              {LEVELS.map(level => (
                <option key={level} value={level}>
                  {t('seatBot', { level: t(`level-${level}`) })}
                </option>
              ))}
            </select>
          </label>
          {kind === 'here' && (
            <label className="field">
              {t('nameHere')}
              <input
                value={names[i] ?? ''}
                maxLength={NAME_LENGTH}
                placeholder={t('personHere', { n: i + 1 })}
                onChange={e => {
                  const { value } = e.target;
                  setNames(old => ({ ...old, [i]: value }));
                }}
              />
            </label>
          )}
        </div>
      ))}
      {seated.includes('here') && <p className="soft">{t('hereHidden')}</p>}
      {LEVELS.filter(level => seated.includes(level)).map(level => (
        <p key={level} className="soft">
          <b>{t('seatBot', { level: t(`level-${level}`) })}</b> {t(`level-${level}-says`)}
        </p>
      ))}
    </fieldset>
  );
};
