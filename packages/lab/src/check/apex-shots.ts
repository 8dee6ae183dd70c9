import type { Event } from '@potyczka/apex';
import { type AimCard, featById, isHit, judgeCard, lootOf, oddsOf, type ShotPlan } from '@potyczka/apex/lab';
import type { Feat, LegendId } from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import { grenadePosition, meleePosition } from '../vectors/apex-close.js';
import { dealsOf } from '../vectors/apex-deals.js';
import { type Fields, fields, list, Malformed, oneOf, text, whole } from '../vectors/apex-field.js';
import { type Played, type Policy, play } from '../vectors/apex-play.js';
import { type Cast, castOf, isInTheWay, shotPosition } from '../vectors/apex-range.js';
import { type Card, readDeck, readShot, readTarget, type Shot } from '../vectors/apex-shot.js';
import type { Check } from '../vectors/check.js';

const CLOSE = 1e-9;

/** A distribution: how likely each row is, by its fields without the fraction. */
type Joint = ReadonlyMap<string, number>;
type Row = readonly [row: readonly unknown[], chance: number];

const gather = (rows: Iterable<Row>): Joint => {
  const out = new Map<string, number>();
  for (const [row, chance] of rows) {
    const key = JSON.stringify(row);
    if (chance > 0) out.set(key, (out.get(key) ?? 0) + chance);
  }
  return out;
};

const readJoint = (value: unknown, where: string): Joint =>
  gather(
    list(value, where, (row): Row => {
      if (!Array.isArray(row)) throw new Malformed(`${where} is not a list of rows`);
      return [row.slice(0, -2), row.at(-1) as number];
    }),
  );

function* compare(what: string, ours: Joint, theirs: Joint): Generator<string> {
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const [a, b] = [ours.get(key) ?? 0, theirs.get(key) ?? 0];
    if (Math.abs(a - b) > CLOSE) yield `${what} ${key}: ours ${a}, theirs ${b}`;
  }
}

const cardsOf = (deck: readonly AimCard[]): CardId[] => deck.map((c): CardId => `#${c.id}`);

/** The events of one kind. */
const eventsOf = <K extends Event['type']>({ events }: Played, type: K): Extract<Event, { type: K }>[] =>
  events.filter((e): e is Extract<Event, { type: K }> => e.type === type);

/** What somebody has left, and what a Knockdown Shield has prevented. */
const leftOf = (played: Played, who: LegendId, by: readonly string[]) => {
  const hurt = eventsOf(played, 'suffered').filter(e => e.who === who && by.includes(e.by));
  const eliminated = eventsOf(played, 'eliminated').some(e => e.who === who);
  const l = played.s.legends.find(x => x.id === who);
  return {
    damage: hurt.reduce((sum, e) => sum + e.amount + e.prevented, 0),
    rest: [
      eliminated ? 0 : l?.shield,
      eliminated ? 0 : l?.health,
      hurt.reduce((sum, e) => sum + e.prevented, 0),
      eliminated,
    ],
  };
};

/** Answers the questions of a Shoot action as the case says. */
const policyFor = (shot: Shot, cast: Cast, deck: readonly AimCard[]): Policy => {
  const [before, after] = [[...shot.reactions], [...shot.after]];
  /** The Reaction that was played last. */
  let playing: Card | undefined;
  /** The next Reaction of the case that the game lets be played; those it does not are left out. */
  const next = (cards: Card[], legal: readonly string[]): string | undefined => {
    for (let card = cards.shift(); card; card = cards.shift()) {
      const key = named(card.id, legal);
      playing = card;
      if (key) return key;
    }
    return undefined;
  };
  const { look, replaceBelow = 0 } = shot.choices;
  const rank = (card: string): number => deck.findIndex(c => `#${c.id}` === card);
  const value = (card: string): number => deck[rank(card)]?.value ?? 0;
  const named = (id: string, legal: readonly string[]) =>
    legal.find(k => k === `#${id}` || k.endsWith(`:${id}`));
  return (ask, legal, s) => {
    switch (ask.spec.rule) {
      case 'APX-SHOOT-01':
        return `${cast.target}:0`;
      case 'APX-SHOOT-12':
        return shot.boost?.late ? 'later' : shot.boost && named(shot.boost.id, legal);
      case 'APX-WPN-15':
        return shot.boost && named(shot.boost.id, legal);
      case 'APX-SHOOT-17':
        return next(before, legal);
      case 'APX-SHOOT-53':
        return next(after, legal);
      case 'APX-CARDDATA-07':
        return shot.smoke > 0 ? 'yes' : 'no';
      case 'APX-LEGEND-18':
      case 'APX-LEGEND-17':
        return legal.find(point => isInTheWay(s, point));
      case 'APX-CARDDATA-10':
        return '1';
      case 'APX-USE-16':
        return playing?.accessory && legal.find(c => c.startsWith(`#${playing?.accessory}`));
      case 'APX-CARDDATA-12': {
        const seen = ask.kind === 'many' ? s.shot?.looked : legal;
        const ordered = [...(seen ?? [])].sort((a, b) => rank(a) - rank(b));
        if (ask.kind === 'many') return ordered.filter(c => value(c) < (look?.keepFrom ?? 0));
        return look?.order === 'high-first' ? ordered.at(-1) : ordered[0];
      }
      case 'APX-CARDDATA-17': {
        if (ask.kind !== 'many') return undefined;
        const low = ask.spec.from.map(ask.spec.key).filter(c => value(c) < replaceBelow);
        return low.sort((a, b) => rank(a) - rank(b)).slice(0, ask.spec.max);
      }
      default:
        return undefined;
    }
  };
};

const firstOf = ({ action }: Shot, { target }: Cast): string => {
  if (action === 'basic') return `shoot:${target}:0`;
  return action === 'cell' ? `pay:${target}:0` : `feat:#${action}`;
};

/**
 * A Shoot action on a position of the game, played to its end for every way in which the Aim cards can fall; those
 * that come to the same counts are played once.
 */
function* checkShot(vector: Fields, shared: unknown): Generator<string> {
  const result = fields(vector.result, 'result');
  const deck = readDeck(vector, shared);
  const shot = readShot(vector);
  const cast = castOf(shot);
  const start = shotPosition(shot, cast, deck);
  const playWith = (order: readonly CardId[]): Played =>
    play(start, order, firstOf(shot, cast), policyFor(shot, cast, deck));
  const { plan, events } = playWith(cardsOf(deck));
  if (!plan) throw new Malformed('nobody has shot');
  yield* checkPlan(plan, deck, result);
  yield* checkCards(events, shot);
  const rows = dealsOf(plan, deck, shot.choices).map(({ order, chance }): Row => {
    const played = playWith([...cardsOf(order), ...cardsOf(deck.filter(c => !order.includes(c)))]);
    const [judged] = eventsOf(played, 'judged');
    const { rest } = leftOf(played, cast.target, ['shot']);
    return [[judged?.hits, judged?.headshots, judged?.damage, ...rest], chance];
  });
  yield* compare('joint', gather(rows), readJoint(result.joint, 'result.joint'));
  if (!shot.choices.look && !plan.replaces) yield* checkPreview(plan, deck, rows);
}

/** The exact odds that players see are those of the procedure. */
function* checkPreview(plan: ShotPlan, deck: readonly AimCard[], rows: readonly Row[]): Generator<string> {
  const shown = oddsOf(plan, deck).map(
    ({ tally, chance }): Row => [[tally.hits, tally.headshots, tally.damage], chance],
  );
  const played = rows.map(([row, chance]): Row => [row.slice(0, 3), chance]);
  yield* compare('odds', gather(shown), gather(played));
}

/** The game does not let a card be played whose condition fails; in the format it is played and does nothing. */
const isIdle = ({ id }: Card, { ravenOnShooter }: Shot): boolean =>
  id[3] === 'F' && typeof featById(id as Feat['id']).need === 'object' && !ravenOnShooter;

/** Everything that the case wants played has been played. */
function* checkCards(events: readonly Event[], shot: Shot): Generator<string> {
  const cards = [shot.boost, ...shot.reactions].flatMap(c => (c && !isIdle(c, shot) ? [c.id] : []));
  const done = events.flatMap((e): string[] => {
    if (e.type === 'boosted' || (e.type === 'reacted' && e.when === 'before')) return [e.card.slice(1)];
    return e.type === 'reacted-with' ? [e.ability] : [];
  });
  const missing = cards.filter(id => !done.includes(id));
  if (missing.length > 0) yield `the game did not let ${missing.join(', ')} be played`;
}

function* checkPlan(plan: ShotPlan, deck: readonly AimCard[], result: Fields): Generator<string> {
  const total = fields(result.threshold, 'result.threshold').total;
  if (plan.threshold.total !== total) yield `threshold: ours ${plan.threshold.total}, theirs ${total}`;
  const track = JSON.stringify(plan.track.map(x => [x.index, x.modifier]));
  if (track !== JSON.stringify(result.track))
    yield `track: ours ${track}, theirs ${JSON.stringify(result.track)}`;
  if (plan.cardsPerSpace !== result.cardsPerSpace) yield `cards per space: ours ${plan.cardsPerSpace}`;
  const hits = (letters: string): string => letters.replaceAll('H', 'h').replaceAll('M', 'm');
  for (const [k, theirs] of list(result.judged, 'result.judged', text).entries()) {
    const ours = deck
      .map(c => (isHit(judgeCard(plan, c, plan.track[k]?.modifier ?? 0)) ? 'h' : 'm'))
      .join('');
    if (ours !== hits(theirs)) yield `shot ${k + 1}: ours ${ours}, theirs ${theirs}`;
  }
}

function* checkMelee(vector: Fields, shared: unknown): Generator<string> {
  const deck = readDeck(vector, shared);
  const feat = vector.feat === undefined ? undefined : (text(vector.feat, 'feat') as Feat['id']);
  const { start, target } = meleePosition(readTarget(vector), feat, vector.collision === true, deck);
  const policy: Policy = ({ spec }) => {
    if (spec.rule === 'APX-MELEE-01') return target;
    return spec.rule === 'APX-ACT-18' && spec.ask.id === 'ask-which-first' ? 'melee' : undefined;
  };
  const rows = cardsOf(deck).map((card): Row => {
    const played = play(start, [card], feat ? `feat:#${feat}` : `melee:${target}`, policy);
    const [struck] = eventsOf(played, 'struck');
    const { damage, rest } = leftOf(played, target, ['melee', 'collision']);
    return [[struck?.success, damage, ...rest], 1 / deck.length];
  });
  const result = fields(vector.result, 'result');
  yield* compare('joint', gather(rows), readJoint(result.joint, 'result.joint'));
}

/** Every order of so many cards. */
function* ordersOf(
  deck: readonly CardId[],
  n: number,
  drawn: readonly CardId[] = [],
): Generator<readonly CardId[]> {
  if (n === 0) yield drawn;
  else for (const card of deck) if (!drawn.includes(card)) yield* ordersOf(deck, n - 1, [...drawn, card]);
}

function* checkGrenade(vector: Fields, shared: unknown): Generator<string> {
  const deck = readDeck(vector, shared);
  const id = oneOf(vector.grenade, ['frag', 'thermite'], 'grenade');
  const card: CardId = `#${id}.9`;
  const loot = lootOf(card);
  if (loot.sort !== 'grenade') throw new Malformed('grenade');
  const [dx = 0, dy = 0] = list(vector.offset, 'offset', whole);
  const along = vector.along === undefined ? 'x' : oneOf(vector.along, ['x', 'y'], 'along');
  const { start, target, plan } = grenadePosition(
    readTarget(vector),
    card,
    { dx, dy },
    vector.dome === true,
    deck,
  );
  const policy: Policy = (ask, legal) =>
    ask.spec.rule.startsWith('APX-USE')
      ? legal.find(k => k === plan || k === `${plan}:${along}` || k === along)
      : undefined;
  const orders = [...ordersOf(cardsOf(deck), loot.grenade.cards)];
  const chance = 1 / orders.length;
  const all = orders.map(order => play(start, order, `use:${card}`, policy));
  const [px = 0, py = 0] = plan.split(',').map(Number);
  const landings = all.map((played): Row => {
    const [{ at } = { at: { x: 0, y: 0 } }] = eventsOf(played, 'drifted');
    return [[at.x - px, at.y - py], chance];
  });
  const rows = all.map((played): Row => {
    const { damage, rest } = leftOf(played, target, ['grenade']);
    return [[damage, ...rest], chance];
  });
  const result = fields(vector.result, 'result');
  yield* compare('landing', gather(landings), readJoint(result.landing, 'result.landing'));
  yield* compare('joint', gather(rows), readJoint(result.joint, 'result.joint'));
}

const KINDS = { shoot: checkShot, melee: checkMelee, grenade: checkGrenade } as const;

/** Shoot actions, melee and grenades with all that can come of them, played by answering the game's own questions. */
export const check: Check = (value, shared) => {
  const vector = fields(value, 'vector');
  const kind = oneOf(vector.kind, ['shoot', 'melee', 'grenade'], 'kind');
  const differences = [...KINDS[kind](vector, shared)];
  return differences.length === 0 ? undefined : `${String(vector.id)}: ${differences.slice(0, 4).join('; ')}`;
};
