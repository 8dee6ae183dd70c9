import {
  AdditiveBlending,
  BoxGeometry,
  DoubleSide,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  PointLight,
  QuadraticBezierCurve3,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import { softSpot } from './canvas.js';
import { merged } from './geometry.js';
import { plastic } from './materials.js';
import type { Haze, P3, Rope } from './model.js';
import { numbersFrom } from './noise.js';
import type { Quality } from './quality.js';

/** How long a wall of haze takes to come to its new place, in milliseconds. */
const CLOSES = 1100;

let spot: ReturnType<typeof softSpot> | null = null;
const spotMap = (): ReturnType<typeof softSpot> => {
  spot ??= softSpot();
  return spot;
};

const seenThrough = (colour: string, opacity: number): MeshBasicMaterial =>
  new MeshBasicMaterial({
    color: colour,
    transparent: true,
    opacity,
    depthWrite: false,
    side: DoubleSide,
    toneMapped: false,
  });

const puffs = ({ r, at, colour }: Haze & { readonly kind: 'fog' | 'shell' | 'light' }): Group => {
  const group = new Group();
  const next = numbersFrom(7);
  const material = new SpriteMaterial({
    map: spotMap(),
    color: colour,
    opacity: 0.5,
    transparent: true,
    depthWrite: false,
  });
  for (let i = 0; i < 8; i++) {
    const sprite = new Sprite(material);
    const [a, far] = [next() * 6.28, Math.sqrt(next()) * r];
    sprite.position.set(
      at[0] + Math.cos(a) * far,
      at[1] + Math.sin(a) * far,
      at[2] + 0.4 + next() * r * 0.75,
    );
    sprite.scale.setScalar(r * (1 + next() * 0.7));
    sprite.renderOrder = 4;
    group.add(sprite);
  }
  return group;
};

const shell = ({
  r,
  at,
  colour,
}: {
  readonly r: number;
  readonly at: P3;
  readonly colour: string;
}): Group => {
  const group = new Group();
  const half = new SphereGeometry(r, 28, 12, 0, Math.PI * 2, 0, Math.PI / 2).rotateX(Math.PI / 2);
  const rim = new Mesh(
    new TorusGeometry(r, 0.06, 6, 44),
    new MeshBasicMaterial({ color: colour, toneMapped: false }),
  );
  group.add(new Mesh(half, seenThrough(colour, 0.16)), rim);
  group.position.set(...at);
  return group;
};

const light = ({
  r,
  at,
  colour,
}: {
  readonly r: number;
  readonly at: P3;
  readonly colour: string;
}): Group => {
  const group = new Group();
  const glow = new Sprite(
    new SpriteMaterial({
      map: spotMap(),
      color: colour,
      opacity: 0.6,
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
      toneMapped: false,
    }),
  );
  glow.scale.setScalar(r * 0.55);
  group.add(new PointLight(colour, 26, r * 3, 1.8), glow);
  group.position.set(...at);
  return group;
};

const wall = ({ size, colour }: { readonly size: P3; readonly colour: string }): Group => {
  const group = new Group();
  const body = new Mesh(new BoxGeometry(1, 1, 1).translate(0, 0, 0.5), seenThrough(colour, 0.2));
  body.scale.set(...size);
  group.add(body);
  return group;
};

interface DrawnHaze {
  readonly group: Group;
  haze: Haze;
  from: Haze;
  begun: number;
}

const mix = (a: P3, b: P3, t: number): P3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Fog, shells, lights and the walls of a ring; a wall that has moved comes to its place. */
export class Air {
  readonly group = new Group();
  private readonly shown = new Map<string, DrawnHaze>();

  constructor(
    private readonly quality: Quality,
    private readonly colourOf: (colour: string) => string,
  ) {}

  get busyUntil(): number {
    return Math.max(0, ...[...this.shown.values()].map(s => s.begun + CLOSES));
  }

  private made(haze: Haze): Group {
    const lit = { ...haze, colour: this.colourOf(haze.colour) };
    if (lit.kind === 'wall') return wall(lit);
    if (lit.kind === 'fog') return puffs(lit);
    if (lit.kind === 'shell') return shell(lit);
    const made = light(lit);
    // Each light of its own is reckoned for every point of the picture.
    if (this.quality === 'lite')
      for (const lamp of made.children.filter(x => x instanceof PointLight)) lamp.removeFromParent();
    return made;
  }

  show(hazes: readonly Haze[], now: number, isMoving: boolean): void {
    for (const [id, s] of this.shown) {
      if (hazes.some(h => h.id === id && h.kind === s.haze.kind)) continue;
      s.group.removeFromParent();
      this.shown.delete(id);
    }
    for (const haze of hazes) {
      const known = this.shown.get(haze.id);
      if (!known) {
        const group = this.made(haze);
        group.traverse(x => {
          x.raycast = () => undefined;
        });
        this.group.add(group);
        this.shown.set(haze.id, { group, haze, from: haze, begun: -CLOSES });
      } else if (JSON.stringify(known.haze) !== JSON.stringify(haze)) {
        Object.assign(known, { from: known.haze, haze, begun: isMoving ? now : -CLOSES });
      }
    }
  }

  move(now: number): void {
    for (const { group, haze, from, begun } of this.shown.values()) {
      if (haze.kind !== 'wall' || from.kind !== 'wall') continue;
      const t = Math.min(1, Math.max(0, (now - begun) / CLOSES));
      group.position.set(...mix(from.at, haze.at, t));
      group.children[0]?.scale.set(...mix(from.size, haze.size, t));
    }
  }
}

/** Ropes and ziplines, hanging through a little. */
export const ropesOf = (ropes: readonly Rope[], quality: Quality): Group => {
  const group = new Group();
  const bodies = ropes.map(({ from, to, r, sag }) => {
    const [a, b] = [new Vector3(...from), new Vector3(...to)];
    const middle = a
      .clone()
      .lerp(b, 0.5)
      .setZ((a.z + b.z) / 2 - sag);
    return new TubeGeometry(new QuadraticBezierCurve3(a, middle, b), 20, r, 6);
  });
  if (bodies.length === 0) return group;
  const material: Material = plastic(quality, { color: ropes[0]?.colour ?? '#ffffff', roughness: 0.6 });
  const mesh = new Mesh(merged(bodies), material);
  mesh.castShadow = true;
  mesh.raycast = () => undefined;
  group.add(mesh);
  return group;
};
