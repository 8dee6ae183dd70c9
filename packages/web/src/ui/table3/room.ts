import {
  BufferAttribute,
  BufferGeometry,
  type CanvasTexture,
  Color,
  DirectionalLight,
  EquirectangularReflectionMapping,
  Fog,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  PlaneGeometry,
  PMREMGenerator,
  type Scene,
  type WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import { pictureOf } from './canvas.js';
import { groupOf, prism, tinted } from './geometry.js';
import { materialOf } from './materials.js';
import type { Mood, Table3 } from './model.js';
import { boxed } from './outline.js';
import type { Quality } from './quality.js';

/** The room in which a table stands: by day, or in the evening. */
const ROOMS = {
  day: { back: '#b9b2a6', wood: '#a9b3bd', fill: 1.5, dome: 0.7 },
  dark: { back: '#14110e', wood: '#4f4b49', fill: 1, dome: 0.35 },
} as const;
export type RoomLight = keyof typeof ROOMS;

/** What plastic mirrors, where there is a graphics card for it. */
export const mirror = (scene: Scene, renderer: WebGLRenderer, { fill }: Mood, room: RoomLight): void => {
  const generator = new PMREMGenerator(renderer);
  scene.environment = generator.fromScene(new RoomEnvironment(), 0.04).texture;
  scene.environmentIntensity = fill * ROOMS[room].fill;
  generator.dispose();
};

/** One sun with shadows, and light from everywhere. */
export const lightsOf = ({ mood, size }: Table3, quality: Quality, room: RoomLight): Group => {
  const [x0, y0, x1, y1] = size;
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const reach = Math.hypot(x1 - x0, y1 - y0) / 2 + 6;
  const sun = new DirectionalLight(mood.sun, mood.power);
  sun.position.set(mx + mood.from[0] * reach, my + mood.from[1] * reach, mood.from[2] * reach);
  sun.target.position.set(mx, my, 0);
  sun.castShadow = true;
  sun.shadow.mapSize.setScalar(quality === 'lite' ? 1024 : 2048);
  Object.assign(sun.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 1,
    far: reach * 4,
  });
  sun.shadow.normalBias = reach / 900;
  sun.shadow.bias = -0.0004;
  sun.shadow.radius = 3.2;
  const dome = new HemisphereLight('#fff3e0', '#6a5644', quality === 'lite' ? 1.9 : ROOMS[room].dome);
  // Its direction is its place: up is z on the table.
  dome.position.set(0, 0, 1);
  const group = new Group();
  group.add(sun, sun.target, dome);
  return group;
};

const cells = ([x0, y0, x1, y1]: Table3['size'], grid: number): LineSegments => {
  const points: number[] = [];
  for (let x = x0; x <= x1 + 0.01; x += grid) points.push(x, y0, 0.03, x, y1, 0.03);
  for (let y = y0; y <= y1 + 0.01; y += grid) points.push(x0, y, 0.03, x1, y, 0.03);
  const g = new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  const lines = new LineSegments(
    g,
    new LineBasicMaterial({ color: '#1c1712', transparent: true, opacity: 0.4 }),
  );
  lines.raycast = () => undefined;
  return lines;
};

const WOOD = 900;

/** The table under the game, the rim of the board, its ground with its cells. */
export const groundOf = ({ size, ground, grid }: Table3, quality: Quality, room: RoomLight): Group => {
  const group = new Group();
  const [x0, y0, x1, y1] = size;
  const wood = new Mesh(tinted(new PlaneGeometry(WOOD, WOOD), ROOMS[room].wood), materialOf('wood', quality));
  const uv = wood.geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * WOOD * 0.32, uv.getY(i) * WOOD * 0.32);
  wood.position.z = -1.62;
  wood.receiveShadow = true;
  wood.raycast = () => undefined;
  group.add(wood);
  if (ground) {
    const rim = prism({
      outline: boxed(x0 - 1.2, y0 - 1.2, x1 + 1.2, y1 + 1.2),
      bottom: -1.6,
      top: -0.02,
      bevel: 0.25,
    });
    const border = new Mesh(tinted(rim, '#4b4038'), materialOf('dark', quality));
    border.castShadow = border.receiveShadow = true;
    const floor = groupOf(prism({ outline: boxed(x0, y0, x1, y1), bottom: -0.5, top: 0 }), 0);
    const top = new Mesh(tinted(floor, ground.tint ?? '#ffffff'), materialOf(ground.material, quality));
    top.receiveShadow = true;
    group.add(border, top);
  }
  if (grid > 0) group.add(cells(size, grid));
  return group;
};

const skyOf = ([zenith, high, horizon]: Mood['sky']): CanvasTexture => {
  const sky = pictureOf(16, 512, c => {
    const g = c.createLinearGradient(0, 0, 0, 512);
    for (const [at, colour] of [
      [0, zenith],
      [0.36, high],
      [0.5, horizon],
      [0.56, '#3a2a1c'],
      [1, '#1c140d'],
    ] as const)
      g.addColorStop(at, colour);
    c.fillStyle = g;
    c.fillRect(0, 0, 16, 512);
  });
  sky.mapping = EquirectangularReflectionMapping;
  return sky;
};

/** Behind the table: the room, or, out of a head, the sky with haze at its edge. */
export const surround = (scene: Scene, { size, mood }: Table3, room: RoomLight, isEyes: boolean): void => {
  const far = Math.hypot(size[2] - size[0], size[3] - size[1]);
  const { back } = ROOMS[room];
  if (scene.background && 'dispose' in scene.background) scene.background.dispose();
  scene.background = isEyes ? skyOf(mood.sky) : new Color(back);
  scene.fog = isEyes ? new Fog(mood.sky[2], far * 0.35, far * 2.4) : new Fog(back, far * 1.9, far * 5);
};
