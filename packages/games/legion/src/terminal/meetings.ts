import type { Army, ArmyUnit } from '../content/cards.js';
import { BATTLEFIELDS, type Options, type Settled } from '../options.js';
import { deckNo } from './showcase.js';

const u = (unit: string, ...upgrades: string[]): ArmyUnit => ({ unit, upgrades });
const times = (n: number, unit: ArmyUnit): ArmyUnit[] => Array.from({ length: n }, () => unit);

type List = Pick<Army, 'faction' | 'force' | 'units'>;

const HIVE: List = {
  faction: 'separatists',
  force: null,
  units: [
    u('poggle-the-lesser-public-leader-of-the-geonosians'),
    ...times(3, u('geonosian-warriors-soldiers-of-the-hive', 'force-pike-warrior')),
    ...times(2, u('ig-100-magnaguard', 'electro-whip-magnaguard')),
    ...times(3, u('droidekas')),
  ],
};
const JEDI: List = {
  faction: 'republic',
  force: null,
  units: [
    u('anakin-skywalker-the-chosen-one'),
    { ...u('r2-d2-independent-astromech'), counterpart: u('c-3po-made-to-suffer') },
    u('obi-wan-kenobi-civilized-warrior'),
    ...times(3, u('phase-i-clone-troopers')),
    u('swoop-bike-riders'),
  ],
};
const RIDERS: List = {
  faction: 'rebels',
  force: null,
  units: [
    u('rebel-officer-resolute-commander'),
    u('r2-d2-hero-of-a-thousand-devices'),
    u('ahsoka-tano-fulcrum'),
    ...times(3, u('rebel-troopers')),
    ...times(2, u('tauntaun-riders')),
    u('t-47-airspeeder', 'mo-dk-power-harpoon'),
  ],
};
const INQUISITORS: List = {
  faction: 'empire',
  force: null,
  units: [
    u('imperial-officer-ruthless-commander'),
    u('seventh-sister-compelled-to-inflict-pain'),
    u('fifth-brother-the-kill-is-mine'),
    ...times(3, u('stormtroopers')),
    ...times(2, u('at-st')),
  ],
};
const VILLAGE: List = {
  faction: 'rebels',
  force: 'bright-tree-village',
  units: [
    u('c-3po-golden-god'),
    u('wicket-hero-of-bright-tree'),
    ...times(4, u('ewok-skirmishers')),
    ...times(3, u('ewok-slingers')),
  ],
};

/** Armies in which those meet whose keywords ask for each other: who deflects and who cannot be, armour and cables. */
const MEETINGS: readonly (readonly [List, List])[] = [
  [JEDI, HIVE],
  [RIDERS, INQUISITORS],
  [VILLAGE, INQUISITORS],
  [JEDI, INQUISITORS],
];

/** Zones that lie close to each other. */
const CLOSE_BY = ['advanced-positions', 'danger-close', 'hemmed-in', 'disarray'];

const NAME = 'meeting';
const RUNNING = ' running';

/** How random players of a meeting below look for each other; nothing where this is none. */
export const meetingOf = ({ armies }: Settled): 'shooting' | 'running' | undefined => {
  const name = armies?.p1?.name ?? '';
  return name.startsWith(NAME) ? (name.endsWith(RUNNING) ? 'running' : 'shooting') : undefined;
};

const armyOf = (list: List, n: number, how: string): Army => ({
  name: `${NAME} ${n}${how}`,
  format: 'standard',
  ...list,
  deck: { ...deckNo(n, 'standard'), deployment: CLOSE_BY },
});

/** Each meeting twice on every battlefield, with other battle cards. */
export const meetings = (): Options[] =>
  MEETINGS.flatMap(([first, second], n) =>
    [...BATTLEFIELDS, ...BATTLEFIELDS].map((battlefield, k) => ({
      battlefield,
      first: 'rebels-800' as const,
      second: 'empire-800' as const,
      armies: {
        p1: armyOf(first, n + k, k < BATTLEFIELDS.length ? '' : RUNNING),
        p2: armyOf(second, n + k, ''),
      },
    })),
  );
