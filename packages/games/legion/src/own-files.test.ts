import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BATTLE_CARDS, COMMANDS, FORCES, UNITS, UPGRADES } from './content/index.js';
import { KEYWORDS } from './content/keywords.js';
import { STEPS, SUMS } from './moments.js';
import { ATTACK_FACES, DEFENCE_DICE, UNIT_TOKENS } from './vocabulary.js';

const GAME = new URL('./', import.meta.url);
const PAGE = new URL('../../../web/src/games/legion/', import.meta.url);
/** Where names belong: content, keywords, odd cards and battle cards, words, lessons, lists that are tried, tests. */
const OWN =
  /^(content|keywords|cards\/odd|battle|learn|fixtures|rule-texts|terminal|text\/pl\/keywords|text\/cards\/odd-..|text\/battle)[/.]|\.test\.tsx?$|^(options|gaps|army\/keywords)\.ts$/;

const filesOf = (root: URL): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => /\.tsx?$/.test(name) && !OWN.test(name));

const codeOf = (root: URL, file: string): string =>
  readFileSync(new URL(file, root), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');

/** Texts in quotes, with or without what a mark begins with, and keywords that are read off a card. */
const named = (code: string): string[] => [
  ...[...code.matchAll(/['"`](?:[a-z]+:)?([a-z][a-z0-9-]*)['"`]/g)].map(m => m[1] as string),
  ...[...code.matchAll(/keywords\??\.(\w+)/g)].map(m => m[1] as string),
];

const found = (names: ReadonlySet<string>): string[] =>
  [GAME, PAGE].flatMap(root =>
    filesOf(root).flatMap(file =>
      [...new Set(named(codeOf(root, file)))]
        .filter(word => names.has(word))
        .map(word => `${root === PAGE ? 'page/' : ''}${file}: ${word}`),
    ),
  );

/** Words of the rulebook that are names of keywords too: tokens, faces of dice, moments, parts of an attack, moves. */
const COMMON: ReadonlySet<string> = new Set([
  ...UNIT_TOKENS,
  ...ATTACK_FACES,
  ...DEFENCE_DICE.red,
  ...Object.keys(STEPS),
  ...Object.entries(SUMS).flatMap(([name, { phases }]) => [name, ...phases]),
  ...['arm', 'cover', 'defend', 'overrun', 'scout', 'ready', 'wound', 'leader', 'counterpart', 'scatter'],
  ...['charge', 'smoke', 'generator', 'jump'],
]);

/**
 * Steps of the attack that the rulebook tells under the name of a keyword, so that the log can say what changed the dice;
 * whether and how often they act is a value that keywords fill. `fixed` is a word of the vocabulary of cards, `critical`
 * the English word for a face, `spur` a mark that the log tells, `self-destruct` a kind of weapon that cards name.
 */
const TOLD: readonly string[] = [
  'cards/play.ts: fixed',
  'rules/attack/bomb.ts: self-destruct',
  'rules/attack/defence.ts: armor',
  'rules/attack/defence.ts: shielded',
  'rules/attack/guard.ts: guardian',
  'rules/attack/pool.ts: long-shot',
  'rules/attack/roll.ts: critical',
  'page/faces/face-words.ts: self-destruct',
  'page/quiet.ts: spur',
  'page/words.ts: critical',
];

describe('a unit, an upgrade, a command card or a keyword is added in its own files', () => {
  test('shared code and the page name no unit, upgrade, command card, battle card or battle force', () => {
    const cards = new Set(
      [...UNITS, ...UPGRADES, ...COMMANDS, ...BATTLE_CARDS, ...FORCES].map(card => card.id),
    );
    cards.delete('crosshair'); // a sign of the page is called so too
    expect(found(cards)).toEqual([]);
    expect(cards.size).toBeGreaterThan(600);
    expect(filesOf(GAME).length).toBeGreaterThan(90);
    expect(existsSync(PAGE) && filesOf(PAGE).length).toBeGreaterThan(20);
  });

  test('nor a keyword, but for what the log tells', () => {
    const keywords = new Set(Object.keys(KEYWORDS).filter(id => !COMMON.has(id)));
    expect(keywords.size).toBeGreaterThan(130);
    expect(found(keywords).toSorted()).toEqual(TOLD.toSorted());
  });
});
