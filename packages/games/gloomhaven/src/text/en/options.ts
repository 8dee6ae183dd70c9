import type { OptionText, OptionTexts } from '../options.js';

const hero = (n: number): OptionText => ({
  label: `Character ${n}`,
  help: 'Its class; each may take part once.',
});

const ownLevel = (n: number): OptionTexts['level1'] => ({
  label: `Level of character ${n}`,
  help: 'Its own, if the others have another.',
  choices: { same: 'As above', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9' },
});

export const options: OptionTexts = {
  players: { label: 'Players', help: 'How many people play.' },
  heroes: { label: 'Characters', help: 'One player may lead several.' },
  scenario: { label: 'Scenario', help: 'Any scenario of the box.' },
  hero1: hero(1),
  hero2: hero(2),
  hero3: hero(3),
  hero4: hero(4),
  level: { label: 'Character level', help: 'Of every character.' },
  level1: ownLevel(1),
  level2: ownLevel(2),
  level3: ownLevel(3),
  level4: ownLevel(4),
  difficulty: {
    label: 'Difficulty',
    help: 'Changes the recommended scenario level.',
    choices: { easy: 'Easy', normal: 'Normal', hard: 'Hard', veryHard: 'Very hard' },
  },
  scenarioLevel: {
    label: 'Scenario level',
    help: 'Any from 0 to 7; else by the characters and the difficulty.',
    choices: { recommended: 'Recommended', 0: '0', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7' },
  },
  open: { label: 'Open information', help: 'Hands lie open; monsters are a level higher.' },
  tamed: { label: 'Reduced randomness', help: '2x and BLESS count as +2, Null and CURSE as −2.' },
  ready: {
    label: 'Ready characters',
    help: 'They come with cards, perks and items; else you choose.',
  },
  ties: {
    label: 'Ties of monsters',
    help: 'When players decide between equal possibilities.',
    choices: { ask: 'Ask always', matters: 'Ask where it matters', never: 'Never ask' },
  },
  cardsFor: {
    label: 'Ability cards',
    help: 'How many are drawn for types that share a deck.',
    choices: { type: 'One for each type', deck: 'One for each deck' },
  },
  party: { label: 'Party', help: 'Comes from a campaign.' },
  spoilers: { label: 'Spoilers', help: 'Locked classes may be chosen.' },
};
