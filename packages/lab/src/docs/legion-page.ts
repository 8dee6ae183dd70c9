import { keywordName, missingThings } from '@potyczka/legion/text';
import {
  BATTLE_CARDS,
  COMMANDS,
  FORCES,
  KEYWORDS,
  type Kind,
  type Marks,
  marksOf,
  type Status,
  UNITS,
  UPGRADES,
} from '@potyczka/legion/view';
import { table } from './markdown.js';

const WORDS: Readonly<Record<Status, string>> = { letter: 'as printed', mark: 'with a mark', not: 'not yet' };
const ORDER: readonly Status[] = ['letter', 'mark', 'not'];

const WHY: Readonly<Record<Marks['why'][number], string>> = {
  transport: 'what concerns units on board',
  'order-draw': 'what changes the order of activations',
  terrain: 'what changes terrain',
  army: 'what it asks of the army list',
  part: 'a part of the text',
  'not-in-sources': 'a figure that no source gives',
  keyword: 'a keyword of the text',
  'secret-pool': 'what concerns hidden tokens and cards',
  disputed: 'sources disagree about a figure',
  incomplete: 'the sources are incomplete',
  'not-in-rulebook': 'not from the rulebook: as the data retell it',
  assumed: 'the number of orders is assumed from the pips',
};

interface Entry {
  readonly id: string;
  readonly name: string;
}

const LISTS: readonly (readonly [Kind, string, readonly Entry[]])[] = [
  ['unit', 'Units', UNITS.map(u => ({ id: u.id, name: u.title ? `${u.name}, ${u.title}` : u.name }))],
  ['keyword', 'Keywords', Object.keys(KEYWORDS).map(id => ({ id, name: keywordName('en', id) }))],
  ['upgrade', 'Upgrades', UPGRADES],
  ['command', 'Command cards', COMMANDS],
  [
    'battle',
    'Battle cards',
    BATTLE_CARDS.map(c => ({ id: c.id, name: `${c.name} (${c.kind}, ${c.format})` })),
  ],
  ['force', 'Battle forces', FORCES],
];

const summary = (): string =>
  table(
    ['', 'all', ...ORDER.map(s => WORDS[s])],
    LISTS.map(([kind, title, all]) => {
      const found = all.map(x => marksOf(kind, x.id).status);
      return [title, String(all.length), ...ORDER.map(s => String(found.filter(x => x === s).length))];
    }),
  );

const reasons = (kind: Kind, m: Marks): string => {
  const keywords = kind === 'keyword' ? [] : m.keywords.map(id => keywordName('en', id));
  const missing = m.missing ? [`no source gives ${missingThings('en', m.missing)}`] : [];
  const why = m.missing ? m.why.filter(w => w !== 'not-in-sources' && w !== 'incomplete') : m.why;
  return [...keywords, ...missing, ...why.map(w => WHY[w])].join('; ');
};

const others = ([kind, title, all]: (typeof LISTS)[number]): string => {
  const rows = all
    .map(x => ({ x, m: marksOf(kind, x.id) }))
    .filter(({ m }) => m.status !== 'letter')
    .map(({ x, m }) => [x.name, WORDS[m.status], reasons(kind, m)]);
  const plain = all.filter(x => marksOf(kind, x.id).status === 'letter').map(x => x.name);
  const listed = rows.length === 0 ? '' : `${table(['', '', 'what is missing'], rows)}\n\n`;
  return `## ${title}\n\n${listed}As printed: ${plain.length === 0 ? 'none' : plain.join(', ')}.`;
};

/** What of Legion plays as printed, what with a mark and what not yet. */
export const legionPage = (): string => `# Star Wars: Legion: what is played

This page is written by \`npm run docs\` from the content, the keywords that act at moments and the texts of the cards (\`packages/games/legion/src/gaps.ts\`). "As printed" means that all of it happens as the card or the rulebook says; "with a mark" that something of it is passed over, or rests on a figure that no source gives for certain; "not yet" that nothing of it happens, though the figures of a card (points, pips, orders, dice) always count. The page and the army editor ask the same function, \`marksOf\`.

${summary()}

${LISTS.map(others).join('\n\n')}
`;
