import { fold, type Proc, type Seat, type Show, type Source, through } from '@potyczka/kernel';
import { CARD_TEXTS, cardSourcesOf } from './cards/index.js';
import { MARKED } from './cards/marks.js';
import type { Keywords, Param } from './content/cards.js';
import type { KeywordId } from './content/keywords.js';
import { baneTokens } from './keywords/bane.js';
import { smokeCover } from './keywords/cover.js';
import { graffiti } from './keywords/graffiti.js';
import { asset } from './keywords/hunted.js';
import { PLAYED } from './keywords/index.js';
import { lostShields } from './keywords/upkeep.js';
import { once } from './memory.js';
import { type Keyword, type Me, STEPS, type StepName, SUMS, type SumName } from './moments.js';
import { isUsable, marked, sheetOf, weaponAt } from './sheet.js';
import { blueFirst, inPlay, type S, type T, type UnitS, unitOf, unitsOf } from './state.js';
import { msg } from './text/say.js';
import { SEATS } from './vocabulary.js';

type Acting = Source<Keyword, Me>;

/** Where a moment finds something: at a sum or at a step. */
const actsAt = (acts: Keyword, moment: string): boolean =>
  (acts.sums !== undefined && moment in acts.sums) || (acts.steps !== undefined && moment in acts.steps);

const ofUnits = new WeakMap<UnitS, Map<string, readonly Acting[]>>();

/** What a unit's own keywords and cards do at a moment. */
const unitSources = (s: S, unit: UnitS, moment: string): readonly Acting[] => {
  const byMoment = ofUnits.get(unit) ?? new Map<string, readonly Acting[]>();
  ofUnits.set(unit, byMoment);
  const known = byMoment.get(moment);
  if (known) return known;
  const found: Acting[] = [];
  for (const me of sheetOf(s, unit).sources) {
    const acts = PLAYED.get(me.id);
    if (acts && actsAt(acts, moment)) found.push({ acts, me });
  }
  unit.upgrades.forEach((equipped, n) => {
    for (const acts of CARD_TEXTS.get(`upgrade:${equipped.card}`) ?? []) {
      if (!actsAt(acts, moment) || !isUsable(s, unit, n)) continue;
      const me = { id: acts.id, seat: unit.seat, unit: unit.id, x: 0, params: [{}], from: [n] };
      found.push({ acts, me });
    }
  });
  byMoment.set(moment, found);
  return found;
};

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
    const acts = PLAYED.get(id);
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

/** What tokens on the table do, whoever put them there. */
const onTable = (): readonly Keyword[] => [smokeCover, asset, graffiti, baneTokens, lostShields];

/** Moments at which weapons of the pool speak too. */
const IN_ATTACK: ReadonlySet<string> = new Set<SumName | StepName>([
  'rerolls',
  'attackChart',
  'criticals',
  'mayDodge',
  'cover',
  'coverCancels',
  'impact',
  'ram',
  'armour',
  'pierce',
  'mayWoundBack',
  'extraDice',
  'suppression',
  'rollStart',
  'rerollAttack',
  'aimed',
  'converted',
  'modifyStart',
  'modifyAttack',
  'guard',
  'modified',
  'surgesCounted',
  'modifyDefence',
  'defended',
  'declared',
  'armed',
  'further',
  'maySupport',
]);

/** Moments at which units speak that are not on the battlefield yet. */
const BEFORE_PLAY: ReadonlySet<string> = new Set<SumName | StepName>(['deploys', 'deploy', 'setupTokens']);

/** Everything that acts at a moment: units on the field, weapons of the pool, cards in play. */
const sourcesAt = (s: S, moment: SumName | StepName): readonly Acting[] =>
  once(s, `at:${moment}`, () => findSources(s, moment));

const findSources = (s: S, moment: SumName | StepName): Acting[] => {
  const found: Acting[] = actsAt(CORE, moment) ? [OF_CORE] : [];
  for (const acts of MARKED) if (actsAt(acts, moment)) found.push({ acts, me: OF_CORE.me });
  for (const acts of onTable()) if (actsAt(acts, moment)) found.push({ acts, me: OF_CORE.me });
  const units = BEFORE_PLAY.has(moment) ? unitsOf(s).filter(u => u.where !== 'defeated') : inPlay(s);
  for (const unit of units) for (const source of unitSources(s, unit, moment)) found.push(source);
  if (s.attack && IN_ATTACK.has(moment)) found.push(...poolSources(s, moment));
  for (const source of cardSourcesOf(s)) if (actsAt(source.acts, moment)) found.push(source);
  return found;
};

const paramOf = (value: true | number | Param): Param =>
  value === true ? {} : typeof value === 'number' ? { x: value } : value;

/** Keywords that stand on a weapon, or belong to one mini: asked while it is chosen. */
export const ownSources = (unit: UnitS, keywords: Keywords | undefined, moment: SumName): Acting[] => {
  const found: Acting[] = [];
  for (const id in keywords) {
    const acts = PLAYED.get(id);
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

/** A value with some more sources. */
export const worthWith = <K extends SumName>(
  name: K,
  start: ValueOf<K>,
  c: ContextOf<K> & { readonly s: S },
  more: readonly Acting[],
) => fold<typeof SUMS, K, Me>(SUMS, name, [...sourcesAt(c.s, name), ...more], start, c);

type ValueOf<K extends SumName> = Parameters<typeof fold<typeof SUMS, K, Me>>[3];
type ContextOf<K extends SumName> = Parameters<typeof fold<typeof SUMS, K, Me>>[4];

/** A value after all that changes it. */
export const worth = <K extends SumName>(name: K, start: ValueOf<K>, c: ContextOf<K> & { readonly s: S }) =>
  fold<typeof SUMS, K, Me>(SUMS, name, sourcesAt(c.s, name), start, c);

const show = (id: string, me: Me): Show => ({
  label: msg('use-label', { keyword: id, unit: me.unit ?? '' }),
  ...(me.unit && { at: [me.unit] }),
});
const owned = { seat: (me: Me) => me.seat, key: (me: Me) => me.unit ?? me.id, show };

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
        yield* act.play(t, c as never, me);
      }
  const rest = () =>
    sourcesAt(t.s, name).filter(x => isMeant(x) && (!isQuiet || x.acts.steps?.[name]?.is === 'may'));
  const step = { [name]: { ...STEPS[name], order: () => seats } } as unknown as typeof STEPS;
  if (rest().length > 0) yield* through(t, step, name, rest, c as never, owned);
}
