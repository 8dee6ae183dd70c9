import {
  type AimCard,
  BLOW,
  featById,
  isHit,
  judgeCard,
  lootOf,
  oddsOf,
  oddsWith,
  planShot,
  type ShotPlan,
  type Wounded,
  weigh,
} from '@potyczka/apex/odds';
import { landing } from '@potyczka/geometry/lattice';
import { type Fields, fields, list, Malformed, oneOf, text, whole } from '../vectors/apex-field.js';
import { readDeck, readShot, readTarget } from '../vectors/apex-shot.js';
import type { Check } from '../vectors/check.js';

const CLOSE = 1e-9;

/** A distribution: how likely each row is, by its fields without the fraction. */
type Joint = ReadonlyMap<string, number>;

const rowKey = (row: readonly unknown[]): string => JSON.stringify(row);

const gather = (rows: Iterable<readonly [readonly unknown[], number]>): Joint => {
  const out = new Map<string, number>();
  for (const [row, chance] of rows)
    if (chance > 0) out.set(rowKey(row), (out.get(rowKey(row)) ?? 0) + chance);
  return out;
};

const readJoint = (value: unknown, where: string): Joint =>
  gather(
    list(value, where, (row): readonly [readonly unknown[], number] => {
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

/** Reactions after the fire that change the target's points: LL-F-4, and BL-F-7 with an accessory. */
const restoredBy = (vector: Fields) =>
  list(vector.after, 'after', fields).map(card => {
    const id = text(card.id, 'after.id');
    if (card.accessory !== undefined) {
      const loot = lootOf(`#${text(card.accessory, 'after.accessory')}.1`);
      if (loot.sort !== 'accessory') throw new Malformed('after.accessory');
      return { shield: loot.accessory.shield ?? 0, health: loot.accessory.health ?? 0 };
    }
    const effect = (featById(id as Parameters<typeof featById>[0]).effects ?? []).find(
      e => e.do === 'restore',
    );
    return { shield: effect?.shield ?? 0, health: effect?.health ?? 0 };
  });

const HEALTH = 40;

function* checkShot(vector: Fields, shared: unknown): Generator<string> {
  const result = fields(vector.result, 'result');
  const deck = readDeck(vector, shared);
  const { facts, choices } = readShot(vector);
  const plan = planShot(facts);
  yield* checkPlan(plan, deck, result);
  const target = readTarget(vector);
  const plain = choices.looks.length === 0 && choices.replaceBelow === undefined;
  const chances = plain ? oddsOf({ ...plan, replaces: 0 }, deck) : oddsWith(plan, deck, choices);
  const after = restoredBy(vector);
  const rows = chances.map(({ tally, chance }): readonly [readonly unknown[], number] => {
    const w = weigh(target, tally.damage);
    let { shield, health } = w;
    if (!w.eliminated)
      for (const r of after) {
        shield = Math.max(shield, Math.min(target.shieldLimit, shield + r.shield));
        health = Math.min(HEALTH, health + r.health);
      }
    if (w.eliminated) [shield, health] = [0, 0];
    return [[tally.hits, tally.headshots, tally.damage, shield, health, w.prevented, w.eliminated], chance];
  });
  yield* compare('joint', gather(rows), readJoint(result.joint, 'result.joint'));
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

/** Two instances of damage, one after the other (APX-PUSH-09). */
const twice = (target: Wounded, first: number, second: number) => {
  const one = weigh(target, first);
  if (one.eliminated || second === 0) return { ...one, dealt: first };
  const two = weigh(
    { shield: one.shield, health: one.health, prevents: one.prevented > 0 ? 0 : target.prevents },
    second,
  );
  return { ...two, prevented: one.prevented + two.prevented, dealt: first + second };
};

function* checkMelee(vector: Fields, shared: unknown): Generator<string> {
  const deck = readDeck(vector, shared);
  const target = readTarget(vector);
  const id = vector.feat === undefined ? undefined : text(vector.feat, 'feat');
  const feat = id === undefined ? undefined : featById(id as Parameters<typeof featById>[0]);
  const blow = feat?.effects?.find(e => e.do === 'melee') ?? BLOW;
  const rows = deck.map(({ value }): readonly [readonly unknown[], number] => {
    const chance = 1 / deck.length;
    if (value < 40) return [[false, 0, target.shield, target.health, 0, false], chance];
    const w = twice(target, blow.damage, vector.collision === true ? blow.collision : 0);
    const [shield, health] = w.eliminated ? [0, 0] : [w.shield, w.health];
    return [[true, w.dealt, shield, health, w.prevented, w.eliminated], chance];
  });
  const result = fields(vector.result, 'result');
  yield* compare('joint', gather(rows), readJoint(result.joint, 'result.joint'));
}

/** Every order of so many cards. */
function* deals(
  deck: readonly AimCard[],
  n: number,
  drawn: readonly AimCard[] = [],
): Generator<readonly AimCard[]> {
  if (n === 0) yield drawn;
  else for (const card of deck) if (!drawn.includes(card)) yield* deals(deck, n - 1, [...drawn, card]);
}

function* checkGrenade(vector: Fields, shared: unknown): Generator<string> {
  const deck = readDeck(vector, shared);
  const target = readTarget(vector);
  const loot = lootOf(`#${oneOf(vector.grenade, ['frag', 'thermite'], 'grenade')}.1`);
  if (loot.sort !== 'grenade') throw new Malformed('grenade');
  const { grenade } = loot;
  const [dx = 0, dy = 0] = list(vector.offset, 'offset', whole);
  const along = vector.along === undefined ? 'x' : oneOf(vector.along, ['x', 'y'], 'along');
  const orders = [...deals(deck, grenade.cards)];
  const damageAt = (x: number, y: number): number => {
    if (vector.dome === true) return 0;
    const [ax, ay] = [Math.abs(x), Math.abs(y)];
    if (grenade.area === '3x3') return ax > 1 || ay > 1 ? 0 : ax + ay === 0 ? grenade.centre : grenade.around;
    const [far, side] = along === 'x' ? [ax, ay] : [ay, ax];
    return side > 0 || far > 2 ? 0 : grenade.centre;
  };
  const ends = orders.map(cards =>
    landing(
      { x: 0, y: 0 },
      cards.map(c => c.arrow),
    ),
  );
  const result = fields(vector.result, 'result');
  const chance = 1 / orders.length;
  yield* compare(
    'landing',
    gather(ends.map(({ x, y }) => [[x + 0, y + 0], chance])),
    readJoint(result.landing, 'result.landing'),
  );
  const rows = ends.map((at): readonly [readonly unknown[], number] => {
    const damage = damageAt(dx - at.x, dy - at.y);
    const w = weigh(target, damage);
    const [shield, health] = w.eliminated ? [0, 0] : [w.shield, w.health];
    return [[damage, shield, health, w.prevented, w.eliminated], chance];
  });
  yield* compare('joint', gather(rows), readJoint(result.joint, 'result.joint'));
}

const KINDS = { shoot: checkShot, melee: checkMelee, grenade: checkGrenade } as const;

/** Shoot actions, melee and grenades with all that can come of them. */
export const check: Check = (value, shared) => {
  const vector = fields(value, 'vector');
  const kind = oneOf(vector.kind, ['shoot', 'melee', 'grenade'], 'kind');
  const differences = [...KINDS[kind](vector, shared)];
  return differences.length === 0 ? undefined : `${String(vector.id)}: ${differences.slice(0, 4).join('; ')}`;
};
