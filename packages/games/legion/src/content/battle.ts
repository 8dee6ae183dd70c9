import type { ConditionCard, DeploymentCard, ObjectiveCard, SupplyCard } from './cards.js';

/** What each of them asks for is in `battle/objectives`. */
export const OBJECTIVES = [
  { id: 'breakthrough', kind: 'objective', name: 'Breakthrough', format: 'standard' },
  {
    id: 'intercept-the-transmissions',
    kind: 'objective',
    name: 'Intercept the Transmissions',
    format: 'standard',
  },
  { id: 'key-positions', kind: 'objective', name: 'Key Positions', format: 'standard' },
  { id: 'recover-the-supplies', kind: 'objective', name: 'Recover the Supplies', format: 'standard' },
  {
    id: 'sabotage-the-moisture-vaporators',
    kind: 'objective',
    name: 'Sabotage the Moisture Vaporators',
    format: 'standard',
  },
  { id: 'hostage-exchange', kind: 'objective', name: 'Hostage Exchange', format: 'standard' },
  { id: 'bombing-run', kind: 'objective', name: 'Bombing Run', format: 'standard' },
  { id: 'payload', kind: 'objective', name: 'Payload', format: 'standard' },
  { id: 'breach', kind: 'objective', name: 'Breach', format: 'skirmish' },
  { id: 'control', kind: 'objective', name: 'Control', format: 'skirmish' },
  { id: 'elimination', kind: 'objective', name: 'Elimination', format: 'skirmish' },
  { id: 'pivotal-positions', kind: 'objective', name: 'Pivotal Positions', format: 'skirmish' },
] as const satisfies readonly ObjectiveCard[];

/** Zones in millimetres; blue's edge is y = 0. */
export const DEPLOYMENTS = [
  {
    id: 'advanced-positions',
    kind: 'deployment',
    name: 'Advanced Positions',
    format: 'standard',
    zones: {
      blue: [
        [
          [914.4, 0],
          [1828.8, 0],
          [1828.8, 914.4],
          [1676.4, 914.4],
          [1676.4, 152.4],
          [914.4, 152.4],
        ],
      ],
      red: [
        [
          [0, 0],
          [152.4, 0],
          [152.4, 762],
          [914.4, 762],
          [914.4, 914.4],
          [0, 914.4],
        ],
      ],
    },
  },
  {
    id: 'battle-lines',
    kind: 'deployment',
    name: 'Battle Lines',
    format: 'standard',
    zones: {
      blue: [
        [
          [0, 0],
          [1828.8, 0],
          [1828.8, 152.4],
          [0, 152.4],
        ],
      ],
      red: [
        [
          [0, 762],
          [1828.8, 762],
          [1828.8, 914.4],
          [0, 914.4],
        ],
      ],
    },
  },
  {
    id: 'danger-close',
    kind: 'deployment',
    name: 'Danger Close',
    format: 'standard',
    zones: {
      blue: [
        [
          [914.4, 762],
          [1676.4, 762],
          [1676.4, 152.4],
          [1371.6, 152.4],
          [1371.6, 0],
          [1828.8, 0],
          [1828.8, 914.4],
          [914.4, 914.4],
        ],
      ],
      red: [
        [
          [0, 0],
          [914.4, 0],
          [914.4, 152.4],
          [152.4, 152.4],
          [152.4, 762],
          [457.2, 762],
          [457.2, 914.4],
          [0, 914.4],
        ],
      ],
    },
  },
  {
    id: 'disarray',
    kind: 'deployment',
    name: 'Disarray',
    format: 'standard',
    zones: {
      blue: [
        [
          [0, 0],
          [609.6, 0],
          [609.6, 152.4],
          [0, 152.4],
        ],
        [
          [1219.2, 762],
          [1828.8, 762],
          [1828.8, 914.4],
          [1219.2, 914.4],
        ],
      ],
      red: [
        [
          [0, 762],
          [609.6, 762],
          [609.6, 914.4],
          [0, 914.4],
        ],
        [
          [1219.2, 0],
          [1828.8, 0],
          [1828.8, 152.4],
          [1219.2, 152.4],
        ],
      ],
    },
  },
  {
    id: 'hemmed-in',
    kind: 'deployment',
    name: 'Hemmed In',
    format: 'standard',
    zones: {
      blue: [
        [
          [457.2, 0],
          [1371.6, 0],
          [1371.6, 152.4],
          [1066.8, 152.4],
          [1066.8, 304.8],
          [762, 304.8],
          [762, 152.4],
          [457.2, 152.4],
        ],
      ],
      red: [
        [
          [0, 609.6],
          [457.2, 609.6],
          [457.2, 762],
          [762, 762],
          [762, 914.4],
          [0, 914.4],
        ],
        [
          [1066.8, 762],
          [1371.6, 762],
          [1371.6, 609.6],
          [1828.8, 609.6],
          [1828.8, 914.4],
          [1066.8, 914.4],
        ],
      ],
    },
  },
  {
    id: 'major-offensive',
    kind: 'deployment',
    name: 'Major Offensive',
    format: 'standard',
    zones: {
      blue: [
        [
          [914.4, 0],
          [1828.8, 0],
          [1828.8, 457.2],
          [1371.6, 457.2],
          [1371.6, 152.4],
          [914.4, 152.4],
        ],
      ],
      red: [
        [
          [0, 457.2],
          [457.2, 457.2],
          [457.2, 762],
          [914.4, 762],
          [914.4, 914.4],
          [0, 914.4],
        ],
      ],
    },
  },
  {
    id: 'roll-out',
    kind: 'deployment',
    name: 'Roll Out',
    format: 'standard',
    zones: {
      blue: [
        [
          [1219.2, 0],
          [1828.8, 0],
          [1828.8, 914.4],
          [1524, 914.4],
          [1524, 304.8],
          [1219.2, 304.8],
        ],
      ],
      red: [
        [
          [0, 0],
          [304.8, 0],
          [304.8, 609.6],
          [609.6, 609.6],
          [609.6, 914.4],
          [0, 914.4],
        ],
      ],
    },
  },
  {
    id: 'the-long-march',
    kind: 'deployment',
    name: 'The Long March',
    format: 'standard',
    zones: {
      blue: [
        [
          [1371.6, 0],
          [1828.8, 0],
          [1828.8, 914.4],
          [1371.6, 914.4],
        ],
      ],
      red: [
        [
          [0, 0],
          [457.2, 0],
          [457.2, 914.4],
          [0, 914.4],
        ],
      ],
    },
  },
  {
    id: 'battle-lines-skirmish',
    kind: 'deployment',
    name: 'Battle Lines',
    format: 'skirmish',
    zones: {
      blue: [
        [
          [0, 0],
          [914.4, 0],
          [914.4, 152.4],
          [0, 152.4],
        ],
      ],
      red: [
        [
          [0, 762],
          [914.4, 762],
          [914.4, 914.4],
          [0, 914.4],
        ],
      ],
    },
  },
  {
    id: 'faceoff-skirmish',
    kind: 'deployment',
    name: 'Faceoff',
    format: 'skirmish',
    zones: {
      blue: [{ centre: [457.2, 0], radius: 304.8 }],
      red: [{ centre: [457.2, 914.4], radius: 304.8 }],
    },
  },
  {
    id: 'flanking-positions-skirmish',
    kind: 'deployment',
    name: 'Flanking Positions',
    format: 'skirmish',
    zones: {
      blue: [
        [
          [457.2, 0],
          [914.4, 0],
          [914.4, 457.2],
          [762, 457.2],
          [762, 152.4],
          [457.2, 152.4],
        ],
      ],
      red: [
        [
          [0, 457.2],
          [152.4, 457.2],
          [152.4, 762],
          [457.2, 762],
          [457.2, 914.4],
          [0, 914.4],
        ],
      ],
    },
  },
  {
    id: 'meeting-engagement-skirmish',
    kind: 'deployment',
    name: 'Meeting Engagement',
    format: 'skirmish',
    zones: {
      blue: [
        [
          [609.6, 0],
          [914.4, 0],
          [914.4, 304.8],
          [609.6, 304.8],
        ],
      ],
      red: [
        [
          [0, 609.6],
          [304.8, 609.6],
          [304.8, 914.4],
          [0, 914.4],
        ],
      ],
    },
  },
] as const satisfies readonly DeploymentCard[];

/** LEG-BATTLE-21: eight types, two of each. What seven of them do, no source says. */
export const SUPPLIES: readonly SupplyCard[] = [
  { id: 'grapnel-harpoon', name: 'Grapnel-Harpoon', gives: 'scale' },
  { id: 'camouflage', name: 'Camouflage' },
  { id: 'arc-welder', name: 'Arc Welder' },
  { id: 'precision-scopes', name: 'Precision Scopes' },
  { id: 'field-scanner', name: 'Field Scanner' },
  { id: 'targeting-rangefinder', name: 'Targeting Rangefinder' },
  { id: 'bacta-capsules', name: 'Bacta Capsules' },
  { id: 'holoprojector', name: 'Holoprojector' },
];

/** What each of them does is in `battle/conditions`. */
export const CONDITIONS = [
  { id: 'clear-conditions', kind: 'condition', name: 'Clear Conditions', format: 'standard' },
  { id: 'hostile-environment', kind: 'condition', name: 'Hostile Environment', format: 'standard' },
  { id: 'limited-visibility', kind: 'condition', name: 'Limited Visibility', format: 'standard' },
  { id: 'minefield', kind: 'condition', name: 'Minefield', format: 'standard' },
  { id: 'rapid-reinforcements', kind: 'condition', name: 'Rapid Reinforcements', format: 'standard' },
  { id: 'fortified-positions', kind: 'condition', name: 'Fortified Positions', format: 'standard' },
  { id: 'supply-drop', kind: 'condition', name: 'Supply Drop', format: 'standard', incomplete: true },
  { id: 'war-weary', kind: 'condition', name: 'War Weary', format: 'standard' },
  { id: 'clear-conditions-skirmish', kind: 'condition', name: 'Clear Conditions', format: 'skirmish' },
  { id: 'dawn', kind: 'condition', name: 'Dawn', format: 'skirmish' },
  { id: 'improvised-defenses', kind: 'condition', name: 'Improvised Defenses', format: 'skirmish' },
  { id: 'war-weary-skirmish', kind: 'condition', name: 'War Weary', format: 'skirmish' },
] as const satisfies readonly ConditionCard[];

export type BattleCardId = (typeof OBJECTIVES | typeof DEPLOYMENTS | typeof CONDITIONS)[number]['id'];
