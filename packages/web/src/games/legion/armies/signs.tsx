import type { Rank, UpgradeType } from '@potyczka/legion/view';
import type { ReactNode } from 'react';

/** Signs of ranks and slots, drawn in a square of 24; thin lines at their size would not read. */
const RANK_SIGNS: Readonly<Record<Rank, string>> = {
  commander: 'M5 3h14v13l-7 5-7-5ZM9 8l3 2 3-2v2.4l-3 2-3-2ZM9 12.4l3 2 3-2v2.4l-3 2-3-2Z',
  operative: 'M11 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM7 10h7l6-3 1 2-7 4-1 2 3 6h-3l-3-5-3 5H4l3-7Z',
  corps: 'M4 14a8 8 0 0 1 16 0h2v3H2v-3ZM8 19h8v2H8Z',
  'special-forces':
    'M12 2l2.2 5.4L20 6l-2.4 5.2L22 15l-5.8.6L16 22l-4-4-4 4-.2-6.4L2 15l4.4-3.8L4 6l5.8 1.4Z',
  support: 'M3 6h12l6 2v3h-6l-1 2h-2l3 8h-3l-3-7-3 7H3l4-9-4-2Z',
  heavy: 'M6 6h9l1 3h6v2h-6v2H4V9h2ZM2 15h20l-2 5H4Z',
};

const SLOT_SIGNS: Readonly<Record<UpgradeType, string>> = {
  'heavy-weapon': 'M2 10h4l1-2h9v1h6v3h-6l-1 2h-2l-1 5h-3l1-5H7l-2 2H2Z',
  personnel: 'M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM6 22l1-11h10l1 11h-4v-5h-4v5Z',
  force: 'M19 2l3 3L11 16l-3-3ZM7 14l3 3-5 5-3-3Z',
  command: 'M12 2l3 6 6 1-4.5 4.5L18 20l-6-3-6 3 1.500-6.500L3 9l6-1Z',
  hardpoint: 'M3 9h10v2h9v3h-9v2H9v5H6v-5H3Z',
  gear: 'M8 3h8v4h4v14H4V7h4Zm2 2v2h4V5ZM8 11v6h8v-6Z',
  grenades: 'M10 2h6l3 4-2 1-2-2h-1v3h2v2h-8V8h2ZM7 11h10v6l-5 5-5-5Z',
  programming: 'M4 4h16v12H4ZM7 7v6h10V7ZM2 18h20v3H2Z',
  comms:
    'M11 10h2v12h-2ZM12 4a3 3 0 0 1 2 5h-4a3 3 0 0 1 2-5ZM5 3l1.500 1.500a8 8 0 0 0 0 8L5 14a10 10 0 0 1 0-11ZM19 3l-1.500 1.500a8 8 0 0 1 0 8L19 14a10 10 0 0 0 0-11Z',
  pilot: 'M12 2a8 8 0 0 1 8 8v7l-4 5H8l-4-5v-7a8 8 0 0 1 8-8ZM7 10v4h10v-4Z',
  training: 'M12 3l11 5-11 5L1 8ZM5 12l7 3 7-3v5l-7 4-7-4Z',
  generator: 'M13 2L5 13h5l-1 9 9-12h-6Z',
  armament: 'M3 7h11l2-3h3v6l3 2v3H9l-2 5H3l2-6H3Z',
  crew: 'M8 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM16 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM2 20l2-9h8l-1 9ZM13 20l1-9h6l2 9Z',
  ordnance: 'M12 2c4 3 5 7 5 11h-10c0-4 1-8 5-11ZM7 14h10v4l3 4H4l3-4Z',
};

const Sign = ({ d, size }: { readonly d: string; readonly size: number }): ReactNode => (
  <svg className="army-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={d} fill="currentColor" fillRule="evenodd" />
  </svg>
);

export const RankSign = ({ rank, size = 20 }: { readonly rank: Rank; readonly size?: number }): ReactNode => (
  <Sign d={RANK_SIGNS[rank]} size={size} />
);

export const SlotSign = ({
  type,
  size = 18,
}: {
  readonly type: UpgradeType;
  readonly size?: number;
}): ReactNode => <Sign d={SLOT_SIGNS[type]} size={size} />;

/** What each rank is painted in, where points are drawn as a bar. */
export const RANK_COLOURS: Readonly<Record<Rank, string>> = {
  commander: '#8f7ae0',
  operative: '#d36fae',
  corps: '#d5deea',
  'special-forces': '#6fb8ad',
  support: '#b8975a',
  heavy: '#c56b52',
};

/** Two sheets: another of the same. */
export const DoubleSign = (): ReactNode => (
  <Sign d="M3 7h12v14H3Zm2 2v10h8V9ZM8 3h13v14h-4v-2h2V5H10v1H8ZM8 11h2v2h2v2h-2v2H8v-2H6v-2h2Z" size={17} />
);

/** A line that parts: one of several for itself. */
export const ApartSign = (): ReactNode => (
  <Sign d="M11 22v-8L5 8v4H3V4h8v2H7l5 5 5-5h-4V4h8v8h-2V8l-6 6v8Z" size={17} />
);
