import {
  CLASSES,
  halfStatus,
  ITEMS,
  itemStatus,
  MONSTERS,
  marksOf,
  monsterStatus,
  OFFERED,
  SCENARIOS,
  type Status,
} from '@potyczka/gloomhaven/lab';
import { cardName, figureName } from '@potyczka/gloomhaven/text';
import { table } from './markdown.js';

const WORDS: Readonly<Record<Status, string>> = { letter: 'as printed', mark: 'in part', not: 'not yet' };
const ORDER: readonly Status[] = ['letter', 'mark', 'not'];

const counted = (all: readonly Status[]): string[] => ORDER.map(s => String(all.filter(x => x === s).length));

const halves = CLASSES.flatMap(c =>
  c.cards.flatMap(card =>
    (['top', 'bottom'] as const).map(half => ({
      of: c.id,
      card: card.id,
      half,
      status: halfStatus(card[half]),
    })),
  ),
);

const classes = (): string =>
  table(
    ['class', 'halves', ...ORDER.map(s => WORDS[s])],
    [
      ...CLASSES.map(c => {
        const own = halves.filter(h => h.of === c.id);
        return [figureName('en', c.id), String(own.length), ...counted(own.map(h => h.status))];
      }),
      ['all', String(halves.length), ...counted(halves.map(h => h.status))],
    ],
  );

const oddHalves = (): string =>
  table(
    ['card', 'half', ''],
    halves
      .filter(h => h.status !== 'letter')
      .map(h => [`${cardName('en', `#${h.card}`)} (${h.card})`, h.half, WORDS[h.status]]),
  );

const items = (): string => {
  const odd = ITEMS.filter(i => itemStatus(i) !== 'letter').map(i => [
    String(i.id),
    figureName('en', `item-${i.id}`),
    WORDS[itemStatus(i)],
  ]);
  return table(['item', 'name', ''], odd);
};

const monsters = (): string =>
  table(
    ['monster', ''],
    MONSTERS.filter(m => monsterStatus(m) !== 'letter').map(m => [
      figureName('en', m.id),
      WORDS[monsterStatus(m)],
    ]),
  );

const MARKS: Readonly<Record<string, string>> = {
  'markers-missing': 'lettered hexes that the sources do not have: what needs them does not happen',
  'markers-deduced': 'lettered hexes deduced from the tiles',
  'unplaced-monsters': 'monsters without a hex in one source are left out',
  'disputed-monsters': 'sources differ on a monster: one of them is followed',
  'disputed-setup': 'sources differ on the set-up: the scenario notes are followed',
  'map-problem': 'the map contradicts itself',
  'special-rules': 'a special rule is left out',
};

const scenarios = (): string =>
  table(
    ['scenario', 'name', ''],
    SCENARIOS.map(s => {
      const offered = OFFERED.includes(s.id);
      const marks = marksOf(s).map(m => MARKS[m] ?? m);
      return [
        String(s.id),
        figureName('en', `scenario-${s.id}`),
        offered ? (marks.length === 0 ? WORDS.letter : marks.join('; ')) : 'not offered',
      ];
    }),
  );

/** What of Gloomhaven plays as printed, what in part and what not yet. */
export const gloomhavenPage = (): string => {
  const offered = SCENARIOS.filter(s => OFFERED.includes(s.id));
  const plain = offered.filter(s => marksOf(s).length === 0);
  return `# Gloomhaven: what is played

This page is written by \`npm run docs\` from the content and from the list of what the interpreter passes over (\`packages/games/gloomhaven/src/gaps.ts\`, \`offered.ts\`). "As printed" means that every verb, field and moment of the data has its meaning in the rules; "in part" that something of it is passed over; "not yet" that nothing of it happens.

## Classes and their cards

${classes()}

## Halves that are not as printed

${oddHalves()}

## Items

${counted(ITEMS.map(itemStatus))[0]} of ${ITEMS.length} items are as printed. The others:

${items()}

## Monsters and bosses

${counted(MONSTERS.map(monsterStatus))[0]} of ${MONSTERS.length} are as printed. The others:

${monsters()}

## Scenarios

${offered.length} scenarios are offered, ${plain.length} of them without a mark. Scenario 55 is a random dungeon and has no map. Traps do the damage of the scenario level; gas traps give POISON as well, which is our reading, since the data name no effects.

${scenarios()}
`;
};
