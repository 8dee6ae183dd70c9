import {
  DirectionalLight,
  Group,
  type Intersection,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { Air, ropesOf } from './air.js';
import { bodiesOf, disposeOf, type Names } from './bodies.js';
import { Deeds } from './deeds.js';
import { Eye, inWorld, onTable } from './eye.js';
import { BASE, Figures } from './figures.js';
import { flatsOf } from './flats.js';
import { lookMarks, type Marked, marksOf, turnGhosts } from './marks.js';
import type { P3, Sighted, Solid, Standee, Table3 } from './model.js';
import { isWithin } from './outline.js';
import { headOf, placeOf, pointsOf } from './places.js';
import { highOf, Plates } from './plates.js';
import { firstQuality, Pacer, type Quality } from './quality.js';
import { groundOf, lightsOf, mirror, type RoomLight, surround } from './room.js';

/** What is looked at through somebody's eyes. */
export interface Looking {
  readonly from: string;
  readonly to: string | null;
  readonly sighted: Sighted;
  /** From above, with both ends in the picture. */
  readonly isOver: boolean;
}

export interface ShownTable {
  readonly table: Table3;
  readonly marked: Marked;
  /** Tells one telling of deeds from the next. */
  readonly stamp: string;
  readonly looking: Looking | null;
  readonly isMoving: boolean;
}

export interface StageWishes {
  /** The room in daylight, or in the evening. */
  readonly isDay: boolean;
  /** A colour, or the colour that a token of the page stands for. */
  colourOf(colour: string): string;
  onLost(): void;
  onFrame(): void;
}

/** What is built rises out of the table, and what is taken away sinks into it, in milliseconds. */
const RISE = 900;
const DEEP = 5.5;
/** Pixels of a picture for one of the page: while the camera moves, and at rest. */
const COARSE = 1.5;
const FINE = 2;
/** The camera rests when it has not moved for so many milliseconds. */
const AT_REST = 180;

/** The part of a table that stands still, as text: drawn anew only when it differs. */
const keyOf = (x: unknown): string => JSON.stringify(x);

/** A table in three dimensions on a canvas. A picture is drawn when something changes, never at rest. */
export class Stage3 {
  readonly quality: Quality;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly root = new Group();
  private readonly eye: Eye;
  private readonly figures: Figures;
  private readonly plates: Plates;
  private readonly air: Air;
  private readonly deeds: Deeds;
  private readonly pacer: Pacer;
  private readonly parts = new Map<string, { key: string; group: Group }>();
  private marks = new Group();
  private solids: readonly Solid[] = [];
  private rising: { groups: readonly Group[]; begun: number; isDown: boolean }[] = [];
  private shown: ShownTable;
  private isAsked = false;
  private askedAt = 0;
  private isOver = false;
  private lookedAt = '';
  private busyUntil = 0;
  private wasBusy = false;
  /** So many pictures have been drawn. */
  pictures = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    shown: ShownTable,
    private readonly wishes: StageWishes,
    onSlow: () => void,
  ) {
    this.shown = shown;
    const context = canvas.getContext('webgl2', { antialias: true, powerPreference: 'high-performance' });
    if (!context) throw new Error('no WebGL here');
    const debug = context.getExtension('WEBGL_debug_renderer_info');
    const name = String(context.getParameter(debug ? debug.UNMASKED_RENDERER_WEBGL : context.RENDERER));
    this.quality = firstQuality(name);
    this.renderer = new WebGLRenderer({ canvas, context });
    const { shadowMap } = this.renderer;
    shadowMap.enabled = true;
    shadowMap.type = PCFShadowMap;
    // The shadows change when the table does, not with the camera.
    shadowMap.autoUpdate = false;
    this.renderer.toneMapping = NeutralToneMapping; // seats keep the colours that the page gives them
    this.renderer.toneMappingExposure = 1.12;
    this.root.rotation.x = -Math.PI / 2;
    this.scene.add(this.root);
    this.figures = new Figures(this.quality, wishes.colourOf);
    this.plates = new Plates(wishes.colourOf);
    this.air = new Air(this.quality, wishes.colourOf);
    this.deeds = new Deeds(this.quality);
    // There is nothing lighter than lite.
    this.pacer = new Pacer(this.quality === 'full' ? onSlow : () => undefined);
    this.root.add(this.figures.group, this.plates.mesh, this.air.group, this.deeds.group, this.marks);
    this.eye = new Eye(canvas, shown.table, () => this.moved());
    canvas.addEventListener('webglcontextlost', this.lost);
    this.light();
    this.resize();
    this.show(shown);
    if (!shown.looking) this.begin();
  }

  private begin(): void {
    this.eye.begin(this.asked());
  }

  /** Where something can be chosen, or else who acts. */
  private asked(): readonly P3[] {
    const { table, marked } = this.shown;
    const lit = [...marked.lit].map(el => placeOf(table, el)).filter(at => at !== null);
    return lit.length > 0 ? lit : table.standees.filter(s => s.isActing).map(s => s.at);
  }

  private light(): void {
    const { table } = this.shown;
    if (this.quality === 'full') mirror(this.scene, this.renderer, table.mood, this.room);
    // Whoever looks at the shaded side of a figure still tells its colour.
    const lamp = new DirectionalLight('#ffffff', 0.9);
    lamp.target.position.set(0, 0, -10);
    this.eye.camera.add(lamp, lamp.target);
    this.scene.add(this.eye.camera);
    this.root.add(lightsOf(table, this.quality, this.room));
  }

  private get room(): RoomLight {
    return this.wishes.isDay ? 'day' : 'dark';
  }

  private readonly lost = (e: Event): void => {
    e.preventDefault();
    if (!this.isOver) this.wishes.onLost();
  };

  /** Draws a part of the table anew if it has changed. */
  private part(name: string, data: unknown, make: () => Group): void {
    const key = keyOf(data);
    const known = this.parts.get(name);
    if (known?.key === key) return;
    if (known) disposeOf(known.group);
    const group = make();
    this.root.add(group);
    this.parts.set(name, { key, group });
    this.renderer.shadowMap.needsUpdate = true;
  }

  /** Bodies that are new rise out of the table, those that are gone sink into it. */
  private bodies({ solids, rounds }: Table3, isMoving: boolean, now: number): void {
    const make = (some: readonly Solid[], others: Table3['rounds']): Group =>
      bodiesOf({ solids: some, rounds: others }, this.quality, this.wishes.colourOf);
    const [before, after] = [new Set(this.solids.map(keyOf)), new Set(solids.map(keyOf))];
    const came = solids.filter(s => !before.has(keyOf(s)));
    const went = this.solids.filter(s => !after.has(keyOf(s)));
    const isFirst = this.solids.length === 0;
    this.solids = solids;
    if (isFirst || !isMoving || came.length + went.length === 0) {
      this.part('bodies', [solids, rounds], () => make(solids, rounds));
      return;
    }
    this.part('bodies', [solids, rounds], () =>
      make(
        solids.filter(s => before.has(keyOf(s))),
        rounds,
      ),
    );
    const [up, down] = [make(came, []), make(went, [])];
    this.root.add(up, down);
    this.rising.push(
      { groups: [up], begun: now, isDown: false },
      { groups: [down], begun: now, isDown: true },
    );
    this.busyUntil = Math.max(this.busyUntil, now + RISE + 60);
  }

  private rise(now: number): void {
    for (const { groups, begun, isDown } of this.rising) {
      const t = Math.min(1, (now - begun) / RISE);
      const slow = t * t * (3 - 2 * t);
      for (const g of groups) g.position.z = -DEEP * (isDown ? slow : 1 - slow);
    }
    const over = this.rising.filter(r => now >= r.begun + RISE);
    if (over.length === 0) return;
    this.rising = this.rising.filter(r => now < r.begun + RISE);
    for (const { groups } of over) groups.forEach(disposeOf);
    const { solids, rounds } = this.shown.table;
    this.parts.get('bodies')?.group.removeFromParent();
    this.parts.delete('bodies');
    this.part('bodies', [solids, rounds], () =>
      bodiesOf({ solids, rounds }, this.quality, this.wishes.colourOf),
    );
  }

  /** Draws the table as it is now. */
  show(shown: ShownTable): void {
    const { table, marked, looking, stamp } = shown;
    this.shown = shown;
    const now = performance.now();
    const isMoving = shown.isMoving && this.pictures > 0;
    this.eye.know(table);
    this.part('ground', [table.size, table.ground, table.grid], () =>
      groundOf(table, this.quality, this.room),
    );
    this.bodies(table, isMoving, now);
    this.part('flats', table.flats, () => flatsOf(table.flats, this.quality, this.wishes.colourOf));
    this.part('ropes', table.ropes, () => ropesOf(table.ropes, this.quality));
    this.figures.show(table.standees, now, isMoving);
    this.plates.show(table.standees);
    this.air.show(table.hazes, now, isMoving);
    if (isMoving) this.deeds.show(table.deeds, stamp, now, el => placeOf(table, el));
    this.mark(table, marked, looking);
    this.follow(isMoving);
    this.renderer.shadowMap.needsUpdate = true;
    this.ask();
  }

  private places = '';
  private size = '';

  /** The camera stays with the game: all of a table that grows, and what happens or is asked outside the picture. */
  private follow(isMoving: boolean): void {
    const { table, looking } = this.shown;
    const told = table.deeds.map(deed => placeOf(table, 'at' in deed ? deed.at : deed.to));
    const places = told.length > 0 ? told.filter(at => at !== null) : this.asked();
    const [knownPlaces, knownSize] = [this.places, this.size];
    this.places = keyOf(places);
    this.size = keyOf(table.size);
    if (looking || knownSize === '') return;
    if (this.size !== knownSize) this.eye.grow(isMoving);
    else if (this.places !== knownPlaces && places.length > 0 && !places.some(at => this.screenOf(at)))
      this.eye.follow(places, isMoving);
  }

  private mark(table: Table3, marked: Marked, looking: Looking | null): void {
    disposeOf(this.marks);
    this.marks = new Group();
    this.marks.add(marksOf(table, marked, looking !== null));
    this.look(looking);
    if (looking) {
      const eye = looking.isOver ? null : headOf(this.shown.table, looking.from);
      this.marks.add(lookMarks(table, looking.sighted, looking.to, eye));
    }
    this.root.add(this.marks);
  }

  /** The camera goes where a look begins, once for each look. */
  private look(looking: Looking | null): void {
    const key = looking
      ? keyOf([looking.from, looking.to, looking.isOver, headOf(this.shown.table, looking.from)])
      : '';
    if (key === this.lookedAt) return;
    this.lookedAt = key;
    surround(this.scene, this.shown.table, this.room, looking !== null && !looking.isOver);
    if (!looking) {
      this.begin();
      return;
    }
    const head = headOf(this.shown.table, looking.from);
    const look = looking.sighted.looks.find(l => l.to === looking.to) ?? looking.sighted.looks[0];
    if (!head) return;
    const { size } = this.shown.table;
    const at = look?.at ?? [(size[0] + size[2]) / 2, (size[1] + size[3]) / 2, head[2]];
    if (looking.isOver && look) this.eye.over(look.from, look.at);
    else this.eye.from(head, at);
  }

  /** Where a point of the table is on the screen; null if it is not in the picture. */
  screenOf(at: P3): { readonly x: number; readonly y: number } | null {
    this.eye.camera.updateMatrixWorld();
    const v = inWorld(at).project(this.eye.camera);
    if (v.z > 1 || Math.abs(v.x) > 0.98 || Math.abs(v.y) > 0.98) return null;
    const box = this.canvas.getBoundingClientRect();
    return { x: box.left + ((v.x + 1) / 2) * box.width, y: box.top + ((1 - v.y) / 2) * box.height };
  }

  /** Where words about a figure begin: above its head and its plate. */
  overHead(s: Standee): { readonly x: number; readonly y: number } | null {
    const [x, y, z] = s.at;
    const head: P3 = [x, y, z + BASE + Figures.heightOf(s) + 0.3];
    const at = this.screenOf(head);
    if (!at) return null;
    const far = onTable(this.eye.camera.position).distanceTo(new Vector3(...head));
    return { x: at.x, y: at.y - (s.plate ? highOf(far) : 0) };
  }

  /** A point of the screen where an element is what a click would find; null if it is hidden. */
  pointOf(el: string): { readonly x: number; readonly y: number } | null {
    for (const p of pointsOf(this.shown.table, el)) {
      const at = this.screenOf(p);
      if (at && this.elementAt(at.x, at.y) === el) return at;
    }
    return null;
  }

  /** Brings an element into sight: from where the camera is, or else from nearer and higher, from all sides. */
  bringIn(el: string): { readonly x: number; readonly y: number } | null {
    const found = this.pointOf(el);
    const [at] = pointsOf(this.shown.table, el);
    if (found || !at) return found;
    for (const rise of [0.95, 1.25, 1.5])
      for (const turn of [0, 0.8, -0.8, Math.PI]) {
        this.eye.near(at, 38, rise, turn + this.shown.table.view.turn);
        const seen = this.pointOf(el);
        if (seen) return seen;
      }
    return this.screenOf(at);
  }

  /** The element of the board under a point of the screen. */
  elementAt(clientX: number, clientY: number): string | null {
    const box = this.canvas.getBoundingClientRect();
    const ray = new Raycaster();
    const { camera } = this.eye;
    camera.updateMatrixWorld();
    this.root.updateMatrixWorld();
    ray.setFromCamera(
      new Vector2(((clientX - box.left) / box.width) * 2 - 1, 1 - ((clientY - box.top) / box.height) * 2),
      camera,
    );
    const bodies = ray.intersectObject(this.root, true).map(hit => ({ far: hit.distance, el: nameOf(hit) }));
    const hits = [...bodies, ...this.spotsAlong(ray)].sort((a, b) => a.far - b.far);
    // What can be chosen is meant before what stands in front of it: a house never swallows the click on who is behind it.
    const { lit } = this.shown.marked;
    const chosen = hits.find(h => h.el !== undefined && lit.has(h.el));
    if (chosen?.el) return chosen.el;
    const stop = bodies[0]?.far ?? Number.POSITIVE_INFINITY;
    return hits.find(h => h.el !== undefined && h.far <= stop + 0.5)?.el ?? null;
  }

  /** Places without a body, where a ray goes through them. */
  private spotsAlong({ ray }: Raycaster): { far: number; el: string }[] {
    const [from, way] = [onTable(ray.origin), onTable(ray.direction)];
    if (way.z >= 0) return [];
    return this.shown.table.spots.flatMap(s => {
      const far = (s.z - from.z) / way.z;
      const p = from.clone().addScaledVector(way, far);
      // A hair nearer than the floor that it lies on.
      return far > 0 && isWithin(p.x, p.y, s.outline) ? [{ far: far - 0.02, el: s.el }] : [];
    });
  }

  resize(): void {
    const box = this.canvas.parentElement?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    this.setFineness(FINE);
    this.renderer.setSize(box.width, box.height);
    this.eye.resize(box.width, box.height);
    this.ask();
  }

  private rest: ReturnType<typeof setTimeout> | undefined;

  /** While the camera moves pictures are coarser; at rest one more is drawn as fine as the screen. */
  private moved(): void {
    this.setFineness(COARSE);
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.setFineness(FINE), AT_REST);
    this.ask();
  }

  private setFineness(most: number): void {
    const ratio = Math.min(this.quality === 'lite' ? 1 : most, devicePixelRatio);
    if (ratio === this.renderer.getPixelRatio()) return;
    this.renderer.setPixelRatio(ratio);
    this.ask();
  }

  fit(): void {
    this.eye.fit();
    this.ask();
  }

  zoom(by: 1 | -1): void {
    this.eye.zoom(by);
    this.ask();
  }

  turn(by: 1 | -1): void {
    this.eye.turn(by);
    this.ask();
  }

  pan(right: number, ahead: number): void {
    this.eye.pan(right, ahead);
    this.ask();
  }

  /** Near what is asked about, from above. */
  near(): void {
    this.eye.nearTo(this.asked());
    this.ask();
  }

  /** A picture soon; several wishes before it become one. */
  ask(): void {
    if (this.isAsked || this.isOver) return;
    this.isAsked = true;
    this.askedAt = performance.now();
    requestAnimationFrame(() => {
      this.isAsked = false;
      if (!this.isOver) this.draw();
    });
  }

  private draw(): void {
    const now = performance.now();
    const { camera } = this.eye;
    this.eye.move(now);
    this.rise(now);
    this.air.move(now);
    this.deeds.move(now);
    camera.updateMatrixWorld();
    const eye = onTable(camera.position);
    const { looking } = this.shown;
    const looker = looking && !looking.isOver ? looking.from : null;
    this.figures.turnTo(eye, now, looker);
    turnGhosts(this.marks, eye);
    const axis = (x: number, y: number): Vector3 =>
      onTable(new Vector3(x, y, 0).applyQuaternion(camera.quaternion));
    this.plates.turnTo(
      camera,
      eye,
      { right: axis(1, 0), up: axis(0, 1) },
      this.canvas.clientHeight,
      id => this.figures.placeOf(id, now),
      looker,
    );
    const end = Math.max(this.busyUntil, this.figures.busyUntil, this.air.busyUntil, this.deeds.busyUntil);
    const isBusy = now < Math.max(end, this.eye.busyUntil);
    if (now < end) this.renderer.shadowMap.needsUpdate = true;
    this.renderer.render(this.scene, camera);
    this.pictures++;
    this.pacer.drawn(now, this.askedAt);
    this.wishes.onFrame();
    if (isBusy) this.ask();
    else if (this.wasBusy) {
      // Once more at rest: what has moved lies where it belongs, with its shadow.
      this.renderer.shadowMap.needsUpdate = true;
      this.ask();
    }
    this.wasBusy = isBusy;
  }

  /** What a picture takes, and from how far it is taken, for whoever counts. */
  get cost(): {
    readonly calls: number;
    readonly triangles: number;
    readonly pictures: number;
    readonly far: number;
  } {
    const { calls, triangles } = this.renderer.info.render;
    return { calls, triangles, pictures: this.pictures, far: Math.round(this.eye.far) };
  }

  dispose(): void {
    this.isOver = true;
    clearTimeout(this.rest);
    this.canvas.removeEventListener('webglcontextlost', this.lost);
    this.eye.dispose();
    for (const { group } of this.parts.values()) disposeOf(group);
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

const nameOf = ({ object, ...hit }: Intersection): string | undefined => {
  let at: Object3D | null = object;
  while (at && !at.userData.names) at = at.parent;
  const names = at?.userData.names as Names | undefined;
  return names?.({ object, ...hit });
};
