import type { OptionText, OptionTexts } from '../options.js';

const hero = (n: number): OptionText => ({
  label: `Character ${n}`,
  help: 'Its class; each may take part once.',
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
  difficulty: {
    label: 'Difficulty',
    help: 'Changes the recommended scenario level.',
    choices: { easy: 'Easy', normal: 'Normal', hard: 'Hard', veryHard: 'Very hard' },
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
  party: { label: 'Party', help: 'Comes from a campaign.' },
  spoilers: { label: 'Spoilers', help: 'Locked classes may be chosen.' },
};
