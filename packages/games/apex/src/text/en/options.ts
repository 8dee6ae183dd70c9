import type { OptionTexts } from '../names.js';

export const options: OptionTexts = {
  legends: { label: 'Legends in a team', help: 'Two against two, or three against three.' },
  first: {
    label: 'People in the first team',
    help: 'With fewer people than legends somebody plays several.',
  },
  second: {
    label: 'People in the second team',
    help: 'With fewer people than legends somebody plays several.',
  },
  choice: {
    label: 'Who plays whom',
    help: 'How legends are given out.',
    choices: {
      'first-game': { label: 'First game', help: 'The teams of the book, with the Ring and with screens.' },
      draft: { label: 'Draft', help: 'One Recruit card at a time, blue begins.' },
      random: { label: 'Random', help: 'Recruit cards are dealt.' },
    },
  },
  ring: { label: 'Ring', help: 'The safe area shrinks after rounds 2, 4 and 6.' },
  screens: { label: 'Screens', help: 'Backpacks are hidden from the other team.' },
};
