/**
 * Figures that stand on the middle of their base, about forty high. `side` and its shades take the colour of
 * whose it is; nothing else on a table is as pale as the heavy weapon.
 */
export interface Shape {
  readonly d: string;
  readonly fill: string;
  /** Width of its outline; none if it is part of what lies under it. */
  readonly line?: number;
  /** A stroke and no area. */
  readonly stroke?: string;
}

const SIDE = 'var(--side)';
const DARK = 'color-mix(in srgb, var(--side) 58%, #0a0c0f)';
const SHADE = 'color-mix(in srgb, var(--side) 75%, #0a0c0f)';
const BELT = 'color-mix(in srgb, var(--side) 44%, #0a0c0f)';
const PALE = 'color-mix(in srgb, var(--side) 66%, #fff)';
const INK = '#0a0c0f';
const GUN = '#20242b';
const SKIN = '#e7bd94';
const HEAVY = '#ffe9a8';

const body = (side: string, legs: string, shade: string, belt: string): readonly Shape[] => [
  { d: 'M-6.4 2.5L-5-9H5L6.4 2.5H2.2L0-3L-2.2 2.5Z', fill: legs, line: 1.5 },
  { d: 'M-7-8Q-8.4-19-4.6-21.4H4.6Q8.4-19 7-8Z', fill: side, line: 1.5 },
  { d: 'M1-21.4H4.6Q8.4-19 7-8H2Z', fill: shade },
  { d: 'M-7-10.6H7V-8H-7Z', fill: belt },
];
const OWN = body(SIDE, DARK, SHADE, BELT);
const RIFLE: Shape = {
  d: 'M-9.5-10.2L10.5-17.4L13.5-18L13.2-16L-4-9L-5-5.6L-7.6-5.2L-7.4-8.4Z',
  fill: GUN,
  line: 1,
};
export const HEAVY_GUN: readonly Shape[] = [
  {
    d: 'M-11-12.4L-6-14.2L17-20.6L18-17.6L2-11.6L1-6.4L-2.2-6L-2.4-10L-9.6-7.8Z',
    fill: HEAVY,
    line: 1.3,
  },
  { d: 'M7-16.4L5-6M9-17L12-7', fill: 'none', line: 1.3 },
];
const blade = (colour: string): readonly Shape[] => [
  { d: 'M9-13L21-37L23-36L12-12Z', fill: colour, line: 0.8 },
  { d: 'M7.4-10.2L9.2-14.6L12.4-13L10.4-8.8Z', fill: GUN, line: 1 },
  { d: 'M4.6-18L10-13.4L8.4-10.6L4-13Z', fill: 'inherit', line: 1 },
];
const face: readonly Shape[] = [{ d: 'M-4.4-26.6a4.4 5 0 0 0 8.8 0Z', fill: SKIN, line: 1.5 }];
const head = (fill: string): readonly Shape[] => [
  { d: 'M-4.6-26a4.6 5.6 0 0 0 9.2 0a4.6 5 0 0 0-9.2 0Z', fill: SKIN, line: 1.5 },
  { d: 'M-5-26.4Q-5.6-33.4 0-33.4Q5.6-33.4 5-26.4Q2.4-30-5-26.4Z', fill, line: 1.5 },
];

export const FIGURES = {
  rebel: [
    ...OWN,
    ...face,
    { d: 'M-7.6-26Q-7.4-33.6 0-34Q7.4-33.6 7.6-26Q0-28.4-7.6-26Z', fill: PALE, line: 1.5 },
    { d: 'M-5-29.6Q-3.6-32.4 0-32.6', fill: 'none', stroke: '#ffffffb3', line: 1.2 },
    RIFLE,
  ],
  hooded: [
    ...OWN,
    {
      d: 'M-7.4-18Q-9-33.6 0-34.6Q9-33.6 7.4-18L3.4-21.6Q0-20-3.4-21.6Z',
      fill: 'color-mix(in srgb, var(--side) 86%, #0a0c0f)',
      line: 1.5,
    },
    { d: 'M-4-27.6a4 4.4 0 0 0 8 0Q0-31.4-4-27.6Z', fill: SKIN, line: 1 },
    RIFLE,
  ],
  storm: [
    ...OWN,
    { d: 'M-6-24Q-7-34.6 0-34.8Q7-34.6 6-24L3.4-20.8H-3.4Z', fill: PALE, line: 1.5 },
    { d: 'M-5.4-28.6L0-27.4L5.4-28.6L4.8-25.8L1.6-26.4H-1.6L-4.8-25.8Z', fill: INK },
    { d: 'M-2-23.4H2L1.4-21.6H-1.4Z', fill: INK },
    RIFLE,
  ],
  snow: [
    ...OWN,
    { d: 'M-6.6-20Q-8-34.4 0-35Q8-34.4 6.6-20L0-17.6Z', fill: PALE, line: 1.5 },
    { d: 'M-5.6-28.8Q0-26.8 5.6-28.8L5-25.4Q0-24-5-25.4Z', fill: INK },
    RIFLE,
  ],
  scout: [
    ...OWN,
    { d: 'M-6.4-23.4Q-7.4-34.4 0-34.6Q7.4-34.4 6.4-23.4Q0-20.4-6.4-23.4Z', fill: PALE, line: 1.5 },
    { d: 'M-6-29.8H7.6L6.6-25.4H-5.4Z', fill: INK },
    RIFLE,
  ],
  clone: [
    ...OWN,
    { d: 'M-6-23.6Q-7.2-34.8 0-35Q7.2-34.8 6-23.6L3.2-20.8H-3.2Z', fill: PALE, line: 1.5 },
    { d: 'M-5.6-29.4H5.6V-26.6H1.4V-21.8H-1.4V-26.6H-5.6Z', fill: INK },
    { d: 'M-1-38L1.4-38L1.2-34H-.8Z', fill: SIDE, line: 1 },
    RIFLE,
  ],
  droid: [
    { d: 'M-5 2.5L-3.4-9L-1.2-9L-2 2.5ZM5 2.5L3.4-9L1.2-9L2 2.5Z', fill: DARK, line: 1.2 },
    { d: 'M-5.4-9L-4.4-20H4.4L5.4-9L2.6-7.6H-2.6Z', fill: SIDE, line: 1.5 },
    { d: 'M1-20H4.4L5.4-9L2.6-7.6Z', fill: SHADE },
    { d: 'M-1.2-24H1.2V-20H-1.2Z', fill: DARK, line: 1 },
    { d: 'M-3.4-24Q-4.2-34 .6-34.6Q4.6-33.4 7.6-25.4L6-23.4Q1-25-3.4-24Z', fill: PALE, line: 1.5 },
    { d: 'M-.4-30.6L2.8-30.2L2.4-28.4L-.2-28.8Z', fill: INK },
    RIFLE,
  ],
  wookiee: [
    {
      d: 'M-9 3L-9.4-14Q-11-24-7-28Q-6-38.6 0-39Q6-38.6 7-28Q11-24 9.4-14L9 3H3L0-5L-3 3Z',
      fill: '#7a5230',
      line: 1.5,
    },
    { d: 'M-4.4-33.4Q0-37 4.4-33.4Q4-27.6 0-27.4Q-4-27.6-4.4-33.4Z', fill: '#a9784a', line: 1 },
    { d: 'M-8.6-25L7.6-8L5.4-6L-9.6-21Z', fill: SIDE, line: 1 },
    { d: 'M-2.6-32.4h1.8v1.8h-1.8ZM.8-32.4h1.8v1.8H.8Z', fill: INK },
    RIFLE,
  ],
  walker: [
    { d: 'M-4-20L-13-10L-8 0L-14 9L-8 9.6L-3 0L-7-9L1-18Z', fill: DARK, line: 1.5 },
    { d: 'M4-20L14-11L10 1L15 11L9 11L5 1L8-10L0-18Z', fill: SHADE, line: 1.5 },
    {
      d: 'M-13-22L-9-32H9L16-26L12-18H-9Z',
      fill: 'color-mix(in srgb, var(--side) 90%, #0a0c0f)',
      line: 1.5,
    },
    { d: 'M12-26L29-27.6V-24.6L13-22Z', fill: GUN, line: 1.5 },
    { d: 'M-6-32Q-6-43 0-43.4Q6-43 6-32Z', fill: PALE, line: 1.5 },
    { d: 'M-4.6-39.6H5.4V-36.4H-4.6Z', fill: INK },
  ],
  heavyWalker: [
    { d: 'M-6-16L-13-7L-9 1L-14 9H-5L-3 0L-6-7L-1-14Z', fill: DARK, line: 1.5 },
    { d: 'M6-16L13-7L9 1L14 9H5L3 0L6-7L1-14Z', fill: SHADE, line: 1.5 },
    { d: 'M-12-38L-9-43H9L12-38V-20L6-14H-6L-12-20Z', fill: SIDE, line: 1.5 },
    { d: 'M2-43H9L12-38V-20L6-14H2Z', fill: SHADE },
    { d: 'M-8.6-36H-2.6V-31.4H-8.6ZM2.6-36H8.6V-31.4H2.6Z', fill: INK },
    { d: 'M-3.6-19H-1.4V-8H-3.6ZM1.4-19H3.6V-8H1.4Z', fill: GUN, line: 1 },
  ],
  beast: [
    {
      d: 'M-26 4L-22-6Q-30-8-33-2Q-30-16-18-17Q-4-24 12-18L20-26Q30-29 33-21L26-16Q22-8 18-6L20 5H13L10-5H-8L-12 5H-19L-16-5Z',
      fill: '#7c8f5a',
      line: 1.5,
    },
    { d: 'M25.6-24h3v3h-3Z', fill: INK },
    { d: 'M-7-20L-8-30Q-5-34 0-34L5-30L6-20Z', fill: SIDE, line: 1.5 },
    { d: 'M-5-34Q-6-43 0-43.4Q6-43 5-34L0-32Z', fill: PALE, line: 1.5 },
    { d: 'M-4.4-38.6H4.8L4.2-36H-4Z', fill: INK },
    { d: 'M4-27L20-38L21-36L6-24Z', fill: GUN, line: 1 },
  ],
  bike: [
    { d: 'M-27-6L-21-14H6L30-9L27-5L4-1H-19Z', fill: SIDE, line: 1.5 },
    { d: 'M6-14L30-9L27-5L8-2Z', fill: SHADE },
    { d: 'M-9-14L-8-25Q-4-28 1-26L5-14Z', fill: DARK, line: 1.5 },
    { d: 'M-6-26Q-6.4-35 0-35.4Q5.6-34.6 5-26L0-24Z', fill: PALE, line: 1.5 },
    { d: 'M-4-31H5L4.6-28.6H-3.8Z', fill: INK },
    { d: 'M-27-6L-33-2H-22Z', fill: GUN, line: 1.2 },
    { d: 'M-18 5Q0 9 22 4', fill: 'none', stroke: '#ffffff66', line: 2 },
  ],
  tank: [
    { d: 'M-30 4L-27-9H27L31 4L26 9H-26Z', fill: DARK, line: 1.5 },
    { d: 'M-25-9L-18-20H18L24-9Z', fill: SIDE, line: 1.5 },
    { d: 'M3-20H18L24-9H5Z', fill: SHADE },
    { d: 'M-9-20L-7-29H8L11-20Z', fill: PALE, line: 1.5 },
    { d: 'M9-27L32-30V-26.4L10-23Z', fill: GUN, line: 1.5 },
    {
      d: 'M-22 4a4 4 0 1 0 .1 0ZM-8 4a4 4 0 1 0 .1 0ZM6 4a4 4 0 1 0 .1 0ZM20 4a4 4 0 1 0 .1 0Z',
      fill: GUN,
      line: 1,
    },
  ],
  cannon: [
    { d: 'M-14 5L-3-9L3-9L14 5H8L0-5L-8 5Z', fill: DARK, line: 1.5 },
    { d: 'M-13-22L-8-26L26-20V-14L-8-9L-13-12Z', fill: SIDE, line: 1.5 },
    { d: 'M-8-15L26-16V-14L-8-9Z', fill: SHADE },
    { d: 'M26-19L36-18.4V-15.4L26-15Z', fill: GUN, line: 1.3 },
    { d: 'M-21-8Q-22-22-16-24Q-11-22-12-8Z', fill: PALE, line: 1.5 },
    { d: 'M-20.6-28Q-20.6-34-16.4-34Q-12-34-12-28Q-16-24-20.6-28Z', fill: PALE, line: 1.5 },
  ],
  astromech: [
    { d: 'M-10 3V-16H-7V3ZM10 3V-16H7V3Z', fill: DARK, line: 1.2 },
    { d: 'M-7 1V-22H7V1Z', fill: PALE, line: 1.5 },
    { d: 'M-7-22Q-7-31 0-31Q7-31 7-22Z', fill: SIDE, line: 1.5 },
    { d: 'M-2-28H2V-24.6H-2ZM-5-18H5V-15H-5ZM-5-12H5V-9H-5Z', fill: INK },
  ],
  officer: [
    ...body('#7b8592', '#363b42', '#5c646e', '#373c42'),
    ...face,
    { d: 'M-7-26.4Q-7.6-34.8 0-35Q7.6-34.8 7-26.4L8.6-24.8H-8.6Z', fill: SIDE, line: 1.5 },
    { d: 'M-6-30.6H6V-28H-6Z', fill: GUN },
    { d: 'M-4.6-19.6H-.6V-17H-4.6Z', fill: '#d9483b' },
    { d: 'M5-17L12.4-14L11.4-11.6L4.4-13.4Z', fill: '#7b8592', line: 1.2 },
    { d: 'M11-15.4L19-17.4L19.4-15.2L12-12Z', fill: GUN, line: 1 },
  ],
  lady: [
    { d: 'M-8.6 2.6L-4.6-20.4H4.6L8.6 2.6Q0 5-8.6 2.6Z', fill: '#f3efe6', line: 1.5 },
    { d: 'M1-20.4H4.6L8.6 2.6Q5 4 2.6 4Z', fill: '#cfc6b4' },
    { d: 'M-5.4-11.8H5.4V-9H-5.4Z', fill: SIDE, line: 0.8 },
    { d: 'M4-18.6L11.6-26.6L13.6-25L6-14.6Z', fill: '#f3efe6', line: 1.5 },
    { d: 'M11-27L18.4-32L19.6-30L13.6-24.6Z', fill: GUN, line: 1 },
    ...head('#5a3820'),
    { d: 'M-8.4-26.6a3 3.4 0 1 1 6 0a3 3.4 0 1 1-6 0Z', fill: '#5a3820', line: 1.5 },
    { d: 'M2.6-26.6a3 3.4 0 1 1 6 0a3 3.4 0 1 1-6 0Z', fill: '#5a3820', line: 1.5 },
  ],
  knight: [
    { d: 'M-9 3L-7-20.4H7L9 3Q0 5-9 3Z', fill: '#8a6a48', line: 1.5 },
    { d: 'M-3 3L-2-20H2L3 3Z', fill: '#e8dcc2' },
    { d: 'M-6.4-11H6.4V-8.6H-6.4Z', fill: SIDE, line: 0.8 },
    ...head('#c79a52'),
    ...blade('#7fe3a6').map(s => (s.fill === 'inherit' ? { ...s, fill: '#8a6a48' } : s)),
  ],
  dark: [
    { d: 'M-12 3Q-11-18-6-22H6Q11-18 12 3Q0 6-12 3Z', fill: '#16191f', line: 1.5 },
    { d: 'M-5-20H5L4-4H-4Z', fill: '#2b3038' },
    { d: 'M-2.6-16H2.6V-11.6H-2.6Z', fill: SIDE },
    { d: 'M-8-21.6Q-9-26-5.6-28Q-5.6-37 0-37Q5.6-37 5.6-28Q9-26 8-21.6L0-19.6Z', fill: '#23272f', line: 1.5 },
    {
      d: 'M-4.2-28.6L-1-27.4L-1.4-25.6L-4-26.4ZM4.2-28.6L1-27.4L1.4-25.6L4-26.4ZM-1.6-23.8H1.6L.8-21.8H-.8Z',
      fill: '#8d97a5',
    },
    ...blade('#ff5a4d').map(s => (s.fill === 'inherit' ? { ...s, fill: '#16191f' } : s)),
  ],
  rogue: [
    ...body('#e8dcc2', '#2f4a66', '#c9bb9b', '#3a2a1c'),
    { d: 'M-7-8L-6.6-21H-2.6L-3.4-8ZM7-8L6.6-21H2.6L3.4-8Z', fill: SIDE, line: 1 },
    ...head('#5a3820'),
    { d: 'M4.6-18L12-15L11-12.4L4.2-14Z', fill: '#e8dcc2', line: 1 },
    { d: 'M11-16.4L20-18.6L20.4-16.2L12-13Z', fill: GUN, line: 1 },
  ],
  helmeted: [
    ...OWN,
    { d: 'M-6.2-22.6Q-7.4-35 0-35.2Q7.4-35 6.2-22.6L2.8-20.4H-2.8Z', fill: '#6f7f6a', line: 1.5 },
    { d: 'M-5.4-29.6H5.4V-27.4H1.2V-22H-1.2V-27.4H-5.4Z', fill: INK },
    { d: 'M6-34L7.6-40', fill: 'none', line: 1.4 },
    RIFLE,
  ],
  tribe: [
    { d: 'M-6 2.5L-5-7H5L6 2.5H2L0-2L-2 2.5Z', fill: '#6b4a2c', line: 1.5 },
    { d: 'M-7-6Q-7.6-14-4-16H4Q7.6-14 7-6Z', fill: '#8a6240', line: 1.5 },
    { d: 'M-7.4-13Q-8.6-26 0-26.6Q8.6-26 7.4-13L3-15.6H-3Z', fill: SIDE, line: 1.5 },
    { d: 'M-4-20a4 3.8 0 0 0 8 0Q0-24-4-20Z', fill: '#8a6240', line: 1 },
    { d: 'M9 3L11-26L12.6-26L11 3Z', fill: '#a9784a', line: 0.8 },
    { d: 'M10-25L11.8-32L14-25Z', fill: '#b3bcc8', line: 1 },
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;

export type FigureId = keyof typeof FIGURES;
