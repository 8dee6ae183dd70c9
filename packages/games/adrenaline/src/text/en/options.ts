import type { OptionTexts } from '../options.js';

export const options: OptionTexts = {
  players: { label: 'Players', help: 'Three to five.', reconstructed: true },
  arena: {
    label: 'Arena',
    help: 'Which sides of the two halves of the board lie face up.',
    reconstructed: true,
    choices: {
      A: { label: 'Arena A', help: '10 squares, close quarters: for 3 or 4 players.' },
      B: { label: 'Arena B', help: '11 squares: for any number of players.' },
      C: { label: 'Arena C', help: '11 squares: for any number of players.' },
      D: { label: 'Arena D', help: '12 squares, the largest: for 4 or 5 players.' },
    },
  },
  skulls: {
    label: 'Skulls',
    help: 'After so many deaths the game draws to its end: 8 is the usual game, 5 the shortest.',
    reconstructed: true,
  },
  frenzy: {
    label: 'Final frenzy',
    help: 'After the last skull everybody has one more turn, with stronger actions. Without it the game ends at once.',
  },
  bot: {
    label: 'Terminator',
    help: 'A bot for small groups: whoever has the turn also decides its move and its shot. Needs a free colour: three or four players.',
    reconstructed: true,
  },
  mode: {
    label: 'Mode',
    help: 'What points are given for.',
    reconstructed: true,
    choices: {
      deathmatch: { label: 'Deathmatch', help: 'The usual game: points for damage and for killshots.' },
      domination: {
        label: 'Domination',
        help: 'Points for damage and for spawnpoints: shoot them or hold them alone, and put tokens on their tracks. With eight skulls.',
        reconstructed: true,
      },
    },
  },
  secretPoints: {
    label: 'Secret points',
    help: 'Everybody sees only their own points until the game is over.',
    reconstructed: true,
  },
};
