import {
  DEGREE,
  type Field,
  isNotched,
  type Judged,
  judgeMove,
  judgeReach,
  type Mini,
  MM,
  type MoveRule,
  type Obstacle,
  type Pose,
  rulesOf,
  TOOLS,
  type Unit,
} from '@potyczka/geometry/plane';
import type { Verdict } from '@potyczka/kernel';
import { leaderFor } from '@potyczka/legion/lab';
import type { Check } from '../vectors/check.js';
import { battleOn } from '../vectors/legion-battle.js';
import { Malformed, Reader, readField, readMini, readUnitName } from '../vectors/legion-field.js';

/** The kinds of move of the vectors. */
const KINDS = ['standard', 'climb', 'reverse'] as const;

/** Rules that say the same thing: the id in the vectors, and what may be named instead of it. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'LEG-MOVE-05': ['LEG-CARD-08'],
  'LEG-MOVE-18': ['LEG-MOVE-21', 'LEG-MOVE-33', 'LEG-TERR-13', 'LEG-TERR-03'],
  'LEG-MOVE-19': ['LEG-MOVE-21', 'LEG-MOVE-33', 'LEG-TERR-13', 'LEG-TERR-03'],
  'LEG-MOVE-20': ['LEG-MOVE-21', 'LEG-MOVE-33', 'LEG-TERR-13', 'LEG-TERR-03'],
  'LEG-NOTCH-16': ['LEG-UTYPE-44'],
  'LEG-MOVE-07': ['LEG-MOVE-12'],
  'LEG-MOVE-13': ['LEG-MOVE-12'],
  'LEG-MOVE-23': ['LEG-MOVE-22', 'LEG-MOVE-25', 'LEG-TERR-10'],
  'LEG-MOVE-24': ['LEG-MOVE-25'],
  'LEG-CLIMB-01': ['LEG-MOVE-26'],
  'LEG-CLIMB-03': ['LEG-CLIMB-05'],
  'LEG-MOVE-27': ['LEG-TERR-14', 'LEG-CLIMB-07'],
  'LEG-UTYPE-08': ['G-24', 'LEG-GAP-178'],
  'LEG-UTYPE-20': ['G-24', 'LEG-GAP-178'],
  'LEG-UTYPE-39': ['G-24', 'LEG-GAP-178'],
  'LEG-MEAS-21': ['G-34'],
  'LEG-MELEE-04': ['LEG-MELEE-03'],
  'LEG-MOVE-14': ['G-24', 'LEG-GAP-178'],
  'LEG-NOTCH-08': ['LEG-MOVE-32'],
  'LEG-COH-01': ['LEG-MOVE-08'],
  'LEG-COH-02': ['LEG-MOVE-08'],
  'LEG-COH-04': ['LEG-MOVE-08'],
};

const texts = (r: Reader): readonly string[] => r.list().map(x => x.text());

const sorted = (words: readonly string[]): string => words.toSorted().join(' ') || 'none';

const isNamed = (rule: MoveRule, expected: readonly string[]): boolean =>
  expected.some(theirs => theirs === rule || ALSO[theirs]?.includes(rule));

/** A line about what differs, if anything does. */
const differs = (what: string, ours: unknown, theirs: unknown): readonly string[] =>
  ours === theirs ? [] : [`${what}: ours ${ours}, expected ${theirs}`];

/** Legality exactly; every reason that we name must be among the expected ones. */
const compareRefusals = (
  refusals: readonly Obstacle[],
  legal: boolean,
  expected: Reader,
): readonly string[] => {
  const theirs = texts(expected.at('forbiddenBy'));
  const ours = rulesOf(refusals);
  const wrong = ours.filter(rule => !isNamed(rule, theirs));
  return [
    ...differs('legal', legal, expected.at('legal').flag()),
    ...(wrong.length > 0 ? [`forbidden by: ours ${sorted(ours)}, expected ${sorted(theirs)}`] : []),
  ];
};

const near = (what: string, ours: number, theirs: Reader): readonly string[] =>
  Math.abs(ours - theirs.number()) <= 0.001 ? [] : differs(what, ours, theirs.number());

const compareMove = (judged: Judged, unit: Unit, expected: Reader): readonly string[] => {
  const [x, y] = expected.at('leaderEnd').list();
  if (!x || !y) return expected.at('leaderEnd').fail('[x, y]');
  return [
    ...compareRefusals(judged.refusals, judged.legal, expected),
    ...differs('slowed by', sorted(judged.slowedBy), sorted(texts(expected.at('slowedBy')))),
    ...near('end x', judged.end.at.x / MM, x),
    ...near('end y', judged.end.at.y / MM, y),
    ...(isNotched(unit.type)
      ? [
          ...near('end facing', judged.end.facing / DEGREE, expected.at('endFacing')),
          ...differs('displaced', sorted(judged.displaced), sorted(texts(expected.at('displaced')))),
        ]
      : []),
  ];
};

/** End poses for all minis but the leader, each once. */
const readOthers = (move: Reader, unit: Unit): readonly Mini[] => {
  const others = move.optional('others', r => r.list().map(readMini), []);
  for (const mini of unit.minis.slice(1))
    if (others.filter(m => m.id === mini.id).length !== 1)
      throw new Malformed(`${move.path}.others: expected one end pose of ${mini.id}`);
  if (others.length !== unit.minis.length - 1)
    throw new Malformed(`${move.path}.others: expected minis of ${unit.id} without its leader`);
  return others;
};

const readTravel = (r: Reader): 'full' | number => {
  if (r.value === 'full') return 'full';
  return r.number() >= 0 ? r.length() : r.fail('"full" or a length');
};

const judgeGiven = (field: Field, unit: Unit, move: Reader): Judged => {
  const tool = TOOLS.find(n => n === move.at('tool').value) ?? move.at('tool').fail('1, 2 or 3');
  return judgeMove(field, unit, {
    kind: move.at('kind').oneOf(KINDS),
    tool,
    heading: move.optional('heading', r => r.angle(), 0), // of small bases only
    bend: move.optional('bend', r => r.angle(), 0),
    travel: readTravel(move.at('travel')),
    level: move.optional('z', r => r.length(), 0),
    others: readOthers(move, unit),
  });
};

const compareReach = (field: Field, unit: Unit, move: Reader, expected: Reader): readonly string[] => {
  move.at('question').oneOf(['reach']);
  if (unit.minis.length > 1 || isNotched(unit.type)) move.at('unit').fail('a lone mini on a small base');
  const [x, y, level, ...more] = move.at('end').list();
  if (!x || !y || !level || more.length > 0) return move.at('end').fail('[x, y, level]');
  const kind = move.at('kind').oneOf(KINDS);
  const reached = judgeReach(field, unit, kind, { x: x.length(), y: y.length() }, level.length());
  return compareRefusals(reached.refusals, reached.legal, expected);
};

const drawn = (field: Field, move: Reader): string => {
  const at = (p: { readonly x: number; readonly y: number }) => `${p.x / MM},${p.y / MM}`;
  const terrain = field.terrain.map(t => {
    const what = `${t.barricade ? 'barricade' : t.kind} ${t.move} ${t.bottom / MM}-${t.top / MM}`;
    return `${t.id} ${what} [${t.polygon.map(at).join(' ')}]`;
  });
  const units = field.units.map(u => {
    const minis = u.minis.map(m => `${m.id}@${at(m.pose.at)},${m.pose.level / MM}<${m.pose.facing / DEGREE}`);
    return `${u.id} ${u.side} ${u.type} speed ${u.speed} height ${u.silhouette.top / MM} ${minis.join(' ')}`;
  });
  const tokens = field.tokens.map(t => `${t.id} token ${at(t.at)} r ${t.radius / MM}`);
  return [JSON.stringify(move.value), ...units, ...tokens, ...terrain].join(' / ');
};

type Kind = (typeof KINDS)[number];

const HOW = { standard: 'move', climb: 'climb', reverse: 'reverse' } as const;

/**
 * The same end asked of the game, in a battle with the same units: may the leader be brought there? Answers are whole
 * units, so that each of the four next to the end will do.
 */
const inBattle = (field: Field, unit: Unit, kind: Kind, end: Pose): Verdict => {
  const { at, level, facing } = end;
  const leader = leaderFor(battleOn(field), unit.id, HOW[kind]);
  const turned = isNotched(unit.type) ? { facing: Math.round(facing) } : {};
  const verdicts = [Math.floor(at.x), Math.ceil(at.x)].flatMap(x =>
    [Math.floor(at.y), Math.ceil(at.y)].map(y => leader.at({ x, y, z: level, ...turned }).refusal),
  );
  return verdicts.includes(undefined) ? undefined : verdicts[0];
};

/** What the vectors leave out: they let vehicles stand over any rim. */
const UNKNOWN: ReadonlySet<string> = new Set(['LEG-UTYPE-38', 'LEG-UTYPE-48']);

/** Where nothing slows a unit, a faster tool is not what forbids its end. */
const unslowed = (field: Field): Field => ({
  ...field,
  terrain: field.terrain.map(t => (t.move === 'difficult' ? { ...t, move: 'open' } : t)),
});

/** Is the end forbidden for what the vectors leave out, whatever else is said of faster tools? */
const isLeftOut = (field: Field, unit: Unit, kind: Kind, end: Pose): boolean =>
  UNKNOWN.has(inBattle(unslowed(field), unit, kind, end)?.rule ?? '');

/**
 * An end that a given tool reaches, the game reaches with some tool; whether an end can be reached at all is the same
 * question for both.
 */
const compareBattle = (field: Field, unit: Unit, move: Reader, judged?: Judged): readonly string[] => {
  const kind = move.at('kind').oneOf(KINDS);
  if (judged) {
    const refusal = judged.legal ? inBattle(field, unit, kind, judged.end) : undefined;
    return refusal && !UNKNOWN.has(refusal.rule) && !isLeftOut(field, unit, kind, judged.end)
      ? [`in a battle: refused by ${refusal.rule}`]
      : [];
  }
  const [x, y, level] = move.at('end').list();
  const at = { x: x!.length(), y: y!.length() };
  const reached = judgeReach(field, unit, kind, at, level!.length());
  const refusal = inBattle(field, unit, kind, { at, level: level!.length(), facing: 0 });
  return differs('legal in a battle', refusal === undefined, reached.legal);
};

/** legion-moves: a move with everything given, or whether an end can be reached at all. */
export const check: Check = vector => {
  const r = new Reader(vector, 'vector');
  try {
    const id = r.at('id').number();
    const field = readField(r);
    const move = r.at('move');
    const unit = readUnitName(move.at('unit'), field);
    const expected = r.at('expected');
    const judged = move.has('question') ? undefined : judgeGiven(field, unit, move);
    const wrong = [
      ...(judged ? compareMove(judged, unit, expected) : compareReach(field, unit, move, expected)),
      ...compareBattle(field, unit, move, judged),
    ];
    return wrong.length === 0 ? undefined : `${id}: ${wrong.join('; ')} | ${drawn(field, move)}`;
  } catch (error) {
    if (error instanceof Malformed) return `malformed vector: ${error.message}`;
    throw error;
  }
};
