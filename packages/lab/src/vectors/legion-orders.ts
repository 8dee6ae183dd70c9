import type { Answer } from '@potyczka/kernel';
import type { State } from '@potyczka/legion';
import { COMMANDS, type CommandCard, commandOf } from '@potyczka/legion/view';
import { actionOf } from './legion-actions.js';
import { compareSets } from './legion-reasons.js';
import { type Given, happened, tableFor, type UnitGiven } from './legion-table.js';
import { Walk } from './legion-walk.js';

interface CardGiven {
  readonly count?: number;
  readonly of?: readonly string[];
  /** The name of the unit that it belongs to. */
  readonly unit?: string;
}
const IN_ORDERS = ['direct', 'entourage', 'coordinate', 'authoritative'] as const;
const RALLIED = ['inspire', 'demoralize'] as const;
const ACTED = ['bolster', 'calculate-odds', 'observe', 'distract'] as const;

interface Vector extends Given {
  readonly units: readonly UnitGiven[];
  readonly question:
    | 'card'
    | 'nominate'
    | 'play'
    | (typeof IN_ORDERS)[number]
    | (typeof RALLIED)[number]
    | (typeof ACTED)[number];
  readonly by: string;
  readonly card?: CardGiven;
  readonly used?: boolean;
  readonly hand?: readonly { readonly id: string; readonly unit?: string }[];
  readonly promotionFailed?: boolean;
  readonly expected: { readonly may: readonly string[] };
}

const OWNERS: Readonly<Record<string, string>> = {
  Vader: 'darth-vader-dark-lord-of-the-sith',
  Fett: 'boba-fett-daimyo-of-mos-espa',
};
const ownerOf = (name: string): string => OWNERS[name] ?? 'luke-skywalker-jedi-knight';

/** The units of one name have the card of a unit of the game, so that its command cards are theirs. */
const named = (s: State, name: string): void => {
  for (const u of Object.values(s.units)) {
    const card = s.cards.units[u.card]!;
    if (card.name !== name) continue;
    const id = ownerOf(name);
    s.cards.units[id] = { ...card, id };
    s.units[u.id] = { ...u, card: id };
  }
};

const isSame = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every(x => b.includes(x));

/** A command card of the game with these orders, and for this unit if it is of one. */
const commandFor = ({ count = 1, of, unit }: CardGiven, not: readonly string[] = []): CommandCard => {
  const all = Object.values(COMMANDS) as readonly CommandCard[];
  const fits = all.filter(c => {
    const [line, ...more] = c.orders;
    if (not.includes(c.id) || c.flaw || c.nominee || c.force || more.length > 0 || !line) return false;
    if (unit !== undefined) return c.units?.includes(ownerOf(unit) as never) ?? false;
    return !c.units && !line.unit && !line.none && isSame(line.of, of);
  });
  const found = fits.find(c => c.orders[0]?.count === count) ?? fits[0];
  if (!found) throw new Error(`no command card with ${count} of ${of?.join(', ')} for ${unit ?? 'anybody'}`);
  return found;
};

/** The orders step, with this card played by blue. */
const ordering = (v: Vector, given: CardGiven): Walk => {
  const s = tableFor(v);
  if (given.unit !== undefined) named(s, given.unit);
  s.now = 'orders';
  s.sides.p1!.played = `#p1-${commandFor(given).id}`;
  s.sides.p2!.played = '#p2-standing-orders';
  withToken(s);
  const own = s.units[v.by];
  if (v.used && own)
    s.units[v.by] = { ...own, marks: { ...own.marks, authoritative: { until: 'round', n: 1, unit: null } } };
  return new Walk(s);
};

/** LEG-KWU-FIELDCMD-02: who leads where nobody is a commander got a token when it was deployed. */
const withToken = (s: State): void => {
  const own = Object.values(s.units).filter(u => u.seat === 'p1');
  if (own.some(u => u.rank === 'commander')) return;
  for (const u of own)
    if (s.cards.units[u.card]?.keywords?.['field-commander'])
      s.units[u.id] = { ...u, marks: { ...u.marks, 'commander-token': { until: 'game', n: 1, unit: null } } };
};

/** Everybody who may be chosen at the open question. */
const choosable = (w: Walk): string[] => {
  const keys = w
    .legal()
    .flatMap(a => (typeof a === 'string' ? [a] : Array.isArray(a) ? (a as string[]) : []));
  return [...new Set(keys)].filter(key => w.s.units[key] !== undefined);
};

/** The nominated commander gives an order to itself, or to nobody. */
const onlyTo = (w: Walk, by: string): Answer => {
  const all = w.legal();
  return (
    all.find(a => Array.isArray(a) && a.length === 1 && a[0] === by) ??
    all.find(a => Array.isArray(a) && a.length === 0) ??
    all[0]!
  );
};

const nominates = (w: Walk, by: string): void => {
  if (w.isAsked('ask-nominate')) w.give(by);
};

/** Whom the open question or, where there was only one, the last event chose. */
const chosenBy = (w: Walk, why: string): string[] => {
  if (w.ask && ['ask-order-one', 'ask-whom'].includes(w.asked)) return choosable(w);
  return w.events.flatMap(e => {
    if (e.type === 'mark' && e.mark === 'order:to' && why === 'authoritative') return e.as?.unit ?? [];
    return e.type === 'ordered' && e.by === why ? [e.unit] : [];
  });
};

const ofCard = (v: Vector): string[] => {
  const w = ordering(v, v.card ?? {});
  nominates(w, v.by);
  if (w.isAsked('ask-orders')) return choosable(w);
  return w.events.flatMap(e => (e.type === 'ordered' && w.s.units[e.unit]?.seat === 'p1' ? [e.unit] : []));
};

const ofOrders = (v: Vector): string[] => {
  const w = ordering(v, { count: 1 });
  for (let n = 0; n < 6 && w.seat === 'p1'; n++) {
    const key = w.shown().find(k => k === `${v.by}:${v.question}`);
    if (w.isAsked('ask-nominate')) w.give(v.by);
    else if (w.isAsked('ask-orders')) w.give(onlyTo(w, v.by));
    else if (key !== undefined) return chosenBy(w.give(key), v.question);
    else if (w.shown().includes('pass')) w.give('pass');
    else break;
  }
  return [];
};

const nominated = (v: Vector): string[] => {
  const w = ordering(v, v.card ?? {});
  if (w.isAsked('ask-nominate')) return choosable(w);
  return w.events.flatMap(e => (e.type === 'nominated' && e.who === 'p1' ? [e.unit] : []));
};

const playable = (v: Vector): string[] => {
  const s = tableFor(v);
  const cards = new Map<string, string>();
  for (const { id, unit } of v.hand ?? []) {
    if (unit !== undefined) named(s, unit);
    const { id: ours } = commandFor(unit === undefined ? { count: 2 } : { unit }, [...cards.keys()]);
    cards.set(ours, id);
  }
  s.now = 'command';
  s.sides.p1!.hand = [...cards.keys()].map(id => `#p1-${id}` as const);
  s.sides.p2!.hand = ['#p2-standing-orders'];
  s.sides.p1!.leaderless = v.promotionFailed ?? false;
  withToken(s);
  const w = new Walk(s);
  return w.legalFor('p1').map(a => cards.get(commandOf(a as `#${string}`)) ?? String(a));
};

const withKeyword = (v: Vector): State => {
  const s = tableFor(v);
  const card = s.cards.units[`card-${v.by}`]!;
  const id = v.question as keyof NonNullable<typeof card.keywords>;
  s.cards.units[card.id] = { ...card, keywords: { [id]: 1, ...card.keywords } };
  happened(s, { type: 'activated', unit: v.by, drawn: false });
  return s;
};

const afterRally = (v: Vector): string[] => {
  const w = new Walk(withKeyword(v));
  for (let n = 0; n < 6 && !w.isAsked('ask-action'); n++) {
    if (w.isAsked('ask-whom')) return choosable(w);
    const key = w.shown().find(k => k === `${v.by}:${v.question}`);
    w.give(key ?? 'pass');
  }
  return [];
};

const byAction = (v: Vector): string[] => {
  const w = new Walk(withKeyword(v));
  while (!w.isAsked('ask-action')) w.give('pass');
  const action = actionOf(`card:${v.question}`);
  if (w.why(action) !== undefined) return [];
  const before = w.events.length;
  w.give(action);
  if (w.isAsked('ask-whom')) return choosable(w);
  const whom = w.events
    .slice(before)
    .flatMap(e => (e.type === 'gained' || (e.type === 'mark' && e.mark === 'distracted') ? [e.unit] : []));
  return [...new Set(whom)];
};

const isAmong = (question: string, list: readonly string[]): boolean => list.includes(question);

const asked = (v: Vector): string[] => {
  if (v.question === 'card') return ofCard(v);
  if (v.question === 'nominate') return nominated(v);
  if (v.question === 'play') return playable(v);
  if (isAmong(v.question, IN_ORDERS)) return ofOrders(v);
  return isAmong(v.question, RALLIED) ? afterRally(v) : byAction(v);
};

export function* differences(v: Vector): Generator<string> {
  yield* compareSets('may', asked(v).toSorted(), v.expected.may.toSorted());
}
