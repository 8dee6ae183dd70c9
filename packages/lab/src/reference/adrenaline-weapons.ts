import { DIRECTIONS, placeOf, type SquareId } from '@potyczka/geometry/rooms';
import {
  type Floor,
  harm,
  harmAll,
  isSpawn,
  type Moment,
  mark,
  move,
  on,
  others,
  own,
  pay,
  SHOOTER,
  squareOf,
} from './adrenaline-moment.js';
import { choices } from './choices.js';

/** Every end that a weapon can come to, line by line from the table of weapons in the ledger. */
type Shots = (f: Floor, m: Moment) => readonly Moment[];

const seen = (f: Floor, m: Moment): readonly string[] =>
  others(m).filter(who => f.sees(own(m), squareOf(m, who)));
const away = (f: Floor, m: Moment, moves: number): readonly string[] =>
  others(m).filter(who => f.isAway(own(m), squareOf(m, who), moves));
const here = (m: Moment): readonly string[] => on(m, own(m));
const figures = (whom: readonly string[]): readonly string[] => whom.filter(who => !isSpawn(who));
/** ADR-XDOM-03: these two weapons reach a spawnpoint only where the shooter sees it. */
const orUnseenFigure = (f: Floor, m: Moment, who: string): boolean =>
  !isSpawn(who) || f.sees(own(m), squareOf(m, who));
const pushes = (f: Floor, m: Moment, who: string, most: number): readonly Moment[] =>
  f.within(squareOf(m, who), most).map(q => move(m, who, q));
/** G-17: to another square. */
const walks = (f: Floor, m: Moment, most: number): readonly Moment[] =>
  f
    .within(own(m), most)
    .filter(q => q !== own(m))
    .map(q => move(m, SHOOTER, q));
/** GEN-04, G-04: everybody there, and there is somebody. */
const area = (f: Floor, m: Moment, squares: readonly SquareId[], damage: number): readonly Moment[] => {
  const whom = squares.flatMap(q => on(m, q));
  return whom.length === 0 ? [] : [harmAll(f, m, whom, damage)];
};
/** The first and the second square straight ahead. */
const lines = (f: Floor, from: SquareId): readonly (readonly SquareId[])[] =>
  DIRECTIONS.flatMap(d => {
    const one = f.step(from, d);
    const two = one === undefined ? undefined : f.step(one, d);
    return one === undefined ? [] : [two === undefined ? [one] : [one, two]];
  });
const nobodyOr = (whom: readonly string[]): readonly (readonly string[])[] => [[], ...whom.map(who => [who])];

const lockRifle: Shots = (f, m) =>
  seen(f, m).flatMap(a => {
    const basic = mark(harm(f, m, a, 2), a, 1);
    const second = figures(seen(f, m)).filter(x => x !== a);
    return [basic, ...second.map(x => mark(pay(basic, 'red'), x, 1))];
  });

const machineGun: Shots = (f, m) =>
  choices(seen(f, m), 2).flatMap(basic =>
    nobodyOr(figures(basic)).flatMap(focus => {
      const hit = harmAll(f, m, basic, 1);
      const focused = focus.length > 0 ? harmAll(f, pay(hit, 'yellow'), focus, 1) : hit;
      const again = nobodyOr(figures(basic).filter(x => !focus.includes(x)));
      const third = nobodyOr(seen(f, m).filter(x => !basic.includes(x)));
      const tripods = again.flatMap(a => third.map(c => [...a, ...c])).filter(whom => whom.length > 0);
      return [focused, ...tripods.map(whom => harmAll(f, pay(focused, 'blue'), whom, 1))];
    }),
  );

const thor: Shots = (f, m) =>
  seen(f, m).flatMap(a => {
    const first = harm(f, m, a, 2);
    const from = (who: string, not: readonly string[]): readonly string[] =>
      isSpawn(who) ? [] : others(m).filter(x => !not.includes(x) && f.sees(squareOf(m, who), squareOf(m, x)));
    const chained = from(a, [a]).flatMap(b => {
      const second = harm(f, pay(first, 'blue'), b, 1);
      return [second, ...from(b, [a, b]).map(c => harm(f, pay(second, 'blue'), c, 2))];
    });
    return [first, ...chained];
  });

const plasmaGun: Shots = (f, m) => {
  const shots = (from: Moment) => seen(f, from).map(a => ({ a, hit: harm(f, from, a, 2) }));
  const charged = (from: Moment, a: string): readonly Moment[] =>
    isSpawn(a) ? [] : [harm(f, pay(from, 'blue'), a, 1)];
  const still = shots(m).flatMap(({ a, hit }) => [
    ...[hit, ...charged(hit, a)].flatMap(end => [end, ...walks(f, end, 2)]),
    ...walks(f, hit, 2).flatMap(end => charged(end, a)),
  ]);
  const glided = walks(f, m, 2).flatMap(shots);
  return [...still, ...glided.flatMap(({ a, hit }) => [hit, ...charged(hit, a)])];
};

const whisper: Shots = (f, m) =>
  seen(f, m)
    .filter(a => !f.within(own(m), 1).includes(squareOf(m, a)))
    .map(a => mark(harm(f, m, a, 3), a, 1));

const electroscythe: Shots = (f, m) => [
  ...area(f, m, [own(m)], 1),
  ...area(f, pay(m, 'blue', 'red'), [own(m)], 2),
];

const tractorBeam: Shots = (f, m) => {
  const pulled = others(m).flatMap(a =>
    pushes(f, m, a, 2)
      .filter(moved => f.sees(own(m), squareOf(moved, a)))
      .map(moved => harm(f, moved, a, 1)),
  );
  const near = others(m).filter(a => f.within(own(m), 2).includes(squareOf(m, a)) && orUnseenFigure(f, m, a));
  return [...pulled, ...near.map(a => harm(f, move(pay(m, 'red', 'yellow'), a, own(m)), a, 3))];
};

const vortexCannon: Shots = (f, m) =>
  f.squares
    .filter(v => v !== own(m) && f.sees(own(m), v))
    .flatMap(v => {
      const near = others(m).filter(a => f.within(v, 1).includes(squareOf(m, a)) && orUnseenFigure(f, m, a));
      const draw = (now: Moment, who: string, damage: number): Moment =>
        harm(f, move(now, who, v), who, damage);
      return near.flatMap(a => {
        const basic = draw(m, a, 2);
        const more = choices(
          near.filter(x => x !== a),
          2,
        );
        return [basic, ...more.map(xs => xs.reduce((now, x) => draw(now, x, 1), pay(basic, 'red')))];
      });
    });

const furnace: Shots = (f, m) => [
  ...f.roomsBehind(own(m)).flatMap(room => area(f, m, room, 1)),
  ...f.squares
    .filter(q => f.isAway(own(m), q, 1))
    .flatMap(q => area(f, m, [q], 1).map(end => on(m, q).reduce((now, x) => mark(now, x, 1), end))),
];

const heatseeker: Shots = (f, m) =>
  others(m)
    .filter(a => !f.sees(own(m), squareOf(m, a)))
    .map(a => harm(f, m, a, 3));

const hellion: Shots = (f, m) =>
  seen(f, m)
    .filter(a => squareOf(m, a) !== own(m))
    .flatMap(a =>
      [
        { from: m, marks: 1 },
        { from: pay(m, 'red'), marks: 2 },
      ].map(({ from, marks }) =>
        on(m, squareOf(m, a)).reduce((now, x) => mark(now, x, marks), harm(f, from, a, 1)),
      ),
    );

const flamethrower: Shots = (f, m) =>
  lines(f, own(m)).flatMap(([one, two]) => {
    const at = (q: SquareId | undefined): readonly string[] => (q === undefined ? [] : on(m, q));
    const picks = nobodyOr(at(one)).flatMap(a => nobodyOr(at(two)).map(b => [...a, ...b]));
    const barbecues = [[], at(two)]
      .filter(far => at(one).length + far.length > 0)
      .map(far => harmAll(f, harmAll(f, pay(m, 'yellow', 'yellow'), at(one), 2), far, 1));
    return [...picks.filter(whom => whom.length > 0).map(whom => harmAll(f, m, whom, 1)), ...barbecues];
  });

const grenadeLauncher: Shots = (f, m) =>
  seen(f, m).flatMap(a => {
    const grenades = (from: Moment): readonly Moment[] =>
      f.squares.filter(q => f.sees(own(m), q)).flatMap(q => area(f, pay(from, 'red'), [q], 1));
    const hit = harm(f, m, a, 1);
    const moved = pushes(f, hit, a, 1);
    return [...moved, ...moved.flatMap(grenades), ...grenades(hit).flatMap(end => pushes(f, end, a, 1))];
  });

const rocketLauncher: Shots = (f, m) => {
  const basic = (from: Moment): readonly Moment[] =>
    seen(f, from)
      .filter(a => squareOf(from, a) !== own(from))
      .flatMap(a => {
        const hit = harm(f, from, a, 2);
        const warhead = area(f, pay(hit, 'yellow'), [squareOf(from, a)], 1);
        return [hit, ...warhead].flatMap(end => pushes(f, end, a, 1));
      });
  const jumps = (from: Moment): readonly Moment[] => walks(f, pay(from, 'blue'), 2);
  return [...basic(m), ...basic(m).flatMap(jumps), ...jumps(m).flatMap(basic)];
};

const railgun: Shots = (f, m) => {
  const [row, column] = placeOf(own(m));
  const rays = [
    (r: number, c: number) => r === row && c >= column,
    (r: number, c: number) => r === row && c <= column,
    (r: number, c: number) => c === column && r >= row,
    (r: number, c: number) => c === column && r <= row,
  ];
  return rays.flatMap(isOn => {
    const whom = others(m).filter(a => isOn(...placeOf(squareOf(m, a))));
    return [...whom.map(a => harm(f, m, a, 3)), ...choices(whom, 2).map(some => harmAll(f, m, some, 2))];
  });
};

const cyberblade: Shots = (f, m) => {
  const from = (now: Moment, left: readonly ('step' | 'basic' | 'slice')[]): readonly Moment[] =>
    left.flatMap(part => {
      const rest = left.filter(x => x !== part);
      const next =
        part === 'step'
          ? walks(f, now, 1)
          : here(now)
              .filter(a => !now.hurt.includes(a))
              .map(a => harm(f, part === 'slice' ? pay(now, 'yellow') : now, a, 2));
      return next.flatMap(end => [...(rest.includes('basic') ? [] : [end]), ...from(end, rest)]);
    });
  return from(m, ['step', 'basic', 'slice']);
};

const zx2: Shots = (f, m) => [
  ...seen(f, m).map(a => mark(harm(f, m, a, 1), a, 2)),
  ...choices(figures(seen(f, m)), 3).map(whom => whom.reduce((now, x) => mark(now, x, 1), m)),
];

const shotgun: Shots = (f, m) => [
  ...here(m).flatMap(a => pushes(f, harm(f, m, a, 3), a, 1)),
  ...away(f, m, 1).map(a => harm(f, m, a, 2)),
];

const powerGlove: Shots = (f, m) => {
  const basic = away(f, m, 1).map(a => mark(harm(f, move(m, SHOOTER, squareOf(m, a)), a, 1), a, 2));
  const fist = (now: Moment, to: SquareId): readonly Moment[] => {
    const there = move(now, SHOOTER, to);
    return nobodyOr(on(there, to)).map(whom => harmAll(f, there, whom, 2));
  };
  const fists = lines(f, own(m)).flatMap(([one, two]) => {
    const first = one === undefined ? [] : fist(pay(m, 'blue'), one);
    return [...first, ...(two === undefined ? [] : first.flatMap(end => fist(end, two)))];
  });
  return [...basic, ...fists];
};

const shockwave: Shots = (f, m) => {
  const ring = f.squares.filter(q => f.isAway(own(m), q, 1));
  const apart = choices(away(f, m, 1), 3).filter(
    whom => new Set(whom.map(a => squareOf(m, a))).size === whom.length,
  );
  return [...apart.map(whom => harmAll(f, m, whom, 1)), ...area(f, pay(m, 'yellow'), ring, 1)];
};

const sledgehammer: Shots = (f, m) =>
  here(m).flatMap(a => {
    const pulverized = harm(f, pay(m, 'red'), a, 3);
    const flights = lines(f, own(m)).flat();
    return [harm(f, m, a, 2), pulverized, ...flights.map(q => move(pulverized, a, q))];
  });

/** By the names of the cards. */
export const WEAPONS: Readonly<Record<string, Shots>> = {
  'lock-rifle': lockRifle,
  'machine-gun': machineGun,
  thor,
  'plasma-gun': plasmaGun,
  whisper,
  electroscythe,
  'tractor-beam': tractorBeam,
  'vortex-cannon': vortexCannon,
  furnace,
  heatseeker,
  hellion,
  flamethrower,
  'grenade-launcher': grenadeLauncher,
  'rocket-launcher': rocketLauncher,
  railgun,
  cyberblade,
  'zx-2': zx2,
  shotgun,
  'power-glove': powerGlove,
  shockwave,
  sledgehammer,
};
