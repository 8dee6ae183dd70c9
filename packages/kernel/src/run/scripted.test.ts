import { describe, expect, test } from 'vitest';
import { scripted } from './index.js';

const DIE = ['blank', 'hit', 'crit'];

describe('scripted chance', () => {
  test('gives each roll the face written down for it, by name or by value', () => {
    const chance = scripted('hit', 'blank', 6);
    expect(chance.roll('TEST-DIE', DIE)).toBe(1);
    expect(chance.roll('TEST-DIE', DIE)).toBe(0);
    expect(chance.roll('TEST-DIE', [4, 5, 6])).toBe(2);
    chance.end();
  });

  test('puts the cards written down on top and leaves the others as they lay', () => {
    const chance = scripted(['#c', '#a'], []);
    expect(chance.shuffle('TEST-DECK', ['#a', '#b', '#c', '#d'])).toEqual(['#c', '#a', '#b', '#d']);
    expect(chance.shuffle('TEST-DECK', ['#x', '#y'])).toEqual(['#x', '#y']);
  });

  test('takes more outcomes later', () => {
    const chance = scripted();
    chance.add('crit', 'hit');
    expect(chance.roll('TEST-DIE', DIE)).toBe(2);
    expect(() => chance.end()).toThrow('outcomes never used: ["hit"]');
  });

  test('fails where an outcome is missing', () => {
    expect(() => scripted().roll('TEST-DIE', DIE)).toThrow('TEST-DIE: no outcome written down');
    expect(() => scripted().shuffle('TEST-DECK', ['#a'])).toThrow('TEST-DECK: no outcome written down');
  });

  test('fails at a face or card that is not there', () => {
    expect(() => scripted('miss').roll('TEST-DIE', DIE)).toThrow('TEST-DIE: no face miss on this die');
    expect(() => scripted(['#z']).shuffle('TEST-DECK', ['#a'])).toThrow('#z is not among the cards');
    expect(() => scripted('hit').shuffle('TEST-DECK', ['#a'])).toThrow('cards are shuffled, hit was');
    expect(() => scripted(['#a']).roll('TEST-DIE', DIE)).toThrow('no face #a');
  });
});
