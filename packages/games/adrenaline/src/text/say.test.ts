import { describe, expect, test } from 'vitest';
import { cardNoun } from './cards.js';
import { breakable } from './fixtures/breakable.js';
import { boardName, cardText, costText, type Lang, loadName, say, squareName } from './index.js';
import { agreeing } from './pl/adjectives.js';

const both = (id: string, args?: Parameters<typeof say>[1]['args']): [string, string] => {
  const msg = args ? { id, args } : { id };
  return [breakable(say('pl', msg)), breakable(say('en', msg))];
};

describe('plural forms', () => {
  /** Polish: one, two to four, and many; 12 is many, 22 is few. */
  const forms = (lang: Lang, id: string, arg: string) =>
    [1, 2, 5, 12, 22].map(n => say(lang, { id, args: { [arg]: n } }));

  test('squares', () => {
    expect(forms('pl', 'ask-run', 'most')).toEqual([
      'Dokąd biegniesz? Najwyżej 1 pole.',
      'Dokąd biegniesz? Najwyżej 2 pola.',
      'Dokąd biegniesz? Najwyżej 5 pól.',
      'Dokąd biegniesz? Najwyżej 12 pól.',
      'Dokąd biegniesz? Najwyżej 22 pola.',
    ]);
    expect(forms('en', 'ask-run', 'most').slice(0, 2)).toEqual([
      'Run where? Up to 1 square.',
      'Run where? Up to 2 squares.',
    ]);
  });

  test('moves, after at most and after at least', () => {
    expect(forms('pl', 'too-far', 'most')).toEqual([
      'Za daleko: cel może być oddalony najwyżej o 1 ruch.',
      'Za daleko: cel może być oddalony najwyżej o 2 ruchy.',
      'Za daleko: cel może być oddalony najwyżej o 5 ruchów.',
      'Za daleko: cel może być oddalony najwyżej o 12 ruchów.',
      'Za daleko: cel może być oddalony najwyżej o 22 ruchy.',
    ]);
    // Whoever moves counts squares, as the question does.
    expect(forms('pl', 'too-far-to-move', 'most').slice(0, 3)).toEqual([
      'Za daleko: najwyżej 1 pole.',
      'Za daleko: najwyżej 2 pola.',
      'Za daleko: najwyżej 5 pól.',
    ]);
    expect(forms('pl', 'too-near', 'least').slice(0, 3)).toEqual([
      'Za blisko: cel musi być oddalony co najmniej o 1 ruch.',
      'Za blisko: cel musi być oddalony co najmniej o 2 ruchy.',
      'Za blisko: cel musi być oddalony co najmniej o 5 ruchów.',
    ]);
  });

  test('targets and actions', () => {
    expect(forms('pl', 'ask-targets', 'most')).toEqual([
      'Wybierz cel.',
      'Wybierz najwyżej 2 cele.',
      'Wybierz najwyżej 5 celów.',
      'Wybierz najwyżej 12 celów.',
      'Wybierz najwyżej 22 cele.',
    ]);
    expect([0, 1, 2, 5].map(left => say('pl', { id: 'ask-action', args: { left } }))).toEqual([
      'Coś jeszcze przed końcem tury?',
      'Wybierz ostatnią akcję.',
      'Wybierz akcję. Pozostały 2 akcje.',
      'Wybierz akcję. Pozostało 5 akcji.',
    ]);
  });

  test('cubes', () => {
    const blue = (n: number) => Array.from({ length: n }, () => 'blue' as const);
    expect([1, 2, 5, 12, 22].map(n => costText('pl', blue(n)))).toEqual([
      '1 niebieska kostka',
      '2 niebieskie kostki',
      '5 niebieskich kostek',
      '12 niebieskich kostek',
      '22 niebieskie kostki',
    ]);
    expect([1, 2].map(n => costText('en', blue(n)))).toEqual(['1 blue cube', '2 blue cubes']);
  });
});

describe('arguments', () => {
  test('figures and spawnpoints', () => {
    expect(both('ask-push', { target: 'p3' })).toEqual([
      'Dokąd przesuwasz :D-strukt-0R-a?',
      'Where do you move :D-struct-or?',
    ]);
    expect(both('ask-push', { target: 'bot' })).toEqual([
      'Dokąd przesuwasz Terminatora?',
      'Where do you move the Terminator?',
    ]);
    expect(both('figure-label', { target: 'bot' })).toEqual(['Terminator', 'Terminator']);
    expect(both('spawn-label', { target: 'spawn-yellow' })).toEqual([
      'Żółty punkt odrodzenia',
      'Yellow spawnpoint',
    ]);
    expect(both('ask-hurt', { attacker: 'bot' })[1]).toBe(
      'The Terminator damages you. Do you throw a grenade?',
    );
  });

  test('cards', () => {
    expect(both('ask-mode', { card: '#weapon-tractor-beam' })).toEqual([
      'Retraktor: w którym trybie?',
      'In which mode do you use the Tractor Beam?',
    ]);
    expect(both('power-up-label', { card: '#newton-red-1' })).toEqual([
      'Prawo Newtona (czerwone)',
      'Newton (red)',
    ]);
    expect(both('power-up-label', { card: '#' })).toEqual(['Karta zdolności', 'Power-up']);
  });

  test('costs', () => {
    const whisper = { card: '#weapon-whisper', cost: ['blue', 'yellow', 'blue'] };
    expect(both('buy-label', whisper)).toEqual([
      'Snajperka (2 niebieskie, 1 żółta)',
      'Whisper (2 blue, 1 yellow)',
    ]);
    expect(both('buy-label', { card: '#weapon-sledgehammer', cost: [] })).toEqual([
      'Młot (za darmo)',
      'Sledgehammer (free)',
    ]);
    expect(both('ask-pay-take', { card: '#weapon-whisper', cost: ['red', 'yellow'] })).toEqual([
      'Zabranie Snajperki: 1 czerwona kostka i 1 żółta. Czym płacisz?',
      'Taking the Whisper: 1 red cube and 1 yellow. What do you pay with?',
    ]);
    expect(both('ask-pay-reload', { card: '#weapon-shotgun', cost: ['yellow', 'yellow'] })).toEqual([
      'Załadowanie Strzelby: 2 żółte kostki. Czym płacisz?',
      'Reloading the Shotgun: 2 yellow cubes. What do you pay with?',
    ]);
    const charged = { card: '#weapon-plasma-gun', effect: 'plasma-gun/charged-shot', cost: ['blue'] };
    expect(both('ask-pay-effect', charged)).toEqual([
      'Karabin plazmowy, ponowne naładowanie: 1 niebieska kostka. Czym płacisz?',
      'The Plasma Gun, Charged Shot: 1 blue cube. What do you pay with?',
    ]);
    expect(both('pay-cube-label', { colour: 'yellow' })).toEqual(['1 żółta kostka', '1 yellow cube']);
    expect(both('pay-label', { price: ['yellow', 'blue', '#newton-red-1'] })).toEqual([
      '1 niebieska kostka, 1 żółta i czerwone Prawo Newtona',
      '1 blue cube, 1 yellow and red Newton',
    ]);
  });

  test('effects', () => {
    expect(both('effect-label', { effect: 'thor/high-voltage', cost: ['blue'] })).toEqual([
      'Wysokie napięcie (1 niebieska)',
      'High Voltage (1 blue)',
    ]);
    expect(both('effect-label', { effect: 'grenade-launcher/move-target', cost: [] })).toEqual([
      'Przesunięcie celu (za darmo)',
      'Move the target (free)',
    ]);
  });

  test('squares', () => {
    expect((['00', '02', '13', '23'] as const).map(q => squareName(q))).toEqual(['A1', 'A3', 'B4', 'C4']);
    expect(both('area-label', { square: '00', squares: ['00', '01', '02'] })).toEqual([
      'A1, A2, A3',
      'A1, A2, A3',
    ]);
    expect(both('two-squares-label', { near: '11', far: '21' })).toEqual(['B2 i C2', 'B2 and C2']);
  });

  test('actions with what they allow now', () => {
    const now = { run: 3, grab: 1, shoot: 0, reloads: false };
    expect(both('run-label', now)).toEqual(['Biegnij (do 3 pól)', 'Run around (up to 3 squares)']);
    expect(both('grab-label', now)).toEqual([
      'Zabierz ekwipunek (ruch do 1 pola)',
      'Grab stuff (move up to 1 square first)',
    ]);
    expect(both('shoot-label', now)).toEqual(['Strzelaj', 'Shoot people']);
    expect(both('shoot-label', { ...now, shoot: 1 })).toEqual([
      'Strzelaj (ruch do 1 pola)',
      'Shoot people (move up to 1 square first)',
    ]);
    expect(both('shoot-label', { ...now, shoot: 2, reloads: true })).toEqual([
      'Ruch do 2 pól, załadowanie i strzał',
      'Move up to 2 squares, reload, shoot people',
    ]);
    expect(both('move-reload-label', { ...now, shoot: 2, reloads: true })).toEqual([
      'Ruch do 2 pól i załadowanie, bez strzału',
      'Move up to 2 squares and reload (no shot is possible)',
    ]);
    expect(both('move-only-label', { ...now, shoot: 1, reloads: true })).toEqual([
      'Tylko ruch do 1 pola, bez strzału',
      'Only move up to 1 square (no shot is possible)',
    ]);
  });

  test('what a power-up asks is for its owner; others are not told which card it is', () => {
    expect(both('ask-power-up', { card: '#newton-red-1' })).toEqual([
      'Prawo Newtona: czyją figurkę przesuwasz?',
      'Newton: whose figure do you move?',
    ]);
    expect(both('ask-power-up', { card: '#teleporter-blue-2' })).toEqual([
      'Teleport: na którym polu się pojawiasz?',
      'Teleporter: where do you appear?',
    ]);
    expect(both('ask-power-up', { card: '#' })).toEqual([
      'Karta zdolności: co teraz?',
      'A power-up: what now?',
    ]);
  });

  test('what has no words is not passed over', () => {
    const wrong: [string, Parameters<typeof say>[1]][] = [
      ['a text', { id: 'no-such-text' }],
      ['an inherited name', { id: 'toString' }],
      ['a figure', { id: 'ask-push', args: { target: 'p9' } }],
      ['a spawnpoint', { id: 'spawn-label', args: { target: 'spawn-green' } }],
      ['a weapon', { id: 'weapon-label', args: { card: '#weapon-spoon' } }],
      ['a power-up', { id: 'power-up-label', args: { card: '#newton-green-1' } }],
      ['an effect', { id: 'effect-label', args: { effect: 'thor/rain', cost: [] } }],
      ['a square', { id: 'square-label', args: { square: '31' } }],
      ['a colour in a cost', { id: 'ask-pay-take', args: { card: '#weapon-thor', cost: ['red', 'green'] } }],
      ['a gap left empty', { id: 'ask-run' }],
    ];
    for (const [what, msg] of wrong) expect(() => say('pl', msg), what).toThrow();
  });
});

test('cards in full', () => {
  expect(cardText('pl', '#ammo-pyb-1').effects[0]?.text).toBe(
    'Otrzymujesz 1 niebieską kostkę, 1 żółtą i kartę zdolności.',
  );
  expect(cardText('en', '#ammo-pyb-1').effects[0]?.text).toBe(
    'You get 1 blue cube, 1 yellow and a power-up.',
  );
  expect(cardText('pl', '#weapon-zx-2')).toEqual({
    name: 'ZX-2',
    reconstructed: false,
    ours: false,
    effects: [
      {
        id: 'basic',
        name: 'Tryb podstawowy',
        text: 'Jeden widoczny cel: 1 obrażenie, 2 znaczniki namierzania.',
      },
      {
        id: 'scanner',
        name: 'Tryb skanera',
        text: 'Najwyżej trzy widoczne cele: po 1 znaczniku namierzania.',
      },
    ],
  });
});

test('a word about a weapon agrees with its name', () => {
  const told = (card: string) => agreeing('rozładowan', cardNoun('pl', card as `#${string}`).nom);
  expect(told('#weapon-sledgehammer')).toBe('rozładowany');
  expect(told('#weapon-rocket-launcher')).toBe('rozładowana');
  expect(told('#weapon-cyberblade')).toBe('rozładowane');
  expect(told('#weapon-vortex-cannon')).toBe('rozładowane');
  expect(told('#weapon-thor')).toBe('rozładowany');
});

test('on the page a weapon is loaded or unloaded in the gender of its name, and a board is somebody’s', () => {
  const states = (card: `#weapon-${string}`) => [true, false].map(isLoaded => loadName('pl', card, isLoaded));
  expect(states('#weapon-sledgehammer')).toEqual(['naładowany', 'rozładowany']);
  expect(states('#weapon-shotgun')).toEqual(['naładowana', 'rozładowana']);
  expect(states('#weapon-cyberblade')).toEqual(['naładowane', 'rozładowane']);
  expect(loadName('en', '#weapon-shotgun', false)).toBe('unloaded');
  expect([boardName('pl', 'p1'), boardName('en', 'p1')]).toEqual(['Plansza Dożera', 'Dozer’s board']);
});
