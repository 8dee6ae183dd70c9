import {
  type Base,
  COVERS,
  DEGREE,
  type Field,
  type Mini,
  MM,
  MOVEMENT_CLASSES,
  type Point,
  polygon,
  snap,
  TERRAIN_KINDS,
  type Terrain,
  type Token,
  UNIT_TYPES,
  type Unit,
} from '@potyczka/geometry/plane';

/** A vector that is not of the described form; the message names the place. */
export class Malformed extends Error {}

type Json = Readonly<Record<string, unknown>>;

/** One value of a vector together with the path to it, read step by step. */
export class Reader {
  constructor(
    readonly value: unknown,
    readonly path: string,
  ) {}

  fail(wanted: string): never {
    throw new Malformed(
      `${this.path}: expected ${wanted}, found ${JSON.stringify(this.value)?.slice(0, 60)}`,
    );
  }

  private object(): Json {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value))
      this.fail('an object');
    return this.value as Json;
  }

  at(key: string): Reader {
    return new Reader(this.object()[key], `${this.path}.${key}`);
  }

  has(key: string): boolean {
    return this.object()[key] !== undefined;
  }

  keys(): readonly string[] {
    return Object.keys(this.object());
  }

  list(): readonly Reader[] {
    if (!Array.isArray(this.value)) this.fail('a list');
    return (this.value as readonly unknown[]).map((item, n) => new Reader(item, `${this.path}[${n}]`));
  }

  number(): number {
    return typeof this.value === 'number' && Number.isFinite(this.value) ? this.value : this.fail('a number');
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.fail('a string');
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail('true or false');
  }

  oneOf<T extends string>(words: readonly T[]): T {
    return words.find(word => word === this.value) ?? this.fail(words.join(' | '));
  }

  /** A length given in millimetres, in the unit of the plane. */
  length(): number {
    return snap(Math.round(this.number() * MM * 1e6) / 1e6);
  }

  /** An angle given in degrees, in the unit of the plane. */
  angle(): number {
    return Math.round(this.number() * DEGREE * 1e6) / 1e6;
  }

  point(): Point {
    const [x, y, ...more] = this.list();
    if (!x || !y || more.length > 0) this.fail('[x, y]');
    return { x: x.length(), y: y.length() };
  }

  optional<T>(key: string, read: (reader: Reader) => T, otherwise: T): T {
    return this.has(key) ? read(this.at(key)) : otherwise;
  }
}

const readTerrain = (r: Reader): Terrain => {
  const corners = r
    .at('polygon')
    .list()
    .map(p => p.point());
  if (corners.length < 3) r.at('polygon').fail('at least three corners');
  const terrain: Terrain = {
    id: r.at('id').text(),
    kind: r.at('kind').oneOf(TERRAIN_KINDS),
    barricade: r.optional('barricade', x => x.flag(), false),
    move: r.at('move').oneOf(MOVEMENT_CLASSES),
    cover: r.at('cover').oneOf(COVERS),
    blocksSight: r.at('blocksSight').flag(),
    polygon: polygon(corners),
    bottom: r.optional('bottom', x => x.length(), 0),
    top: r.at('top').length(),
  };
  return r.has('partOf') ? { ...terrain, partOf: r.at('partOf').text() } : terrain;
};

const readToken = (r: Reader): Token => ({
  id: r.at('id').text(),
  at: { x: r.at('x').length(), y: r.at('y').length() },
  radius: r.at('r').length(),
});

const readBase = (r: Reader): Base =>
  r.has('round')
    ? { shape: 'round', diameter: r.at('round').length() }
    : { shape: 'oblong', length: r.at('length').length(), width: r.at('width').length() };

/** A mini with its pose: also the form of `others` in legion-moves. */
export const readMini = (r: Reader): Mini => ({
  id: r.at('id').text(),
  pose: {
    at: { x: r.at('x').length(), y: r.at('y').length() },
    level: r.optional('z', x => x.length(), 0),
    facing: r.optional('facing', x => x.angle(), 0),
  },
});

const readUnit = (r: Reader): Unit => {
  const [leader, ...others] = r.at('minis').list().map(readMini);
  const [bottom, top] = r
    .at('silhouette')
    .list()
    .map(x => x.length());
  if (!leader) return r.at('minis').fail('at least one mini');
  if (bottom === undefined || top === undefined) return r.at('silhouette').fail('[bottom, top]');
  return {
    id: r.at('id').text(),
    side: r.at('side').text(),
    type: r.at('type').oneOf(UNIT_TYPES),
    base: readBase(r.at('base')),
    silhouette: { bottom, top },
    speed: r.optional('speed', x => x.number(), 2),
    leaderHasMelee: r.optional('leaderHasMelee', x => x.flag(), true),
    suppression: r.optional('suppression', x => x.number(), 0),
    minis: [leader, ...others],
  };
};

/** The field of a vector of legion-range-sight-cover or legion-moves. */
export const readField = (r: Reader): Field => {
  const size = r.at('size').point();
  return {
    width: size.x,
    depth: size.y,
    terrain: r.optional('terrain', x => x.list().map(readTerrain), []),
    tokens: r.optional('tokens', x => x.list().map(readToken), []),
    units: r.at('units').list().map(readUnit),
  };
};

/** The unit that a vector names. */
export const readUnitName = (r: Reader, field: Field): Unit =>
  field.units.find(unit => unit.id === r.value) ?? r.fail('the id of a unit');
