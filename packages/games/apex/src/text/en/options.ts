import type { OptionTexts } from '../options.js';

export const options: OptionTexts = {
  mode: {
    label: 'Opponents',
    help: 'Two teams of people, or people against Automas that follow the booklet step by step.',
    choices: {
      versus: { label: 'Two teams', help: 'People or bots in both teams.' },
      solo: { label: 'Alone', help: 'One person plays two legends against two Automas.' },
      ally: { label: 'Alone with an ally', help: 'One person and an allied Automa against two Automas.' },
      coop: { label: 'Together', help: 'Two people with one legend each against two Automas.' },
    },
  },
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
    label: 'Choice of legends',
    help: 'How legends are given out.',
    choices: {
      'first-game': { label: 'First game', help: 'The teams of the book, with the Ring and with screens.' },
      draft: { label: 'Draft', help: 'One Recruit card at a time, blue begins.' },
      random: { label: 'Random', help: 'Recruit cards are dealt.' },
    },
  },
  tougher: {
    label: 'Tougher Automas',
    help: 'Shield and health that enemy Automas have above the usual.',
  },
  ring: { label: 'Ring', help: 'The safe area shrinks after rounds 2, 4 and 6.' },
  screens: { label: 'Screens', help: 'Backpacks are hidden from the other team.' },
};
