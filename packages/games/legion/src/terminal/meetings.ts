import type { Army, ArmyUnit, BattleCardId, UnitCardId, UpgradeId } from '../content/cards.js';
import { BATTLEFIELDS, type Options, type Settled } from '../options.js';
import { deckNo } from './showcase.js';

const u = (unit: UnitCardId, ...upgrades: UpgradeId[]): ArmyUnit => ({ unit, upgrades });
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

const CABLES: List = {
  faction: 'rebels',
  force: null,
  units: [
    u('rebel-officer-resolute-commander'),
    ...times(3, u('rebel-troopers')),
    ...times(3, u('tauntaun-riders')),
    ...times(2, u('t-47-airspeeder', 'mo-dk-power-harpoon')),
  ],
};
const ENGINES: List = {
  faction: 'empire',
  force: null,
  units: [
    u('imperial-officer-ruthless-commander'),
    u('fifth-brother-the-kill-is-mine'),
    ...times(3, u('stormtroopers')),
    ...times(3, u('74-z-speeder-bikes')),
    u('at-st'),
  ],
};
const SNIPERS: List = {
  faction: 'separatists',
  force: null,
  units: [
    u('super-tactical-droid'),
    ...times(3, u('b1-battle-droids')),
    ...times(3, u('droidekas')),
    ...times(3, u('bx-series-droid-commandos-strike-team', 'bx-series-droid-sniper')),
  ],
};
const SABRES: List = {
  faction: 'republic',
  force: null,
  units: [
    u('anakin-skywalker-the-chosen-one'),
    u('yoda-grand-master-of-the-jedi-order'),
    ...times(3, u('phase-i-clone-troopers')),
  ],
};

/** Armies in which those meet whose keywords ask for each other: who deflects and who cannot be, armour and cables. */
const MEETINGS: readonly (readonly [List, List])[] = [
  [JEDI, HIVE],
  [RIDERS, INQUISITORS],
  [VILLAGE, INQUISITORS],
  [JEDI, INQUISITORS],
  [CABLES, ENGINES],
  [SABRES, SNIPERS],
];

/** Zones that lie close to each other. */
const CLOSE_BY: readonly BattleCardId[] = ['advanced-positions', 'danger-close', 'hemmed-in', 'disarray'];

const NAME = 'meeting';

/** What random players of a meeting like best: whatever there is, moves, or attacks on whoever stands alone. */
const MANNERS = ['', 'running', 'hunting'] as const;
export type Manner = (typeof MANNERS)[number];

/** How random players of a meeting below look for each other; nothing where this is none. */
export const meetingOf = ({ armies }: Settled): Manner | undefined => {
  const [first, , how = ''] = (armies?.p1?.name ?? '').split(' ');
  return first === NAME ? MANNERS.find(x => x === how) : undefined;
};

const armyOf = (list: List, n: number, how: Manner): Army => ({
  name: how === '' ? `${NAME} ${n}` : `${NAME} ${n} ${how}`,
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
      hiddenMinis: true,
      inPart: false,
      armies: {
        p1: armyOf(first, n + k, mannerOf(n, k)),
        p2: armyOf(second, n + k, ''),
      },
    })),
  );

/** The first four meetings were made before anybody hunted. */
const mannerOf = (n: number, k: number): Manner => {
  if (k >= BATTLEFIELDS.length) return 'running';
  return n < 4 ? '' : 'hunting';
};
