import {
  fold,
  memo,
  type Proc,
  type Seat,
  type Show,
  type Source,
  through,
  together,
} from '@potyczka/kernel';
import { tallyOf } from '@potyczka/kit';
import { cardSourcesOf } from '../cards/in-force.js';
import type { Keywords, Param } from '../content/cards.js';
import type { KeywordId } from '../content/keywords.js';
import {
  type AttackSum,
  type Keyword,
  type Me,
  STEPS,
  type StepName,
  SUMS,
  type SumName,
  stepsOf,
} from '../moments.js';
import { blueFirst, inPlay, type S, type T, type UnitS, unitOf, unitsOf } from '../state.js';
import { msg } from '../text/say.js';
import { SEATS } from '../vocabulary.js';
import { once } from './memory.js';
import { registry } from './registry.js';
import { isUsable, marked, type Sheet, sheetOf, weaponAt } from './sheet.js';

type Acting = Source<Keyword, Me>;

/** Which keywords and cards change a value or act. */
export const used = tallyOf();

/** Where a moment finds something: at a sum or at a step. */
const actsAt = (acts: Keyword, moment: string): boolean =>
  (acts.sums !== undefined && moment in acts.sums) || (acts.steps !== undefined && moment in acts.steps);

const NOBODY: readonly Acting[] = [];

/** What a unit's own keywords and cards do at a moment. */
const unitSources = (s: S, unit: UnitS, moment: string): readonly Acting[] =>
  sourcesByMoment(s, unit, sheetOf(s, unit)).get(moment) ?? NOBODY;

const sortedByMoment = (s: S, unit: UnitS, sheet: Sheet): Map<string, Acting[]> => {
  const found = new Map<string, Acting[]>();
  const add = (source: Acting): void => {
    const { sums, steps } = source.acts;
    for (const moment of new Set([...Object.keys(sums ?? {}), ...Object.keys(steps ?? {})]))
      found.set(moment, [...(found.get(moment) ?? []), source]);
  };
  for (const me of sheet.sources) {
    const acts = registry().keywords.get(me.id);
    if (acts) add({ acts, me });
  }
  unit.upgrades.forEach((equipped, n) => {
    if (!isUsable(s, unit, n)) return;
    for (const acts of registry().cards.get(`upgrade:${equipped.card}`) ?? [])
      add({ acts, me: { id: acts.id, seat: unit.seat, unit: unit.id, x: 0, params: [{}], from: [n] } });
  });
  return found;
};
/** A unit has a sheet of its own, and another when its cards come to something else. */
const sourcesByMoment = memo((_s: S, _unit: UnitS, sheet: Sheet) => sheet, sortedByMoment);

/** LEG-ATK-40: the keywords of the weapons in the pool that is being resolved, values added up. */
const poolSources = (s: S, moment: string): Acting[] => {
  const a = s.attack;
  const pool = a?.pools[a.at];
  if (!a || !pool) return [];
  const sums = new Map<KeywordId, { x: number; params: Param[] }>();
  for (const { unit, weapon } of pool.weapons) {
    const owner = s.units[unit] ?? (unit === a.bomb?.id ? unitOf(s, unit) : undefined);
    const keywords = owner && weaponAt(s, owner, weapon).keywords;
    for (const id in keywords) {
      const key = id as KeywordId;
      const value = keywords[key];
      const param: Param = value === true ? {} : typeof value === 'number' ? { x: value } : (value ?? {});
      const now = sums.get(key) ?? { x: 0, params: [] };
      sums.set(key, { x: now.x + (param.x ?? 0), params: [...now.params, param] });
    }
  }
  for (const { name, n } of marked(unitOf(s, a.by), 'weapons:')) {
    const now = sums.get(name as KeywordId) ?? { x: 0, params: [] };
    sums.set(name as KeywordId, { x: now.x + n, params: [...now.params, n > 0 ? { x: n } : {}] });
  }
  const found: Acting[] = [];
  for (const [id, { x, params }] of sums) {
    const acts = registry().keywords.get(id);
    if (!acts || !actsAt(acts, moment)) continue;
    const { seat } = unitOf(s, a.by);
    found.push({ acts, me: { id, seat, unit: a.by, x, params, from: params.map(() => -1) } });
  }
  return found;
};

/** What the core rules themselves do inside a value. */
const CORE: Keyword = {
  id: 'core',
  sums: {
    cover: { in: 'cap', change: v => Math.min(2, v) }, // LEG-COVER-12
    // LEG-KWW-IMMOBILIZE-02
    speed: { in: 'reduce', change: (v, c) => v - (c.s.units[c.unit]?.tokens.immobilize ?? 0) },
  },
};
const OF_CORE: Acting = {
  acts: CORE,
  me: { id: 'core', seat: 'p1', unit: null, x: 0, params: [], from: [] },
};

/** Do weapons of the pool speak when a value of an attack is asked for? The compiler asks about every new one. */
const OF_WEAPONS: Readonly<Record<AttackSum, boolean>> = {
  rerolls: true,
  attackChart: true,
  criticals: true,
  mayDodge: true,
  dodgesCrits: false,
  wantsDodge: false,
  cover: true,
  coverCancels: true,
  mayIgnoreCover: false,
  impact: true,
  ram: true,
  armour: true,
  pierce: true,
  mayPierce: false,
  mayWoundBack: true,
  extraDice: true,
  mayBeImpervious: false,
  defenceRerolls: false,
  surgeBlocks: false,
  suppression: true,
  maySupport: true,
  // asked about a weapon before it is in a pool: it speaks for itself
  weapon: false,
  shootsInMelee: false,
};

/** Moments at which weapons of the pool speak too: all of an attack, and those values. */
const IN_ATTACK: ReadonlySet<string> = new Set<SumName | StepName>([
  ...stepsOf('before', 'pool', 'guard'),
  ...(Object.keys(OF_WEAPONS) as AttackSum[]).filter(name => OF_WEAPONS[name]),
]);

/** Is a keyword of a weapon asked at this moment, once the weapon is in a pool? */
export const asksWeapons = (moment: string): boolean => IN_ATTACK.has(moment);

/** Moments at which units speak that are not on the battlefield yet. */
const BEFORE_PLAY: ReadonlySet<string> = new Set<SumName | StepName>(['deploys', 'deploy', 'setupTokens']);

const casts = together();

/** All that could act: as long as it is the same, so are those who act at a moment. */
const castOf = (s: S): object =>
  once(s, 'cast', () => casts([cardSourcesOf(s), ...inPlay(s).map(u => sheetOf(s, u))]));

const sourcesInPlay = memo([s => castOf(s), (_, moment) => moment], (s: S, moment: SumName | StepName) =>
  findSources(s, moment, inPlay(s), cardSourcesOf(s)),
);

/** Everything that acts at a moment: units on the field, weapons of the pool, cards in play. */
const sourcesAt = (s: S, moment: SumName | StepName): readonly Acting[] => {
  if (BEFORE_PLAY.has(moment))
    return once(s, `at:${moment}`, () => {
      const units = unitsOf(s).filter(u => u.where !== 'defeated');
      return findSources(s, moment, units, cardSourcesOf(s)).all;
    });
  const { all, cards: ofCards } = sourcesInPlay(s, moment);
  if (!s.attack || !IN_ATTACK.has(moment)) return all;
  return once(s, `at:${moment}`, () => {
    const pool = poolSources(s, moment);
    return pool.length === 0 ? all : [...all.slice(0, all.length - ofCards.length), ...pool, ...ofCards];
  });
};

/** Does anything speak at a moment at all? */
export const actsAny = (s: S, moment: StepName): boolean => sourcesAt(s, moment).length > 0;

/** Does a unit have the same keywords whatever its wounds, and whoever of it is left? */
export const keepsKeywords = (s: S, unit: UnitS): boolean =>
  unitSources(s, unit, 'keywords').length === 0 && unit.minis.every(m => m.role === 0);

/** Would nothing act at a moment, in any of some states that differ only in their dice? */
export const isSilent = <K extends StepName>(
  name: K,
  tries: readonly S[],
  c: (s: S) => Omit<StepCtx<K>, 's'> & { readonly s: S },
): boolean => {
  const [first] = tries;
  const sources = first ? sourcesAt(first, name) : [];
  return sources.every(({ acts, me }) =>
    tries.every(s => !acts.steps?.[name]?.when({ s } as T, c(s) as never, me)),
  );
};

const findSources = (
  s: S,
  moment: SumName | StepName,
  units: readonly UnitS[],
  cards: readonly Acting[],
): { readonly all: readonly Acting[]; readonly cards: readonly Acting[] } => {
  const found: Acting[] = actsAt(CORE, moment) ? [OF_CORE] : [];
  for (const acts of registry().always) if (actsAt(acts, moment)) found.push({ acts, me: OF_CORE.me });
  for (const unit of units) found.push(...unitSources(s, unit, moment));
  const ofCards = cards.filter(source => actsAt(source.acts, moment));
  return { all: [...found, ...ofCards], cards: ofCards };
};

const paramOf = (value: true | number | Param): Param =>
  value === true ? {} : typeof value === 'number' ? { x: value } : value;

/** Keywords that stand on a weapon, or belong to one mini: asked while it is chosen. */
export const ownSources = (unit: UnitS, keywords: Keywords | undefined, moment: SumName): Acting[] => {
  const found: Acting[] = [];
  for (const id in keywords) {
    const acts = registry().keywords.get(id);
    if (!acts || !actsAt(acts, moment)) continue;
    const param = paramOf(keywords[id as KeywordId] as true | number | Param);
    found.push({
      acts,
      me: { id, seat: unit.seat, unit: unit.id, x: param.x ?? 0, params: [param], from: [-1] },
    });
  }
  return found;
};

/** A value of one mini, from the keywords of its own card and of its unit. */
export const worthOfMini = (
  name: 'countsAsTarget' | 'isSpared' | 'mayLead' | 'mayBeRestored',
  start: boolean,
  s: S,
  unit: UnitS,
  role: number,
): boolean =>
  worthWith<'mayLead'>(
    name as 'mayLead', // all of them are of one kind
    start,
    { s, unit: unit.id, role },
    ownSources(unit, sheetOf(s, unit).ofMini.get(role), name),
  );

/** As `fold`, and whoever changes the value is told of; that actions are offered uses nothing yet. */
const folded = <K extends SumName>(
  name: K,
  sources: readonly Acting[],
  start: ValueOf<K>,
  c: ContextOf<K>,
): ValueOf<K> => {
  const whole = fold<typeof SUMS, K, Me>(SUMS, name, sources, start, c);
  if (!used.isCounting) return whole;
  for (const source of sources) {
    const isOffer = name === 'cardActions' && source.acts.sums?.cardActions?.in === 'add';
    const from = name === 'cardActions' ? whole : start;
    if (!isOffer && fold<typeof SUMS, K, Me>(SUMS, name, [source], from, c) !== from)
      used.note(source.acts.id);
  }
  return whole;
};

/** A value with some more sources. */
export const worthWith = <K extends SumName>(
  name: K,
  start: ValueOf<K>,
  c: ContextOf<K> & { readonly s: S },
  more: readonly Acting[],
) => {
  const sources = sourcesAt(c.s, name);
  const all = more.length === 0 ? sources : [...sources, ...more];
  return all.length === 0 ? start : folded(name, all, start, c);
};

type ValueOf<K extends SumName> = Parameters<typeof fold<typeof SUMS, K, Me>>[3];
type ContextOf<K extends SumName> = Parameters<typeof fold<typeof SUMS, K, Me>>[4];

/** A value after all that changes it. */
export const worth = <K extends SumName>(name: K, start: ValueOf<K>, c: ContextOf<K> & { readonly s: S }) => {
  const sources = sourcesAt(c.s, name);
  return sources.length === 0 ? start : folded(name, sources, start, c);
};

const show = (id: string, me: Me): Show => ({
  label: msg('use-label', { keyword: id, unit: me.unit ?? '' }),
  ...(me.unit && { at: [me.unit] }),
});
/** One effect alone is asked for by its name. */
const alone = (id: string, me: Me) => {
  const of = me.unit === null ? 'own' : /^(upgrade|command):/.test(id) ? 'card' : 'keyword';
  return {
    ask: msg('ask-moment', { of, keyword: id, unit: me.unit ?? '' }),
    pass: msg('not-now-label'),
  };
};
const owned = { seat: (me: Me) => me.seat, key: (me: Me) => me.unit ?? me.id, show, alone };

type StepCtx<K extends StepName> = Parameters<(typeof STEPS)[K]['order']>[0];

/** Moments whose compulsory effects do not meet: their order changes nothing, so nobody is asked for it. */
const ORDERLESS: ReadonlySet<StepName> = new Set<StepName>([
  'revealed',
  'played',
  'ordered',
  'phaseStart',
  'moved',
  'aimed',
  'modifyStart',
  'modified',
  'surgesCounted',
  'defended',
  'attacked',
  'deployed',
  'keywordsChanged',
  'setupTokens',
  'endStart',
  'guardRolled',
]);

const isCommand = ({ acts }: Acting): boolean => acts.id.startsWith('command:');

/** LEG-PROC-18 to -20, G-18: where command cards of both have something to do, those of blue come first. */
const areBothCommanded = <K extends StepName>(
  t: T,
  name: K,
  c: StepCtx<K>,
  all: readonly Acting[],
): boolean =>
  !IN_ATTACK.has(name) &&
  SEATS.every(seat =>
    all.some(x => isCommand(x) && x.me.seat === seat && x.acts.steps?.[name]?.when(t, c as never, x.me)),
  );

/** Plays a moment: each source once, in the order of its rule, its owner choosing among several. */
export function* happens<K extends StepName>(t: T, name: K, c: StepCtx<K>): Proc {
  const sources = sourcesAt(t.s, name);
  if (sources.length === 0) return;
  if (!areBothCommanded(t, name, c, sources)) {
    yield* play(t, name, c, STEPS[name].order(c as never), () => true);
    return;
  }
  yield* play(t, name, c, blueFirst(t.s), isCommand);
  yield* play(t, name, c, STEPS[name].order(c as never), x => !isCommand(x));
}

/** The same source, told of when it is played. */
const seen = (source: Acting, name: StepName): Acting => {
  const act = source.acts.steps?.[name];
  if (!act) return source;
  const played = {
    ...act,
    *play(...args: Parameters<typeof act.play>): Proc {
      used.note(source.acts.id);
      yield* (act.play as (...a: unknown[]) => Proc)(...args);
    },
  };
  return { ...source, acts: { ...source.acts, steps: { ...source.acts.steps, [name]: played } } as Keyword };
};

/** Plays what acts at a moment, as far as it is meant, the seats one after the other. */
function* play<K extends StepName>(
  t: T,
  name: K,
  c: StepCtx<K>,
  seats: readonly Seat[],
  isMeant: (x: Acting) => boolean,
): Proc {
  const isQuiet = ORDERLESS.has(name);
  if (isQuiet)
    for (const seat of seats)
      for (const source of sourcesAt(t.s, name)) {
        const { acts, me } = source;
        const act = acts.steps?.[name];
        if (act?.is !== 'must' || me.seat !== seat || !isMeant(source) || !act.when(t, c as never, me))
          continue;
        used.note(acts.id);
        yield* act.play(t, c as never, me);
      }
  const rest = () => {
    const found = sourcesAt(t.s, name).filter(
      x => isMeant(x) && (!isQuiet || x.acts.steps?.[name]?.is === 'may'),
    );
    return used.isCounting ? found.map(x => seen(x, name)) : found;
  };
  const step = { [name]: { ...STEPS[name], order: () => seats } } as unknown as typeof STEPS;
  if (rest().length > 0) yield* through(t, step, name, rest, c as never, owned);
}
