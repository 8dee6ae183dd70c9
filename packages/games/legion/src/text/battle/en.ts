import type { BattleTexts } from './words.js';

const WAR_WEARY = {
  says: ['The range at which a commander lends courage to others is 2 shorter, but at least 1.'],
  scores: [],
};
const CLEAR = { says: ['Nothing is added to the battle, and nothing is forbidden.'], scores: [] };
const zones = (...says: readonly string[]) => ({ says, scores: [] });

export const en: BattleTexts = {
  breakthrough: {
    says: [
      'Get your unit leaders into the enemy’s deployment zone.',
      'A leader counts whose whole base is inside it; panicked units do not count.',
    ],
    scores: [{ when: 'end of the battle, each leader', points: 1 }],
  },
  'intercept-the-transmissions': {
    says: [
      'Three objective tokens lie on the middle line: in the centre, and halfway from there to each short edge.',
      'You control a token with more trooper leaders at range 1 of it than your opponent; panicked units do not count.',
    ],
    scores: [
      { when: 'end of rounds 2 and 4, each token', points: 1 },
      { when: 'end of the battle, each token', points: 2 },
    ],
  },
  'key-positions': {
    says: [
      'The piece of terrain nearest to the centre counts; then each player, blue first, names one more outside the zones and away from the others.',
      'You hold a piece with more unit leaders in contact with it than your opponent; panicked units do not count.',
    ],
    scores: [{ when: 'end of the battle, each piece', points: 1 }],
  },
  'recover-the-supplies': {
    says: [
      'One objective token lies in the centre; then the players place four more in turn, blue first.',
      'A trooper unit whose leader touches a token may claim it as a card action, carries it along, and drops it when it panics or is defeated.',
    ],
    scores: [{ when: 'end of the battle, each token you carry', points: 1 }],
  },
  'sabotage-the-moisture-vaporators': {
    says: [
      'The players place four vaporators in turn, blue first; each begins with 2 wounds.',
      'A trooper unit whose leader touches one may add a wound to it or remove one as a card action.',
      'The blue player wants them broken, the red player wants them whole.',
    ],
    scores: [
      { when: 'end of the battle, blue: each wound above 2', points: 1 },
      { when: 'end of the battle, red: each wound below 2', points: 1 },
    ],
  },
  'hostage-exchange': {
    says: [
      'Each player names one of their corps units; it begins in the middle and holds a hostage, and the opponent makes its first move.',
      'Who holds a hostage has 1 courage more and 1 speed less, cannot start a melee, and cannot be attacked or affected by enemies in round 1.',
    ],
    scores: [
      { when: 'end of the battle, a hostage held', points: 1 },
      { when: 'the same inside your own zone', points: 2 },
    ],
  },
  'bombing-run': {
    says: [
      'Three of your units that begin in your zone carry a bomb; a free card action drops it.',
      'At the end of the activation phase each player, blue first, may set off one bomb that their units dropped.',
    ],
    scores: [{ when: 'a bomb goes off at range 1 of the enemy’s zone', points: 1 }],
  },
  payload: {
    says: [
      'Each player has a bomb cart in their zone; the opponent names the piece of terrain it has to reach.',
      'At the end of a round your cart rolls at speed 2 if more of your leaders than enemy leaders are at range 1 of it.',
    ],
    scores: [
      { when: 'end of the battle, cart at range 2', points: 1 },
      { when: 'cart at range 1', points: 2 },
      { when: 'cart in contact', points: 3 },
    ],
  },
  breach: {
    says: [
      'Get your unit leaders to the far side.',
      'A leader counts whose whole base is within range 1 of the enemy’s edge; panicked units do not count.',
    ],
    scores: [{ when: 'end of the battle, each leader', points: 2 }],
  },
  control: {
    says: [
      'One objective token lies in the centre of the table.',
      'You control it with more unit leaders at range 1 of it than your opponent; panicked units do not count.',
    ],
    scores: [
      { when: 'end of rounds 2, 3 and 4', points: 1 },
      { when: 'end of the battle', points: 2 },
    ],
  },
  elimination: {
    says: ['Defeat the units of your enemy; their leaders and heaviest weapons are worth double.'],
    scores: [
      { when: 'end of the battle, each defeated unit', points: 1 },
      { when: 'if it is a commander, operative or heavy', points: 2 },
    ],
  },
  'pivotal-positions': {
    says: [
      'The piece of terrain nearest to the centre counts; then each player, blue first, names one more outside the zones and away from the others.',
      'You hold a piece with more unit leaders in contact with it than your opponent; panicked units do not count.',
    ],
    scores: [{ when: 'end of the battle, each piece', points: 2 }],
  },

  'advanced-positions': zones(
    'Each army has a strip along half of its edge that runs on down one short side.',
  ),
  'battle-lines': zones('Each army has a strip of range 1 along its whole edge.'),
  'danger-close': zones('Each army has one half of the table round its rim, a step apart in the middle.'),
  disarray: zones('Each army begins in two strips in opposite corners, cut off from itself.'),
  'hemmed-in': zones('Blue begins in a wedge at the middle of its edge; red closes in from both corners.'),
  'major-offensive': zones('Each army has a corner of range 3, with a strip on to the middle of its edge.'),
  'roll-out': zones('Each army has a column of range 2 along its short side, with a corner on its edge.'),
  'the-long-march': zones('Each army has a block of range 3 along its short side: a long way to go.'),
  'battle-lines-skirmish': zones('Each army has a strip of range 1 along its whole edge.'),
  'faceoff-skirmish': zones('Each army has half a disc of range 2 round the middle of its edge.'),
  'flanking-positions-skirmish': zones(
    'Each army has an angle of range 1 in its corner, opposite the other.',
  ),
  'meeting-engagement-skirmish': zones(
    'Each army has a square of range 2 in its corner, opposite the other.',
  ),

  'clear-conditions': CLEAR,
  'clear-conditions-skirmish': CLEAR,
  'hostile-environment': {
    says: ['A trooper unit whose leader touches no terrain keeps all its suppression at the end of a round.'],
    scores: [],
  },
  'limited-visibility': {
    says: ['No ranged attack reaches beyond range 2 in round 1, or beyond range 3 in round 2.'],
    scores: [],
  },
  dawn: { says: ['No ranged attack reaches beyond range 2 in round 1.'], scores: [] },
  minefield: {
    says: [
      'The players place four mines between the zones in turn, blue first.',
      'Who moves to where a mine at range 1 sees them rolls a red defence die: on a block it goes off, on a surge twice.',
      'Repulsor vehicles float over mines.',
    ],
    scores: [],
  },
  'rapid-reinforcements': {
    says: [
      'Each player sets aside one or two trooper units that are neither commanders nor operatives.',
      'They come onto the table when their order token is drawn.',
    ],
    scores: [],
  },
  'fortified-positions': {
    says: ['The players place eight barricades in turn, blue first; each gives heavy cover.'],
    scores: [],
  },
  'improvised-defenses': {
    says: ['The players place four barricades in turn, blue first; each gives heavy cover.'],
    scores: [],
  },
  'supply-drop': {
    says: [
      'The players place six supply tokens in turn, blue first.',
      'A trooper unit whose leader touches one draws two supply cards as a free card action and keeps one; a token serves twice.',
      'Only the Grapnel-Harpoon does something here; what the other supply cards do is not known.',
    ],
    scores: [],
  },
  'war-weary': WAR_WEARY,
  'war-weary-skirmish': WAR_WEARY,
};
