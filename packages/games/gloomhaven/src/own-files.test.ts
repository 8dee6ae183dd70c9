import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLASSES, DECKS, MONSTERS, SCENARIOS } from './content/index.js';

const SRC = new URL('.', import.meta.url);
/** Where names belong: content, words, lessons, tests, the campaign's own content, and what is offered first. */
const OWN =
  /^(content|text\/names|learn|fixtures|campaign|rule-texts)\/|\.test\.ts$|^(options|terminal\/sets)\.ts$|\.json$/;

const shared = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => name.endsWith('.ts') && !OWN.test(name));

const codeOf = (file: string): string =>
  readFileSync(new URL(file, SRC), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');

/** Every text in quotes or at the start of a template. */
const quoted = (file: string): string[] =>
  [...codeOf(file).matchAll(/['`]([a-z][a-z0-9-]*)[.'`]/g)].map(m => m[1] as string);

/** Walls and doors of the ground are called so too. */
const OF_THE_GROUND = ['wall', 'door'];
const NAMES: ReadonlySet<string> = new Set([
  ...CLASSES.map(c => c.id),
  ...CLASSES.flatMap(c => c.cards.map(card => card.id)),
  ...MONSTERS.map(m => m.id),
  ...DECKS.flatMap(d => d.cards.map(card => card.id)),
  ...SCENARIOS.flatMap(s => (s.objectives ?? []).map(o => o.id as string)).filter(
    name => !OF_THE_GROUND.includes(name),
  ),
]);

describe('a class, a monster, an item or a scenario is added in its own files', () => {
  test('shared code names none of them', () => {
    const named = shared.flatMap(file =>
      quoted(file)
        .filter(word => NAMES.has(word))
        .map(word => `${file}: ${word}`),
    );
    expect(named).toEqual([]);
    expect(shared.length).toBeGreaterThan(80);
  });

  test('nor a scenario or an item by its number', () => {
    const numbered = shared.filter(file => /(scenario|item|\.id) (===|!==) \d/.test(codeOf(file)));
    expect(numbered).toEqual([]);
  });
});
