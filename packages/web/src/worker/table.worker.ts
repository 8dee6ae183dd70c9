/**
 * A table in the browser: the same service as on the server, with bots, kept in the browser's own store. The
 * page runs it once more for records and odds, which may take long: that one is asked for nothing else.
 */
import { Memories, makeBot, meaningOf, sightOf, withWishes } from '@potyczka/bots';
import type { Listed } from '@potyczka/catalogue';
import { chanceFrom, quickDice, resume } from '@potyczka/kernel/run';
import {
  type Answers,
  type Connection,
  type Deps,
  Refused,
  Service,
  type Thought,
  type Turn,
} from '@potyczka/table';
import { reckonAdvice } from './advice.js';
import { type AnalysisRequest, isAnalysisRequest } from './analysis-messages.js';
import { type Drilled, drilled, probedIn } from './drill.js';
import { campaignOfGame, companyOf, drillOf, gameOf, hasGame, hintsOf } from './games.js';
import { IdbStore } from './idb-store.js';
import { reckonLuck } from './luck.js';
import {
  type AdviceRequest,
  type CheckRequest,
  type DrillRequest,
  isAdviceRequest,
  isCheckRequest,
  isDrillRequest,
  isFromHere,
  isLuckRequest,
  isOddsRequest,
  isStoryRequest,
  type LuckRequest,
  type OddsRequest,
  type StoryRequest,
} from './messages.js';
import { reckonOdds } from './odds.js';
import { checkRecord, type Story, storyOf, storyOfRecord } from './story.js';

const words = (bytes: number): string => {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(raw, b => b.toString(16).padStart(2, '0')).join('');
};

/** Time for one turn of a bot. */
const THINK_MS = { random: 5, gentle: 100, greedy: 250, search: 900 } as const;

const memories = new Memories();

const think = async (t: Thought, turn: Turn) => {
  const [game, usual] = (await Promise.all([gameOf(t.game), hintsOf(t.game)])) as [
    Listed['game'],
    Listed['hints'],
  ];
  const hints = withWishes(usual, t.wishes);
  const chance = chanceFrom(quickDice(t.dice));
  const world = resume(game, t.options as Record<string, unknown>, t.checkpoint, chance);
  const budget = { milliseconds: THINK_MS[t.level], now: () => performance.now() };
  const sight = sightOf(world, t.seat);
  const memory = memories.of(`${t.table} ${t.seat}`);
  const answer = makeBot(t.level, hints).answer(sight, quickDice(t.dice + 1), budget, memory);
  const said = meaningOf(sight, hints, quickDice(t.dice + 2), answer);
  if (said) turn.means?.(said);
  return answer;
};

/** What the table calls me until I say otherwise. */
const NAMELESS = 'Ty';

const store = new IdbStore();

const deps: Deps = {
  store,
  software: 'browser',
  gameOf,
  hasGame,
  companyOf,
  campaignOf: campaignOfGame,
  now: () => Date.now(),
  seed: () => words(32),
  token: () => words(16),
  think,
  botMs: level => THINK_MS[level],
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  reactionMs: 0,
  // The page has had it checked already, where it could be stopped.
  check: async () => undefined,
  guestName: () => NAMELESS,
  fault: (where, error) => console.error(where, error),
};

const service = new Service(deps);
const connection = service.connect({ id: 'me', name: NAMELESS }, push => postMessage(push));

/** Others who play at this device, each for themselves: what one is told the others are not. */
const others = new Map<string, Connection>();

const otherHere = (as: string): Connection => {
  const known = others.get(as);
  if (known) return known;
  const made = service.connect({ id: as, name: NAMELESS }, message => postMessage({ as, message }));
  others.set(as, made);
  return made;
};

/** What only this worker can be asked: the story of a match, of a table here or of a record from anywhere. */
const tellStory = async (m: StoryRequest): Promise<Story> => {
  if ('record' in m) return storyOfRecord(m.record, m.as, deps.gameOf);
  const stored = await store.load(m.history);
  const game = stored && (await deps.gameOf(stored.table.game));
  if (!game) throw new Refused({ code: 'unknown-table', why: { id: 'table-unknown-table' } });
  const { options, seed, salts, seats, phase } = stored.table;
  // Who plays at one device with others learns nothing of their hands before the end.
  if (phase !== 'over' && seats.filter(s => s.sitter.kind === 'human').length > 1)
    throw new Refused({ code: 'not-open', why: { id: 'table-not-over' } });
  const mine = seats.find(s => s.sitter.kind === 'human')?.seat;
  return storyOf({
    game,
    options: options as Record<string, unknown>,
    source: { seed, salts },
    entries: stored.entries,
    who: m.as ?? mine ?? 'spectator',
  });
};

/** A step of a guided game, played again from its start: nothing of it is kept. */
const playDrill = async (m: DrillRequest): Promise<Drilled | Answers['probe']> => {
  const game = await deps.gameOf(m.game);
  const drill = await drillOf(m.game, m.drill);
  if (!game || !drill) throw new Refused({ code: 'unknown-table', why: { id: 'table-unknown-table' } });
  return m.tried === undefined ? drilled(game, drill, m.answers) : probedIn(game, drill, m.answers, m.tried);
};

/** Says now and then how far it is, in milliseconds. */
const PROGRESS_MS = 200;

const nowAndThen = (): ((progress: number) => void) => {
  let last = performance.now();
  return progress => {
    if (performance.now() - last < PROGRESS_MS) return;
    last = performance.now();
    postMessage({ progress });
  };
};

const check = async ({ check: record }: CheckRequest): Promise<void> => {
  await checkRecord(record, deps.gameOf, nowAndThen());
};

type OwnRequest =
  | AnalysisRequest
  | StoryRequest
  | DrillRequest
  | CheckRequest
  | OddsRequest
  | LuckRequest
  | AdviceRequest;

const OWN = [
  isDrillRequest,
  isStoryRequest,
  isCheckRequest,
  isOddsRequest,
  isLuckRequest,
  isAdviceRequest,
  isAnalysisRequest,
];

/** Nothing of it loads with a table. */
const analyse = async ({ analysis }: AnalysisRequest): Promise<unknown> =>
  (await import('./analysis.js')).grantAnalysis(analysis);

const grant = (m: OwnRequest): unknown => {
  if (isAnalysisRequest(m)) return analyse(m);
  if (isCheckRequest(m)) return check(m);
  if (isOddsRequest(m)) return reckonOdds(m);
  if (isAdviceRequest(m)) return reckonAdvice(m, store);
  if (isLuckRequest(m)) return reckonLuck(m, nowAndThen());
  return isDrillRequest(m) ? playDrill(m) : tellStory(m);
};

const answerOwn = async (m: OwnRequest): Promise<unknown> => {
  try {
    return { re: m.id, ok: true, value: await grant(m) };
  } catch (e) {
    const problem = e instanceof Refused ? e.problem : { code: 'fault', why: { id: 'table-fault' } };
    return { re: m.id, ok: false, problem };
  }
};

addEventListener('message', async (e: MessageEvent<unknown>) => {
  const m = e.data;
  if (isFromHere(m)) {
    postMessage({ as: m.as, message: await otherHere(m.as).handle(m.message) });
    return;
  }
  const isOwn = OWN.some(is => is(m));
  postMessage(isOwn ? await answerOwn(m as OwnRequest) : await connection.handle(m));
});
