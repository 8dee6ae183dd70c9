import type { State } from '@potyczka/legion';
import { actionOf, activated, nameOf } from './legion-actions.js';
import { answerFor, movedInto } from './legion-arrive.js';
import { compareChoices, compareSets, isNamed } from './legion-reasons.js';
import { type Given, happened, tableFor, type UnitGiven } from './legion-table.js';
import { Walk } from './legion-walk.js';

const EFFECTS = ['standby', 'dauntless', 'compel', 'pulling-the-strings', 'guidance', 'ruthless'] as const;

interface Base extends Given {
  readonly units: readonly UnitGiven[];
  readonly by: string;
  readonly turnOf?: string;
  readonly activation?: { readonly done?: readonly string[] };
}
/** An effect gives a unit a free action. */
interface Effect extends Base {
  readonly effect: (typeof EFFECTS)[number];
  readonly unit: string;
  readonly expected: {
    readonly refused: readonly string[];
    readonly may: readonly string[];
    readonly mayNot: Readonly<Record<string, readonly string[]>>;
  };
}
/** A unit has done something: what follows? */
interface Deed extends Base {
  readonly deed: {
    readonly by: string;
    readonly kind: string;
    readonly done?: readonly string[];
    readonly own?: false;
    readonly startedMelee?: string;
    readonly gaveSuppressionTo?: readonly string[];
  };
  readonly turnOf: string;
  readonly expected: {
    readonly gains: Readonly<Record<string, number>>;
    readonly freeAttacks: readonly string[];
    readonly standby: readonly string[];
  };
}

type Offered = Map<string, string | undefined>;

/** A question that is passed over where there is but one free action: which one it was. */
const ALONE: Readonly<Record<string, string>> = {
  'ask-move': 'move',
  'ask-climb': 'climb',
  'ask-reverse': 'reverse',
  'ask-pivot': 'pivot',
  'ask-target': 'attack',
};

/** What is shown once the effect is used, as the vectors name it. */
const freeShown = (w: Walk): Offered => {
  const alone = ALONE[w.asked];
  if (alone !== undefined) return new Map([[alone, undefined]]);
  const keys = w.shown().filter(key => key !== 'pass' && key !== 'end');
  return new Map(keys.map(key => [nameOf(key), w.why(key)] as const));
};

/** Nobody falls: what a wound costs is no part of the question. */
const toughened = (s: State): State => {
  for (const card of Object.values(s.cards.units)) Object.assign(card, { wounds: Math.max(9, card.wounds) });
  return s;
};

/** In the unit's own activation, at the start of its step or before: the effect is a moment. */
const atMoment = (v: Effect): Offered | undefined => {
  const s = toughened(tableFor(v));
  happened(s, { type: 'activated', unit: v.unit, drawn: false });
  const w = new Walk(s);
  const source = `${v.effect === 'dauntless' ? v.unit : v.by}:${v.effect}`;
  for (let n = 0; n < 6 && !w.isAsked('ask-action'); n++) {
    if (!w.shown().includes(source)) {
      w.give('pass');
      continue;
    }
    w.give(source);
    if (v.effect !== 'ruthless') return freeShown(w);
    while (!w.isAsked('ask-action')) w.give(w.legal(1)[0]!);
    return afterRuthless(v, w);
  }
  return undefined;
};

/** LEG-KWU-RUTHLESS-02: the free action stands among the actions. */
const afterRuthless = (v: Effect, w: Walk): Offered => {
  const s = w.s as unknown as State;
  const { s: later } = activated(v, v.unit, v.activation);
  const both = { ...later, act: { ...later.act!, granted: s.act!.granted } };
  const now = new Walk(v.activation?.done?.length ? both : s);
  const granted = now.shown().filter(key => key.startsWith('ruthless>'));
  return new Map(granted.map(key => [nameOf(key.slice('ruthless>'.length)), now.why(key)] as const));
};

/** A card action of another unit lets it act. */
const byCard = (v: Effect): Offered | undefined => {
  const s = tableFor(v);
  happened(s, { type: 'activated', unit: v.by, drawn: false });
  const w = new Walk(s);
  while (!w.isAsked('ask-action')) w.give('pass');
  const card = actionOf(`card:${v.effect}`);
  if (w.why(card) !== undefined) return undefined;
  w.give(card);
  if (w.isAsked('ask-whom')) {
    if (!w.legal().includes(v.unit)) return undefined;
    w.give(v.unit);
  }
  return w.ask && w.events.some(e => e.type === 'action' && e.unit === v.by) && actsNow(w, v.unit)
    ? freeShown(w)
    : undefined;
};

const actsNow = (w: Walk, unit: string): boolean => w.ask?.spec.ask.args?.unit === unit;

/** An enemy aims, in its own activation or because another's activation lets it. */
const byStandby = (v: Effect): Offered | undefined => {
  const turn = v.turnOf ?? v.by;
  const s = tableFor(v);
  if (turn !== v.by) letReact(s, v, turn);
  happened(s, { type: 'activated', unit: turn, drawn: false });
  const w = new Walk(s);
  while (!w.isAsked('ask-action')) w.give('pass');
  w.give(turn === v.by ? 'aim' : deedIn(w, v));
  if (turn !== v.by) react(w, v);
  for (let n = 0; n < 4 && w.isAsked('ask-standby'); n++) {
    const own = w.shown().filter(key => key.startsWith(`${v.unit}:`));
    if (own.length > 0)
      return new Map(own.map(key => [nameOf(key.slice(v.unit.length + 1)), w.why(key)] as const));
    w.give('pass');
  }
  return undefined;
};

const isFriend = (v: Base, a: string, b: string): boolean =>
  v.units.find(u => u.id === a)!.side === v.units.find(u => u.id === b)!.side;

/** In the activation of somebody else: the deed is itself a reaction, or a free action given by a card. */
const letReact = (s: State, v: Effect, turn: string): void => {
  const [who, keyword] = isFriend(v, turn, v.by) ? [turn, 'guidance'] : [v.by, 'sentinel'];
  const card = s.cards.units[`card-${who}`]!;
  s.cards.units[card.id] = { ...card, keywords: { ...card.keywords, [keyword]: true } };
  const by = s.units[v.by]!;
  if (keyword === 'sentinel') s.units[v.by] = { ...by, tokens: { ...by.tokens, standby: 1 } };
};
const deedIn = (_: Walk, v: Effect): string => (isFriend(v, v.turnOf!, v.by) ? 'card:guidance' : 'aim');
const react = (w: Walk, v: Effect): void => {
  if (isFriend(v, v.turnOf!, v.by)) {
    if (w.isAsked('ask-whom')) w.give(v.by);
    w.give('aim');
    return;
  }
  w.give(`${v.by}:move`);
  const stay = w.s.units[v.by]!.minis;
  while (w.ask?.kind === 'place' || w.ask?.kind === 'places') answerFor(w, stay as never);
};

function* ofEffect(v: Effect): Generator<string> {
  const shown = v.effect === 'standby' ? byStandby(v) : isCard(v) ? byCard(v) : atMoment(v);
  const { refused, may, mayNot } = v.expected;
  if (refused.length > 0) {
    const offered = [...(shown ?? [])].filter(([, why]) => why === undefined).map(([what]) => what);
    if (offered.length > 0)
      yield `offered ${offered.join(', ')}, expected to be refused by ${refused.join(' ')}`;
    const wrong = [...(shown ?? [])].filter(([, why]) => why !== undefined && !isNamed(why, refused));
    for (const [what, why] of wrong)
      if (!mayNot[what]) yield `${what} refused by ${why}, expected ${refused.join(' ')}`;
    return;
  }
  yield* compareChoices(shown ?? new Map(), may, mayNot);
}
const isCard = (v: Effect): boolean => v.effect === 'pulling-the-strings' || v.effect === 'guidance';

const FOLLOWS = /^(?:.*:)?(steady|relentless|charge)(?:>attack)?$/;

/** Does the deed, and notes what is offered until the next action. */
function* ofDeed(v: Deed): Generator<string> {
  const { deed } = v;
  const w = deed.own === false ? inOthersTurn(v) : inOwnTurn(v);
  const standby = new Set<string>();
  const freeAttacks = new Set<string>();
  const note = (): void => {
    const given = /^LEG-KWU-(STEADY|RELENTLESS|CHARGE)-/.exec(w.ask?.spec.rule ?? '')?.[1];
    if (given !== undefined && w.isAsked('ask-free-action') && w.why('attack') === undefined)
      freeAttacks.add(given.toLowerCase());
    for (const key of w.shown()) {
      const keyword = FOLLOWS.exec(key)?.[1];
      if (keyword !== undefined && w.why(key) === undefined) freeAttacks.add(keyword);
      const isAboutIt = w.isAsked('ask-standby') && actsNow(w, deed.by); // and not about who let it act
      if (isAboutIt && key.includes(':')) standby.add(key.split(':')[0]!);
    }
  };
  for (let n = 0; n < 8; n++) {
    note();
    if (w.isAsked('ask-action') || w.isAsked('ask-compulsory') || !w.ask) break;
    if (w.ask.kind === 'place' || w.ask.kind === 'places') answerFor(w, tableFor(v).units[deed.by]!.minis);
    else w.give(['pass', 'none'].find(a => w.shown().includes(a)) ?? w.legal(1)[0]!);
  }
  const gains: Record<string, number> = {};
  for (const e of w.events)
    if (e.type === 'gained' && e.unit === deed.by && (e.why === 'agile' || e.why === 'tactical'))
      gains[e.token] = (gains[e.token] ?? 0) + e.n;
  const entries = (r: Readonly<Record<string, number>>) => Object.entries(r).toSorted();
  yield* compareSets('gains', entries(gains), entries(v.expected.gains));
  yield* compareSets('free attacks', [...freeAttacks], v.expected.freeAttacks);
  yield* compareSets('standby', [...standby], v.expected.standby);
}

const inOwnTurn = (v: Deed): Walk => {
  const { deed } = v;
  const { s } = activated(v, deed.by, {
    done: deed.done ?? [],
    ...(deed.startedMelee && { startedMelee: deed.startedMelee }),
  });
  toughened(s);
  if (deed.kind === 'compulsory') return flown(v, s);
  if (['move', 'climb', 'pivot', 'reverse', 'withdraw'].includes(deed.kind))
    return movedInto(s, deed.by, deed.kind, w => w.give(actionOf(deed.kind)));
  const hurts = deed.gaveSuppressionTo ?? [];
  const w = new Walk(s, { otherwise: hurts.length > 0 ? 'hit' : 'blank' });
  w.give(actionOf(deed.kind));
  while (w.isAsked('ask-target') || w.isAsked('ask-more-targets'))
    w.give(w.legal().find(a => hurts.some(id => String(a).startsWith(id))) ?? w.legal(1)[0]!);
  return w;
};

/** LEG-KWU-SPEEDER-02: made at the start of the step. */
const flown = (v: Deed, s: State): Walk => {
  const start = toughened(tableFor(v));
  happened(start, { type: 'activated', unit: v.deed.by, drawn: false });
  return movedInto({ ...start, units: s.units }, v.deed.by, 'compulsory', w => {
    for (let n = 0; n < 4 && !w.shown().includes(`${v.deed.by}:speeder`); n++) w.give('pass');
    w.give(`${v.deed.by}:speeder`);
  });
};

/** A free move in the activation of somebody else, by a standby token or by a card of a friend. */
const inOthersTurn = (v: Deed): Walk => {
  const s = toughened(tableFor(v));
  const { by, kind } = v.deed;
  const isByFriend = isFriend(v, v.turnOf, by);
  const giver = s.cards.units[`card-${isByFriend ? v.turnOf : by}`]!;
  const keyword = isByFriend ? 'guidance' : 'sentinel';
  s.cards.units[giver.id] = { ...giver, keywords: { ...giver.keywords, [keyword]: true } };
  const u = s.units[by]!;
  if (!isByFriend) s.units[by] = { ...u, tokens: { ...u.tokens, standby: 1 } };
  happened(s, { type: 'activated', unit: v.turnOf, drawn: false });
  return movedInto(s, by, kind, w => {
    while (!w.isAsked('ask-action')) w.give('pass');
    w.give(isByFriend ? actionOf('card:guidance') : 'aim');
    if (w.isAsked('ask-whom')) w.give(by);
    w.give(isByFriend ? actionOf(kind) : `${by}:${kind}`);
  });
};

export function* differences(v: Effect | Deed): Generator<string> {
  yield* 'deed' in v ? ofDeed(v) : ofEffect(v);
}
