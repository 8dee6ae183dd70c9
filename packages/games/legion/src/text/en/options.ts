import type { Options } from '../../options.js';

/** What an option is called, what it does, and the names of its settings. */
export type OptionTexts = {
  readonly [K in keyof Options]: {
    readonly label: string;
    readonly help: string;
    readonly choices: Readonly<Record<Extract<Options[K], string>, string>>;
  };
};

const armies = {
  'rebels-500': 'Rebel Alliance, 500 points',
  'empire-500': 'Galactic Empire, 500 points',
  'republic-500': 'Galactic Republic, 500 points',
  'separatists-500': 'Separatist Alliance, 500 points',
  'mercenary-500': 'Shadow Collective, 500 points',
  'rebels-800': 'Rebel Alliance, 800 points',
  'empire-800': 'Galactic Empire, 800 points',
  'republic-800': 'Galactic Republic, 800 points',
  'separatists-800': 'Separatist Alliance, 800 points',
  'mercenary-800': 'Shadow Collective, 800 points',
};

export const options: OptionTexts = {
  battlefield: {
    label: 'Battlefield',
    help: 'The terrain on the table; three by three feet for 500 points, six by three for 800.',
    choices: {
      desert: 'Desert settlement',
      forest: 'Forest moon',
      industrial: 'Industrial complex',
      craters: 'Crater field',
    },
  },
  first: { label: 'Army of player 1', help: 'An army that plays at once.', choices: armies },
  second: { label: 'Army of player 2', help: 'An army that plays at once.', choices: armies },
  hiddenMinis: {
    label: 'Hidden minis are obscured',
    help: 'A mini of the target that the attacking leader does not see at all counts as obscured, as in the examples of the rulebook. Switched off, only minis that are seen in part do, as one of its sentences says.',
    choices: {},
  },
  inPart: {
    label: 'Effects may be used in part',
    help: 'Asks how much of Critical, Ram, Impact, Armor and Pierce is used. Switched off, each is used as far as it goes: less of it hardly ever helps.',
    choices: {},
  },
  armies: {
    label: 'Armies',
    help: 'Each player may bring a list of their own for this size of battle; without one the army that the table is set with plays.',
    choices: {},
  },
};
