import { expect, test } from 'vitest';
import { asksName, nameAnswer, spellable } from './naming.js';

const option = (key: string, isRefused = false) => ({ key, refusal: isRefused ? {} : null });
const asked = (id: string, name: string, keys: readonly string[], refused: readonly string[] = []) =>
  ({
    ask: { id, args: { name } },
    options: keys.map(key => option(key, refused.includes(key))),
  }) as unknown as Parameters<typeof nameAnswer>[0];

const LETTERS = ['done', 'again', 'B', 'o', 'é', '’', 'space'];

/** All answers to a name, as the rules would ask for them. */
const spelt = (name: string): readonly string[] => {
  const answers: string[] = [];
  let sofar = '';
  let question = asked('ask-name', '', ['Ragna', 'own']);
  for (let n = 0; n < 30; n++) {
    const answer = nameAnswer(question, name);
    if (answer === null) break;
    answers.push(answer);
    if (answer === 'done' || answer === 'Ragna') break;
    if (answer !== 'own') sofar = answer === 'again' ? '' : sofar + (answer === 'space' ? ' ' : answer);
    question = asked('ask-letter', sofar || '…', LETTERS);
  }
  return answers;
};

test('a name that was typed is spelt letter by letter; one that lies ready is taken at once', () => {
  expect(spelt('Bo oé’o')).toEqual(['own', 'B', 'o', 'space', 'o', 'é', '’', 'o', 'done']);
  expect(spelt('Ragna')).toEqual(['Ragna']);
});

test('what was spelt before is begun anew; what cannot be spelt, or is taken, stops', () => {
  expect(nameAnswer(asked('ask-letter', 'Bé', LETTERS), 'Bo')).toBe('again');
  expect(nameAnswer(asked('ask-letter', 'B', LETTERS), 'B☃')).toBeNull();
  expect(nameAnswer(asked('ask-letter', 'Bo', LETTERS, ['done']), 'Bo')).toBeNull();
  expect(nameAnswer(asked('ask-deed', '', ['done']), 'Bo')).toBeNull();
  expect(asksName(asked('ask-party-name', '', []))).toBe(true);
  expect(spellable("  D'Arc   de Ville ")).toBe('D’Arc de Ville');
});
