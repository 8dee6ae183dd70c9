import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { playerText, readKept, statisticsOf } from '@potyczka/cli/commands';
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
import { cardName, figureName, scenarioLines } from '@potyczka/gloomhaven/text';
import { pathOf, table } from './markdown.js';

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
  'disputed-monsters': 'sources differ on the rank of a monster: that of the maps is followed',
  'disputed-setup': 'sources differ on the set-up: the scenario notes are followed',
  'map-problem': 'the map contradicts itself',
};

const LEFT_OUT = '(Not played here yet.)';

/** What players are told to be left out, in their words. */
const leftOut = (scenario: number): string => {
  const rules = scenarioLines('en', scenario).rules.filter(rule => rule.endsWith(LEFT_OUT));
  if (rules.length === 0) return 'a special rule is left out';
  return `left out: ${rules.map(rule => rule.replace(LEFT_OUT, '').trim().replace(/\.$/, '')).join(', ')}`;
};

const scenarios = (): string =>
  table(
    ['scenario', 'name', ''],
    SCENARIOS.map(s => {
      const offered = OFFERED.includes(s.id);
      const marks = marksOf(s).map(m => (m === 'special-rules' ? leftOut(s.id) : (MARKS[m] ?? m)));
      return [
        String(s.id),
        figureName('en', `scenario-${s.id}`),
        offered ? (marks.length === 0 ? WORDS.letter : marks.join('; ')) : 'not offered',
      ];
    }),
  );

const MEASURED = 'docs/measured';

/** How parties of bots fared, a line for each file of kept games. */
const measured = (): string =>
  table(
    ['scenario', 'four', 'games', 'won', '95% interval', 'rounds', 'exhausted', 'commit'],
    readdirSync(pathOf(MEASURED))
      .filter(name => name.startsWith('gloomhaven-') && name.endsWith('.jsonl'))
      .sort()
      .map(name => lineOf(readFileSync(path.join(pathOf(MEASURED), name), 'utf8'))),
  );

const percent = (x: number): string => `${Math.round(100 * x)}%`;

const lineOf = (text: string): string[] => {
  const { about, played } = readKept(text);
  const bots = about.match.bots.map(playerText);
  const { bots: standings, counts } = statisticsOf(played, bots);
  const [party] = standings;
  const mean = (name: string): string => {
    const found = counts[name];
    return found ? `${found.mean.toFixed(1)} ± ${found.error.toFixed(1)}` : '';
  };
  const { scenario } = about.match.options as { readonly scenario: string };
  const all = [...new Set(played.map(({ varied }) => String(varied?.scenario ?? scenario)))];
  return [
    all.length > 1 ? `${all[0]} to ${all.at(-1)}` : scenario,
    bots.join(),
    String(played.length),
    percent(party?.rate ?? 0),
    `${percent(party?.low ?? 0)} to ${percent(party?.high ?? 1)}`,
    mean('rounds'),
    mean('exhausted characters'),
    about.commit,
  ];
};

/** What of Gloomhaven plays as printed, what in part and what not yet. */
export const gloomhavenPage = (): string => {
  const offered = SCENARIOS.filter(s => OFFERED.includes(s.id));
  const plain = offered.filter(s => marksOf(s).length === 0);
  return `# Gloomhaven: what is played

This page is written by \`npm run docs\` from the content and from the list of what the interpreter passes over (\`packages/games/gloomhaven/src/gaps.ts\`, \`content/offered.ts\`). "As printed" means that every verb, field and moment of the data has its meaning in the rules; "in part" that something of it is passed over; "not yet" that nothing of it happens.

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

${offered.length} scenarios are offered, ${plain.length} of them without a mark. Scenario 55 is a random dungeon and has no map. Traps do the damage of the scenario level; gas traps give POISON as well, which is our reading, since the data name no effects. Every offered scenario was checked for what every game owes, alone and with two, three and four characters: \`potyczka scenarios --heroes 1,2,3,4 --conform 150\` at feba267, 352 of 352 playouts, 44,252 decisions. How often everything was used in longer runs is in [gloomhaven-coverage.md](gloomhaven-coverage.md).

Where the two sources differ on the rank of a single monster (6, 10, 12, 17, 26, 31, 76, 79, 81, 85, 89), the one that the maps come from (Virtual Gloomhaven Board) is followed, since it alone gives the hex; the other is the list of Gloomhaven Secretariat. For the number of cards in the set-up of 45 and 52 the scenario notes are followed.

${scenarios()}

## How bots fare

Four characters of level 1 (Brute, Spellweaver, Scoundrel, Tinkerer) at normal difficulty, ties of monsters settled by the rule: \`potyczka simulate gloomhaven --teams BOT --option players=4 --option heroes=4 --option ties=never --option scenario=N --seed 2026 --jobs 1\`, each kept with \`--keep docs/measured/gloomhaven-NN-BOT.jsonl\`. Rounds and exhausted characters with their 95% errors, won and lost games together; games kept before they were counted have none. What the habit alone wins, without a thought, stands in [docs/bots.md](bots.md).

${measured()}
`;
};
