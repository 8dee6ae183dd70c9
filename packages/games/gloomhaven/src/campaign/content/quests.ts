import type { QuestDef } from '../types.js';

/** The personal quests: what each asks for, step by step, and what it opens (GLM-RETIRE-01). */
export const QUESTS: readonly QuestDef[] = [
  {
    id: 'seeker-of-xorn',
    steps: [
      { completeScenariosNamed: 'Crypt', n: 3 },
      { completeScenario: [52, 53], n: 1, after: 1 },
    ],
    unlocks: 52,
    opens: { class: 'plagueherald' },
  },
  {
    id: 'merchant-class',
    steps: [
      { ownItems: 'head', n: 2 },
      { ownItems: 'body', n: 2 },
      { ownItems: 'legs', n: 2 },
      { ownItems: ['oneHand', 'twoHand'], n: 3 },
      { ownItems: 'small', n: 4 },
    ],
    opens: { class: 'quartermaster' },
  },
  { id: 'greed-is-gold', steps: [{ ownGold: 200 }], opens: { class: 'quartermaster' } },
  {
    id: 'finding-the-cure',
    steps: [
      { kill: ['forest-imp'], n: 8 },
      { completeScenario: [59, 60], n: 1, after: 1 },
    ],
    unlocks: 59,
    opens: { envelope: 'x' },
  },
  { id: 'a-study-of-anatomy', steps: [{ partyMembersExhausted: 15 }], opens: { class: 'sawbones' } },
  {
    id: 'law-bringer',
    steps: [{ kill: ['bandit-guard', 'bandit-archer', 'bandit-commander', 'cultist'], n: 20 }],
    opens: { class: 'sunkeeper' },
  },
  {
    id: 'pounds-of-flesh',
    steps: [{ kill: ['vermling-scout', 'vermling-shaman'], n: 15 }],
    opens: { class: 'berserker' },
  },
  { id: 'trophy-hunt', steps: [{ killDifferentKinds: 20 }], opens: { class: 'beast-tyrant' } },
  { id: 'eternal-wanderer', steps: [{ completeDifferentScenarios: 15 }], opens: { class: 'summoner' } },
  { id: 'battle-legend', steps: [{ battleGoalChecks: 15 }], opens: { class: 'soothsinger' } },
  {
    id: 'implement-of-light',
    steps: [
      { ownItem: 113 },
      { killWithItem: 113, kinds: ['living-bones', 'living-corpse', 'living-spirit'], n: 7, after: 1 },
    ],
    opens: { class: 'sunkeeper' },
  },
  {
    id: 'take-back-the-trees',
    steps: [
      { completeScenariosIn: 'Dagger Forest', n: 3 },
      { completeScenario: [55, 56], n: 1, after: 1 },
    ],
    unlocks: 55,
    opens: { class: 'doomstalker' },
  },
  {
    id: 'the-thin-places',
    steps: [{ completeSideScenarios: 6, numberAbove: 51 }],
    opens: { class: 'nightshroud' },
  },
  {
    id: 'aberrant-slayer',
    steps: [
      { kill: ['flame-demon'], n: 1 },
      { kill: ['frost-demon'], n: 1 },
      { kill: ['wind-demon'], n: 1 },
      { kill: ['earth-demon'], n: 1 },
      { kill: ['night-demon'], n: 1 },
      { kill: ['sun-demon'], n: 1 },
    ],
    opens: { class: 'elementalist' },
  },
  { id: 'fearless-stand', steps: [{ killElites: 20 }], opens: { class: 'beast-tyrant' } },
  { id: 'piety-in-all-things', steps: [{ donateGold: 120 }], opens: { class: 'sawbones' } },
  {
    id: 'vengeance',
    steps: [
      { completeScenariosIn: 'Gloomhaven', n: 4 },
      { completeScenario: [57, 58], n: 1, after: 1 },
    ],
    unlocks: 57,
    opens: { envelope: 'x' },
  },
  { id: 'zealot-of-the-blood-god', steps: [{ becomeExhausted: 12 }], opens: { class: 'berserker' } },
  { id: 'goliath-toppler', steps: [{ completeBossScenarios: 4 }], opens: { class: 'doomstalker' } },
  {
    id: 'the-fall-of-man',
    steps: [
      { completeScenariosIn: 'Lingering Swamp', n: 2 },
      { completeScenario: [61, 62], n: 1, after: 1 },
    ],
    unlocks: 61,
    opens: { class: 'nightshroud' },
  },
  { id: 'augmented-abilities', steps: [{ buyEnhancements: 4 }], opens: { class: 'summoner' } },
  {
    id: 'elemental-samples',
    steps: [
      { completeScenariosIn: 'Gloomhaven', n: 1 },
      { completeScenariosIn: 'Dagger Forest', n: 1 },
      { completeScenariosIn: 'Lingering Swamp', n: 1 },
      { completeScenariosIn: 'Watcher Mountains', n: 1 },
      { completeScenariosIn: 'Copperneck Mountains', n: 1 },
      { completeScenariosIn: 'Misty Sea', n: 1 },
    ],
    opens: { class: 'elementalist' },
  },
  { id: 'a-helping-hand', steps: [{ partyMembersRetired: 2 }], opens: { class: 'soothsinger' } },
  {
    id: 'the-perfect-poison',
    steps: [
      { kill: ['ooze'], n: 3 },
      { kill: ['lurker'], n: 3 },
      { kill: ['spitting-drake'], n: 3 },
    ],
    opens: { class: 'plagueherald' },
  },
];
