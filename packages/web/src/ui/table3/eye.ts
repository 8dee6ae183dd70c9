import { PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { P3, Table3 } from './model.js';

/** A point of the table as the camera knows it: there up is y. */
export const inWorld = ([x, y, z]: P3): Vector3 => new Vector3(x, z, -y);
/** A point of the camera's world on the table. */
export const onTable = ({ x, y, z }: Vector3): Vector3 => new Vector3(x, -z, y);

/** A phone held upright has no more pixels from left to right. */
const NARROW = 600;
const NARROW_VIEW = 44;
const WIDE_VIEW = 32;
/** Steep enough to see between what stands there, and not onto the heads only. */
const NEAR_RISE = 0.72;
/** Out of a head one sees more at once. */
const EYE_VIEW = { wide: 46, narrow: 62 } as const;
const STEP = 1.3;
/** How long the camera takes to where something happens, in milliseconds. */
const FLIGHT = 700;
const RIM = 1.6;
const TURN = Math.PI / 6;

/** Where the camera is, and where it looks. */
type Stand = readonly [from: Vector3, to: Vector3];

/** The camera over a table: the whole of it, near something, or from somebody's eyes. */
export class Eye {
  readonly camera = new PerspectiveCamera(WIDE_VIEW, 1, 1, 900);
  private readonly controls: OrbitControls;
  private mode: 'over' | 'eyes' = 'over';

  constructor(
    canvas: HTMLCanvasElement,
    private table: Table3,
    onMove: () => void,
  ) {
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.zoomToCursor = true;
    this.controls.addEventListener('change', onMove);
    this.controls.addEventListener('start', () => this.byHand());
    this.rules();
  }

  private isUpright = false;
  /** The whole table is in the picture, and nobody has taken the camera elsewhere. */
  private isWhole = false;
  private flight: { readonly from: Stand; readonly to: Stand; readonly begun: number } | null = null;

  private byHand(): void {
    this.flight = null;
    this.isWhole = false;
  }

  private get stand(): Stand {
    return [this.camera.position.clone(), this.controls.target.clone()];
  }

  /** How far it is to what is looked at. */
  get far(): number {
    return this.camera.position.distanceTo(this.controls.target);
  }

  get busyUntil(): number {
    return this.flight ? this.flight.begun + FLIGHT : 0;
  }

  /** Goes somewhere over the table; as a flight, if that may be. */
  private go(isFlying: boolean, there: () => void): void {
    const [from, wasOver] = [this.stand, this.mode === 'over'];
    there();
    if (!isFlying || !wasOver) return;
    this.flight = { from, to: this.stand, begun: performance.now() };
    this.put(...from);
  }

  /** Where the camera is now on its flight. */
  move(now: number): void {
    if (!this.flight) return;
    const { from, to, begun } = this.flight;
    const t = Math.min(1, Math.max(0, (now - begun) / FLIGHT));
    const slow = t * t * (3 - 2 * t);
    this.put(from[0].clone().lerp(to[0], slow), from[1].clone().lerp(to[1], slow));
    if (t === 1) this.flight = null;
  }

  /** The table has another size: all of it is seen, if all of it was. */
  grow(isFlying: boolean): void {
    if (this.isWhole) this.go(isFlying, () => this.fit());
  }

  /** To where something happens or is asked that is not in the picture. */
  follow(places: readonly P3[], isFlying: boolean): void {
    const { isWhole } = this;
    this.go(isFlying, () => (isWhole && !this.isUpright ? this.fit() : this.nearTo(places)));
  }

  private rules(): void {
    const isEyes = this.mode === 'eyes';
    Object.assign(this.controls, {
      minDistance: isEyes ? 0.05 : 6,
      maxDistance: isEyes ? 0.2 : 420,
      maxPolarAngle: Math.PI * (isEyes ? 0.75 : 0.485),
      enableZoom: !isEyes,
      enablePan: !isEyes,
      // In a head one drags what is seen, over a table the table.
      rotateSpeed: isEyes ? -0.35 : 0.8,
    });
  }

  private look(fov: number, near: number): void {
    this.camera.fov = fov;
    this.camera.near = near;
    this.camera.updateProjectionMatrix();
  }

  private put(from: Vector3, to: Vector3): void {
    this.controls.target.copy(to);
    this.camera.position.copy(from);
    this.controls.update();
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / Math.max(1, height);
    this.isUpright = width < NARROW;
    this.camera.updateProjectionMatrix();
  }

  know(table: Table3): void {
    this.table = table;
  }

  /** The whole table, as near as it can be with every corner of it in the picture. */
  fit(): void {
    this.flight = null;
    this.isWhole = true;
    this.mode = 'over';
    this.rules();
    this.look(this.isUpright ? NARROW_VIEW : WIDE_VIEW, 1);
    const { view, size, solids } = this.table;
    const [x0, y0, x1, y1] = size;
    const isTurned = this.camera.aspect < 1 && x1 - x0 > (y1 - y0) * 1.3;
    const rise = this.isUpright ? Math.max(view.rise, 1.02) : view.rise;
    const turn = isTurned ? Math.PI / 2 : this.isUpright ? view.turn * 0.4 : view.turn;
    const back = new Vector3(
      Math.cos(rise) * Math.sin(turn),
      Math.sin(rise),
      Math.cos(rise) * Math.cos(turn),
    );
    const high = Math.max(2, ...solids.map(s => s.top)) * 0.7;
    // With the rim of the board.
    const corners = [x0 - RIM, x1 + RIM].flatMap(x =>
      [y0 - RIM, y1 + RIM].flatMap(y => [0, high].map(z => inWorld([x, y, z]))),
    );
    this.fitTo(corners, inWorld([(x0 + x1) / 2, (y0 + y1) / 2, 0]), back);
  }

  /** Goes back along a direction until all points are in the picture, and brings their middle into its middle. */
  private fitTo(points: readonly Vector3[], to: Vector3, back: Vector3): void {
    const { camera } = this;
    let far = 40;
    for (let i = 0; i < 20; i++) {
      camera.position.copy(to).addScaledVector(back, far);
      camera.lookAt(to);
      camera.updateMatrixWorld();
      const seen = points.map(p => p.clone().project(camera));
      const [xs, ys] = [seen.map(v => v.x), seen.map(v => v.y)];
      const [l, r, b, t] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const half = far * Math.tan((camera.fov * Math.PI) / 360);
      const right = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
      const ahead = new Vector3(0, 1, 0).applyQuaternion(camera.quaternion).setY(0).normalize();
      to.addScaledVector(right, ((l + r) / 2) * half * camera.aspect * 0.8).addScaledVector(
        ahead,
        ((b + t) / 2) * half * 0.8,
      );
      far *= 1 + (Math.max((r - l) / 2.04, (t - b) / 1.9) - 1) * 0.7;
    }
    this.put(to.clone().addScaledVector(back, far), to);
  }

  /** On a small screen: no more than what is asked about, with a little of the table round it. */
  begin(asked: readonly P3[]): void {
    this.fit();
    if (this.isUpright) this.nearTo(asked);
  }

  /** Near these places, with a little of the table round them, unless that is farther than all of it. */
  nearTo(asked: readonly P3[]): void {
    this.fit();
    const [first] = asked;
    if (!first) return;
    const [xs, ys] = [asked.map(p => p[0]), asked.map(p => p[1])];
    const middle: P3 = [
      (Math.min(...xs) + Math.max(...xs)) / 2,
      (Math.min(...ys) + Math.max(...ys)) / 2,
      first[2],
    ];
    const wide = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    const far = 32 + wide * 1.5;
    if (far < this.camera.position.distanceTo(this.controls.target))
      this.near(middle, far, NEAR_RISE, this.table.view.turn * (this.isUpright ? 0.4 : 1));
  }

  /** Near a place, from above and behind. */
  near(at: P3, far: number, rise: number, turn: number): void {
    this.byHand();
    this.mode = 'over';
    this.rules();
    this.look(this.isUpright ? NARROW_VIEW : WIDE_VIEW, 1);
    const to = inWorld([at[0], at[1], at[2] + 1]);
    const flat = far * Math.cos(rise);
    this.put(
      to.clone().add(new Vector3(flat * Math.sin(turn), far * Math.sin(rise), flat * Math.cos(turn))),
      to,
    );
  }

  /**
   * Out of somebody's head towards a point: a little behind and above it, for in the head itself nothing is seen
   * but the nearest wall.
   */
  from(head: P3, towards: P3): void {
    this.byHand();
    this.mode = 'eyes';
    this.rules();
    this.look(this.isUpright ? EYE_VIEW.narrow : EYE_VIEW.wide, 0.15);
    const [eye, to] = [inWorld(head), inWorld(towards)];
    const ahead = to.sub(eye).normalize();
    const right = new Vector3(-ahead.z, 0, ahead.x).normalize();
    const at = eye
      .addScaledVector(ahead, -0.4)
      .addScaledVector(right, 0.25)
      .add(new Vector3(0, 0.25, 0));
    this.put(at, at.clone().addScaledVector(ahead, 0.1));
  }

  /** Over the shoulder from above: a line with both of its ends in the picture. */
  over(from: P3, at: P3): void {
    this.byHand();
    this.mode = 'over';
    this.rules();
    this.look(38, 0.5);
    const [a, b] = [inWorld(from), inWorld(at)];
    const flat = b.clone().sub(a).setY(0);
    const far = flat.length();
    flat.normalize();
    const side = new Vector3(-flat.z, 0, flat.x);
    const behind = a
      .clone()
      .addScaledVector(flat, -(10 + far * 0.42))
      .addScaledVector(side, 4 + far * 0.3)
      .add(new Vector3(0, 8 + far * 0.46, 0));
    this.put(behind, a.lerp(b, 0.5));
  }

  zoom(by: 1 | -1): void {
    this.byHand();
    const { camera, controls } = this;
    if (this.mode === 'eyes')
      this.look(Math.min(75, Math.max(18, camera.fov * (by > 0 ? 1 / STEP : STEP))), 0.15);
    else {
      const way = camera.position.clone().sub(controls.target);
      const far = Math.min(
        controls.maxDistance,
        Math.max(controls.minDistance, way.length() * (by > 0 ? 1 / STEP : STEP)),
      );
      camera.position.copy(controls.target).addScaledVector(way.normalize(), far);
    }
    controls.update();
  }

  /** Turns the table, or the head. */
  turn(by: 1 | -1): void {
    this.byHand();
    const { camera, controls } = this;
    const up = new Vector3(0, 1, 0);
    if (this.mode === 'eyes') {
      const ahead = controls.target
        .clone()
        .sub(camera.position)
        .applyAxisAngle(up, -by * TURN);
      controls.target.copy(camera.position).add(ahead);
    } else {
      const way = camera.position
        .clone()
        .sub(controls.target)
        .applyAxisAngle(up, by * TURN);
      camera.position.copy(controls.target).add(way);
    }
    controls.update();
  }

  /** Moves over the table, in parts of what is seen of it. */
  pan(right: number, ahead: number): void {
    const { camera, controls } = this;
    if (this.mode === 'eyes') return;
    this.byHand();
    const far = camera.position.distanceTo(controls.target) * 0.1;
    const along = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion).setY(0).normalize();
    const front = new Vector3(0, 0, -1).applyQuaternion(camera.quaternion).setY(0).normalize();
    const by = along.multiplyScalar(right * far).addScaledVector(front, ahead * far);
    camera.position.add(by);
    controls.target.add(by);
    controls.update();
  }

  dispose(): void {
    this.controls.dispose();
  }
}
