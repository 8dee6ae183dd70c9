import type { Played, Point } from './play.js';

const WIDTH = 720;
const PANEL = 120;
const LEFT = 60;
const BETWEEN = 26;

type Row = readonly [title: string, of: (p: Point) => number];
const ROWS: readonly Row[] = [
  ['average level', p => p.level],
  ['gold of all', p => p.gold],
  ['retired or dead', p => p.retired],
  ['open classes', p => p.classes],
  ['scenarios completed', p => p.done],
  ['prosperity (marks)', p => p.prosperity],
];

const panel = (all: readonly Played[], [title, of]: Row, nth: number): string => {
  const most = Math.max(1, ...all.flatMap(each => each.points.map(of)));
  const longest = Math.max(...all.map(each => each.points.length));
  const top = nth * (PANEL + BETWEEN) + 20;
  const x = (i: number): string => (LEFT + (i / Math.max(1, longest - 1)) * (WIDTH - LEFT - 10)).toFixed(1);
  const y = (n: number): string => (top + PANEL - (n / most) * PANEL).toFixed(1);
  const lines = all.map(
    each => `<polyline points="${each.points.map((p, i) => `${x(i)},${y(of(p))}`).join(' ')}"/>`,
  );
  return [
    `<text x="${LEFT}" y="${top - 6}">${title}</text>`,
    `<text x="${LEFT - 6}" y="${top + 10}" class="n">${most}</text>`,
    `<text x="${LEFT - 6}" y="${top + PANEL}" class="n">0</text>`,
    `<rect x="${LEFT}" y="${top}" width="${WIDTH - LEFT - 10}" height="${PANEL}"/>`,
    ...lines,
  ].join('\n');
};

/** A panel for each figure, a line for each campaign, chapters from left to right. */
const plotOf = (all: readonly Played[]): string => {
  const height = ROWS.length * (PANEL + BETWEEN) + 20;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13">
<title>Levels, gold, retirements, classes, scenarios and prosperity by chapter</title>
<style>rect{fill:none;stroke:#8888}polyline{fill:none;stroke:#b0572a;stroke-width:1.5;opacity:.6}text{fill:#777}.n{text-anchor:end}</style>
${ROWS.map((row, i) => panel(all, row, i)).join('\n')}
</svg>
`;
};

const rowOf = ({ seed, points, wrong }: Played): string => {
  const p = points.at(-1)!;
  const cells = [
    seed,
    p.chapter,
    p.played,
    p.done,
    p.level,
    p.gold,
    p.retired,
    p.classes,
    p.unlocked,
    p.prosperity,
  ];
  return `| ${[...cells, wrong.length].join(' | ')} |`;
};

/** The page of docs that tells what campaigns of bots came to, and the plot that it shows. */
export const pageOf = (
  all: readonly Played[],
  figures: Readonly<Record<string, string>>,
): { readonly text: string; readonly plot: string } => ({
  plot: plotOf(all),
  text: `# Campaigns of bots

Written by \`npm run -s potyczka -- campaigns --keep FILE --page docs/gloomhaven-campaign.md\`; it is not part of \`npm test\`.

Four players of the program play a campaign of Gloomhaven by habit, without looking ahead: every scenario at level 0, because habits are weak, and many are lost; in the city they take what they can pay for, by chance. After every chapter the laws are looked after: nothing is negative or beyond its bound, no character, card or copy of an item is lost, and something can always be played. A chapter is a visit, a journey or a scenario, won or lost.

![levels, gold, retirements, classes, scenarios and prosperity by chapter](gloomhaven-campaign.svg)

| seed | chapters | scenarios | completed | level | gold | retired | classes | places | prosperity | faults |
|---|---|---|---|---|---|---|---|---|---|---|
${all.map(rowOf).join('\n')}

## Figures

A chapter is folded seven times, of which the best counts; what a chapter takes that is folded for the first time, before the program is warm, stands beside it.

| what | came to |
|---|---|
${Object.entries(figures)
  .map(([what, came]) => `| ${what} | ${came} |`)
  .join('\n')}

## What is not in the sources

What the envelopes and the Town Records say is not known here: that they are open is recorded, and nothing waits for them. The cards of the random dungeon (rooms and monsters of variant GLM-RANDOM) are not in the sources either, so that it cannot be played; a campaign does without it, and the page of the campaign says so.

## How the page is tried

\`packages/web/src/browser/campaign.browser.test.ts\` and \`campaign-alone.browser.test.ts\` walk the whole way in a real browser. Two people found a party, create heroes and buy, travel with a road event, play scenario 1, visit the city, buy, travel and play the next, with a second tab; their scenarios are played by protocol, with the first answer that is legal. Somebody alone and without a connection founds a party, buys, travels and plays the beginning and the end of scenario 1 by clicking what is lit (\`packages/web/scripts/click-match.mjs gloomhaven --alone\` plays a whole one). A kept campaign is brought from a file, levels up, enhances and buys without a connection, goes out into a file, to the server, on the road and into the next scenario. Every kind of page is reloaded on the way (classes, quests, city, shop, new card, spots and prices of an enhancement, map, road event, scenario, heroes and journal), and must show what it showed before, figure by figure and word by word.
`,
});
