import {
  BoxGeometry,
  type CanvasTexture,
  CylinderGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  OctahedronGeometry,
  Quaternion,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  Vector3,
} from 'three';
import { drawingOf } from '../glyph-sheet.js';
import { disposeOf, ownPaint } from './bodies.js';
import { pictureOf } from './canvas.js';
import { plastic } from './materials.js';
import type { CardShown, Deed, Die, P3 } from './model.js';
import { numbersFrom } from './noise.js';
import type { Quality } from './quality.js';

/** How long each is shown, in milliseconds. */
const LASTS: Readonly<Record<Deed['kind'], number>> = {
  shot: 650,
  strike: 550,
  rise: 1300,
  dice: 2600,
  cards: 2600,
};
/** A die comes to rest after this share of its time. */
const RESTS = 0.42;

interface PlayedDeed {
  readonly group: Group;
  readonly begun: number;
  readonly lasts: number;
  /** From 0 to 1. */
  move(t: number): void;
}

const up = ([x, y, z]: P3, by: number): Vector3 => new Vector3(x, y, z + by);

const bright = (colour: string): MeshBasicMaterial =>
  ownPaint(new MeshBasicMaterial({ color: colour, toneMapped: false, transparent: true, fog: false }));

/** A bolt flies from one to the other, and flashes where it hits. */
const shot = (from: P3, to: P3, colour: string): Pick<PlayedDeed, 'group' | 'move'> => {
  const group = new Group();
  const [a, b] = [up(from, 2.4), up(to, 1.9)];
  const along = b.clone().sub(a);
  const bolt = new Mesh(
    new CylinderGeometry(0.11, 0.11, Math.min(4, along.length() * 0.4), 8),
    bright(colour),
  );
  bolt.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), along.clone().normalize());
  const flash = new Mesh(new SphereGeometry(1, 12, 8), bright(colour));
  flash.position.copy(b);
  group.add(bolt, flash);
  return {
    group,
    move: t => {
      const flown = Math.min(1, t / 0.55);
      const hit = Math.max(0, (t - 0.55) / 0.45);
      bolt.visible = flown < 1;
      bolt.position.lerpVectors(a, b, flown);
      flash.visible = hit > 0;
      flash.scale.setScalar(0.2 + hit * 1.3);
      flash.material.opacity = 0.85 * (1 - hit);
    },
  };
};

/** A blow: a flash where it lands. */
const strike = (from: P3, to: P3, colour: string): Pick<PlayedDeed, 'group' | 'move'> => {
  const group = new Group();
  const [a, b] = [up(from, 1.8), up(to, 1.8)];
  const sweep = new Mesh(new SphereGeometry(0.5, 12, 8), bright(colour));
  group.add(sweep);
  return {
    group,
    move: t => {
      sweep.position.lerpVectors(a, b, Math.min(1, t * 1.6));
      sweep.scale.setScalar(0.4 + Math.max(0, t - 0.6) * 4);
      sweep.material.opacity = t < 0.6 ? 0.9 : Math.max(0, 0.9 - (t - 0.6) * 2.2);
    },
  };
};

const words = (text: string, colour: string): CanvasTexture =>
  pictureOf(256, 128, c => {
    c.font = '800 92px "Inter Variable", sans-serif';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.lineWidth = 16;
    c.lineJoin = 'round';
    c.strokeStyle = '#0b0d10';
    c.strokeText(text, 128, 66);
    c.fillStyle = colour;
    c.fillText(text, 128, 66);
  });

/** A number that rises from a head. */
const rise = (at: P3, text: string, isGood: boolean): Pick<PlayedDeed, 'group' | 'move'> => {
  const group = new Group();
  const sprite = new Sprite(
    ownPaint(
      new SpriteMaterial({
        map: words(text, isGood ? '#8df0a4' : '#ff8d84'),
        depthTest: false,
        toneMapped: false,
        fog: false,
      }),
    ),
  );
  sprite.scale.set(4.4, 2.2, 1);
  sprite.renderOrder = 7;
  group.add(sprite);
  return {
    group,
    move: t => {
      sprite.position.copy(up(at, 4.6 + t * 2));
      sprite.material.opacity = t < 0.7 ? 1 : 1 - (t - 0.7) / 0.3;
    },
  };
};

const faceOf = (die: Die): CanvasTexture =>
  pictureOf(96, 96, c => {
    c.fillStyle = die.colour;
    c.fillRect(0, 0, 96, 96);
    const d = die.face ? drawingOf(die.face) : '';
    if (!d) return;
    c.fillStyle = die.ink;
    c.translate(14, 14);
    c.scale(68 / 512, 68 / 512);
    c.fill(new Path2D(d));
  });

/** A die rolls in and lies as the rules say: its face is a picture on top, the roll is only shown. */
const dieBody = (die: Die, quality: Quality): Object3D => {
  const body = new Group();
  const solid = die.sides === 8 ? new OctahedronGeometry(0.95) : new BoxGeometry(1.3, 1.3, 1.3);
  const mesh = new Mesh(solid, ownPaint(plastic(quality, { color: die.colour, roughness: 0.35 })));
  // A black die is told from its shadow by its edges.
  mesh.add(
    new LineSegments(
      new EdgesGeometry(solid),
      ownPaint(new LineBasicMaterial({ color: die.ink, fog: false })),
    ),
  );
  const face = new Sprite(
    ownPaint(new SpriteMaterial({ map: faceOf(die), toneMapped: false, depthTest: false, fog: false })),
  );
  face.scale.setScalar(die.sides === 8 ? 0.85 : 1);
  face.name = 'face';
  body.add(mesh, face);
  return body;
};

const rollOf = (at: P3, dice: readonly Die[], quality: Quality): Pick<PlayedDeed, 'group' | 'move'> => {
  const group = new Group();
  const next = numbersFrom(dice.length * 17 + 3);
  const columns = Math.ceil(Math.sqrt(dice.length));
  const rolled = dice.map((die, n) => {
    const body = dieBody(die, quality);
    const end = new Vector3(
      at[0] + 3.4 + (n % columns) * 2,
      at[1] - 1.5 - Math.floor(n / columns) * 2,
      at[2] + 0.7,
    );
    const start = end.clone().add(new Vector3(-9 - next() * 3, (next() - 0.5) * 6, 5));
    const axis = new Vector3(next() - 0.5, next() - 0.5, next() - 0.5).normalize();
    group.add(body);
    return { body, start, end, axis, turns: 9 + next() * 6 };
  });
  return {
    group,
    move: t => {
      const share = Math.min(1, t / RESTS);
      const slow = 1 - (1 - share) ** 2;
      for (const { body, start, end, axis, turns } of rolled) {
        body.position.lerpVectors(start, end, slow);
        body.position.z += Math.abs(Math.sin(share * Math.PI * 3)) * (1 - share) * 2.4;
        body.children[0]?.setRotationFromQuaternion(
          new Quaternion().setFromAxisAngle(axis, (1 - slow) * turns),
        );
        const face = body.getObjectByName('face');
        if (face) face.visible = share >= 1;
      }
    },
  };
};

const cardFace = ({ text, paper }: CardShown): CanvasTexture =>
  pictureOf(96, 128, c => {
    c.fillStyle = paper;
    c.fillRect(0, 0, 96, 128);
    c.strokeStyle = '#15181d';
    c.lineWidth = 8;
    c.strokeRect(4, 4, 88, 120);
    c.fillStyle = '#15181d';
    c.font = '800 60px "Inter Variable", sans-serif';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText(text, 48, 68);
  });

/** Cards come down one after the other over whoever they are drawn for. */
const deal = (at: P3, cards: readonly CardShown[]): Pick<PlayedDeed, 'group' | 'move'> => {
  const group = new Group();
  const sprites = cards.map(card => {
    const sprite = new Sprite(
      ownPaint(new SpriteMaterial({ map: cardFace(card), toneMapped: false, depthTest: false, fog: false })),
    );
    sprite.scale.set(1.5, 2, 1);
    sprite.renderOrder = 7;
    group.add(sprite);
    return sprite;
  });
  return {
    group,
    move: t => {
      for (const [n, sprite] of sprites.entries()) {
        const come = Math.min(1, Math.max(0, (t * 2.2 * cards.length - n) / cards.length / 0.5));
        sprite.visible = come > 0;
        sprite.position.copy(up(at, 5.6 + (1 - come) * 5)).x += (n - (cards.length - 1) / 2) * 1.7;
      }
    },
  };
};

/** What has just happened, shown once: what it came to has been decided before. */
export class Deeds {
  readonly group = new Group();
  private shown: PlayedDeed[] = [];
  private stamp = '';

  constructor(private readonly quality: Quality) {}

  get busyUntil(): number {
    return Math.max(0, ...this.shown.map(s => s.begun + s.lasts));
  }

  private made(deed: Deed, placeOf: (el: string) => P3 | null): Pick<PlayedDeed, 'group' | 'move'> | null {
    if (deed.kind === 'shot' || deed.kind === 'strike') {
      const [from, to] = [placeOf(deed.from), placeOf(deed.to)];
      return from && to ? (deed.kind === 'shot' ? shot : strike)(from, to, deed.colour) : null;
    }
    const at = placeOf(deed.at);
    if (!at) return null;
    if (deed.kind === 'rise') return rise(at, deed.text, deed.isGood === true);
    return deed.kind === 'dice' ? rollOf(at, deed.dice, this.quality) : deal(at, deed.cards);
  }

  /** `stamp` tells one telling of the same deeds from the next. */
  show(deeds: readonly Deed[], stamp: string, now: number, placeOf: (el: string) => P3 | null): void {
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    for (const deed of deeds) {
      const made = this.made(deed, placeOf);
      if (!made) continue;
      made.group.traverse(x => {
        x.raycast = () => undefined;
      });
      this.group.add(made.group);
      this.shown.push({ ...made, begun: now, lasts: LASTS[deed.kind] });
    }
  }

  move(now: number): void {
    for (const s of this.shown) s.move(Math.min(1, (now - s.begun) / s.lasts));
    for (const s of this.shown.filter(s => now >= s.begun + s.lasts)) disposeOf(s.group);
    this.shown = this.shown.filter(s => now < s.begun + s.lasts);
  }
}
