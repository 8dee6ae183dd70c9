import {
  type Attack,
  addressOf,
  aims,
  costTo,
  type Field,
  type ForcedMovement,
  forcedRoutes,
  type Hex,
  hexes,
  isWall,
  type Mover,
  type Others,
  type Placement,
  placements,
  reach,
  routeTo,
  seenFrom,
  sight,
  wallText,
} from '@potyczka/geometry/hex';
import {
  type MonsterAction,
  monsterTurn,
  type Position,
  type Readings,
  type Reason,
  RULEBOOK,
} from '@potyczka/gloomhaven/lab';
import { Canvas, HIDDEN, SEEN } from './hex-draw.js';

const ACTOR = '#2f5fb8';
const ALLY = '#5a8a5a';
const ENEMY = '#b04030';
const CHOSEN = '#d08000';

const named = (field: Field, hex: Hex): string => `[${addressOf(field, hex)}]`;

/** A hex that looks over the whole field: what it sees, what it does not, and the walls that hide something. */
export function viewPicture(field: Field, from: Hex, lying = false): string {
  const canvas = new Canvas(field, lying);
  const seen = seenFrom(field, from);
  canvas.tint(seen, SEEN, 0.25);
  const hidden = hexes(field).filter(hex => !seen.includes(hex) && !isWall(field, hex));
  canvas.tint(hidden, '#000000', 0.35);
  const guilty = new Set(
    hidden.flatMap(hex => {
      const answer = sight(field, from, hex);
      return answer.seen ? [] : answer.blocked.map(line => line.wall);
    }),
  );
  for (const wall of guilty) canvas.wall(wall, HIDDEN);
  return canvas
    .figure(from, '@', 'disc', ACTOR)
    .say(
      `${named(field, from)} sees ${seen.length - 1} hexes; ${hidden.length} are hidden, by the walls in red`,
    )
    .svg();
}

/** Two hexes: the free line, or every line with the wall that it touches. */
export function sightPicture(field: Field, a: Hex, b: Hex, lying = false): string {
  const canvas = new Canvas(field, lying).ring(a, ACTOR).ring(b, ENEMY);
  const answer = sight(field, a, b);
  if (!answer.seen) {
    const walls = new Set(answer.blocked.map(line => line.wall));
    for (const wall of walls) canvas.wall(wall, HIDDEN);
    for (const line of answer.blocked) canvas.line(line, HIDDEN, 0.8, line.endOnWall ? 0.25 : 0.7);
    canvas.say(`not seen (${answer.rule}): every line touches a wall`);
    canvas.say([...walls].map(wall => wallText(field, wall)).join(', '));
  } else if (answer.line === undefined) canvas.say(`seen because adjacent (${answer.rule})`);
  else canvas.line(answer.line, SEEN, 2.5).say(`seen (${answer.rule}): the shortest free line`);
  return canvas.svg();
}

/** Names of enemies unless others are given; M is the one who acts. */
const LETTERS = 'ABCDEFGHIJKLNOPQRSTUVWXYZ';

function figures(canvas: Canvas, at: Hex, others: Others, letter = 'M', letters = LETTERS): Canvas {
  for (const ally of others.allies) canvas.figure(ally, 'm', 'square', ALLY);
  others.enemies.forEach((enemy, i) => {
    canvas.figure(enemy, letters[i] ?? '?', 'diamond', ENEMY);
  });
  return canvas.figure(at, letter, 'disc', ACTOR);
}

/** Where a figure may go: points, and negative hexes after a cross; with the route to the farthest end. */
export function reachPicture(
  field: Field,
  mover: Mover,
  others: Others,
  points: number,
  lying = false,
): string {
  const canvas = new Canvas(field, lying);
  const found = reach(field, mover, others, points, 'short');
  canvas.tint(found.ends, SEEN, 0.25);
  const last = found.ends.at(-1)!;
  canvas.route(routeTo(field, found.ways, last), CHOSEN);
  figures(canvas, mover.at, others);
  for (const hex of found.ends) {
    const cost = costTo(found.ways, hex)!;
    if (hex !== mover.at)
      canvas.text(hex, cost.negatives > 0 ? `${cost.points} x${cost.negatives}` : `${cost.points}`);
  }
  return canvas
    .say(`${mover.gait}, ${points} points: ${found.ends.length} hexes; x counts traps and hazards`)
    .svg();
}

/** One placement of an area, or all single targets if the attack has none. */
export function attackPicture(
  field: Field,
  from: Hex,
  attack: Attack,
  enemies: readonly Hex[],
  lying = false,
): string {
  const canvas = new Canvas(field, lying);
  const best = placements(field, from, attack, enemies).reduce<Placement | undefined>(
    (most, each) => (most === undefined || each.targets.length > most.targets.length ? each : most),
    undefined,
  );
  for (const hex of best?.hexes ?? [])
    canvas.hex(hex, 'fill="#d02020" fill-opacity="0.3" stroke="#d02020" stroke-width="2"');
  figures(canvas, from, { allies: [], enemies }, '@');
  const judged = attack.area === undefined ? aims(field, from, attack, enemies) : (best?.aims ?? []);
  judged.forEach((aim, i) => {
    const line = aim.sight.seen ? aim.sight.line : undefined;
    if (aim.refusal === undefined) {
      canvas.ring(aim.target, SEEN);
      if (line !== undefined) canvas.line(line, SEEN);
    }
    const verdict =
      aim.refusal === undefined
        ? `hit${aim.disadvantage ? ' with Disadvantage' : ''}`
        : `${aim.refusal.why} (${aim.refusal.rule})`;
    canvas.say(`${LETTERS[i]}: ${verdict}, distance ${aim.distance ?? 'not countable'}`);
  });
  const range = attack.kind === 'melee' ? 'melee' : `range ${attack.range}`;
  return canvas.say(`${range}${attack.area === undefined ? '' : `, area of ${attack.area.length}`}`).svg();
}

/** Every way of a PUSH or PULL. */
export function forcedPicture(field: Field, forced: ForcedMovement, lying = false): string {
  const canvas = new Canvas(field, lying);
  const routes = forcedRoutes(field, forced);
  canvas.tint([...new Set(routes.map(r => r.route.at(-1)!))], CHOSEN, 0.4);
  for (const { route } of routes) canvas.route(route, CHOSEN, 2);
  for (const ally of forced.allies) canvas.figure(ally, 'a', 'square', ALLY);
  for (const enemy of forced.enemies) canvas.figure(enemy, 'e', 'diamond', ENEMY);
  canvas.figure(forced.by, '@', 'disc', ACTOR).figure(forced.target, 'T', 'diamond', '#7040a0');
  const short = routes.filter(r => r.stopped !== undefined).map(r => r.stopped);
  return canvas
    .say(
      `${forced.kind.toUpperCase()} ${forced.hexes}${forced.flying === true ? ', flying' : ''}: ${routes.length} routes`,
    )
    .say(
      short.length === 0
        ? 'all of full length'
        : `${short.length} shorter: ${[...new Set(short)].join(', ')}`,
    )
    .svg();
}

/** What a step compared, for one candidate; `name` gives a hex its letter or address. */
function candidateText(
  name: (hex: Hex) => string,
  by: Reason['by'],
  candidate: Reason['fell'][number],
): string {
  if ('enemy' in candidate) {
    const { cost, proximity, initiative } = candidate;
    const values: Partial<Record<Reason['by'], string>> = {
      'negative-hexes': `${cost?.negatives} negative`,
      movement: `${cost?.points} points`,
      proximity: `${proximity} away`,
      initiative: `place ${initiative + 1}`,
    };
    return `${name(candidate.enemy)} ${values[by] ?? ''}`.trim();
  }
  if ('left' in candidate) {
    const { hex, points, left, negatives } = candidate;
    if (by === 'negative-hexes') return `${name(hex)} ${negatives + left.negatives} negative`;
    return `${name(hex)} ${points} points, ${left.points} left`;
  }
  if ('count' in candidate) {
    const { hex, points, count, negatives } = candidate;
    const values: Partial<Record<Reason['by'], string>> = {
      'negative-hexes': `${negatives} negative`,
      targets: `${count} targets`,
      movement: `${points} points`,
    };
    return `${name(hex)} ${values[by] ?? ''}`.trim();
  }
  const on = candidate.targets.map(name).join('');
  if (!('hex' in candidate)) return on;
  return `${name(candidate.hex)} on ${on} ${by === 'movement' ? `${candidate.points} points` : `${candidate.disadvantages} Disadv.`}`;
}

const SHOWN = 4;
function reasonText(name: (hex: Hex) => string, reason: Reason): string {
  const some = reason.fell.slice(0, SHOWN).map(each => candidateText(name, reason.by, each));
  const more = reason.fell.length > SHOWN ? ` and ${reason.fell.length - SHOWN} more` : '';
  const stage = 'later' in reason && reason.later ? `${reason.stage} (of a later turn)` : reason.stage;
  return `${stage} by ${reason.by}: out ${some.join('; ')}${more}; ${reason.kept.length} left (${reason.rules.join(', ')})`;
}

const actionText = ({ move, gait, attack, muddled }: MonsterAction): string =>
  [
    `move ${move} (${gait})`,
    attack === undefined ? 'no attack' : attack.kind === 'melee' ? 'melee' : `range ${attack.range}`,
    attack !== undefined && attack.targets > 1 ? `target ${attack.targets}` : '',
    attack?.area === undefined ? '' : `area of ${attack.area.length}`,
    muddled === true ? 'muddled' : '',
  ]
    .filter(text => text !== '')
    .join(', ');

interface MonsterView {
  readonly readings?: Readings;
  readonly lying?: boolean;
  readonly letters?: string;
}

/** A monster's turn: the focus, where it may go, whom it attacks, and why. A number marks the step at which a hex fell out. */
export function monsterPicture(position: Position, action: MonsterAction, view: MonsterView = {}): string {
  const { field, at, allies, enemies } = position;
  const { readings = RULEBOOK, lying = false, letters = LETTERS } = view;
  const others = { allies, enemies: enemies.map(e => e.at) };
  const canvas = new Canvas(field, lying).addresses();
  const turn = monsterTurn(position, action, readings);
  canvas.tint(reach(field, { at, gait: action.gait }, others, action.move, 'safe').ends, '#2f5fb8', 0.12);
  for (const outcome of turn.outcomes) {
    for (const hex of outcome.area ?? []) canvas.hex(hex, 'fill="#d02020" fill-opacity="0.2"');
    canvas.route(outcome.route, CHOSEN).ring(outcome.to, CHOSEN, 4);
    for (const target of outcome.targets) {
      const answer = sight(field, outcome.to, target);
      if (answer.seen && answer.line !== undefined) canvas.line(answer.line, HIDDEN, 1.2);
    }
  }
  figures(canvas, at, others, 'M', letters);
  const fallen = new Map<Hex, number>();
  turn.reasons.forEach((reason, step) => {
    if (reason.stage === 'hex' || reason.stage === 'approach')
      for (const { hex } of reason.fell) fallen.set(hex, step + 1);
  });
  for (const [hex, step] of fallen) canvas.text(hex, `${step}`, 'font-size="9" fill="#555"', 4);
  for (const focus of turn.focuses) canvas.ring(focus, HIDDEN, 3);
  const name = (hex: Hex): string =>
    letters[others.enemies.indexOf(hex)] ?? (hex === at ? 'M' : named(field, hex));
  canvas.say(actionText(action));
  canvas.say(`focus: ${turn.focuses.map(name).join(' or ') || 'none'}`);
  turn.reasons.forEach((reason, step) => {
    canvas.say(`${step + 1}. ${reasonText(name, reason)}`);
  });
  const done = turn.outcomes.map(({ to, targets }) =>
    targets.length === 0 ? `${name(to)}, no attack` : `${name(to)} attacks ${targets.map(name).join(' ')}`,
  );
  return canvas.say(`outcome: ${[...new Set(done)].join(' | ')}`).svg();
}
