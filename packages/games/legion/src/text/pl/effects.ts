import type { effects as en } from '../en/effects.js';

/** The same in Polish. */
export const effects: Readonly<Record<keyof typeof en, string>> = {
  'ask-scatter': 'Gdzie stają rozproszone figurki {unit_gen}?',
  'ask-long-shot': 'Ile żetonów przycelowania wydaje {unit} na dłuższy zasięg? Najwyżej {most}.',
  'ask-charge': 'Gdzie {unit} kładzie ładunek?',
  'ask-smoke': 'Gdzie {unit} kładzie żeton dymu?',
  'ask-detonate': 'Który ładunek wybucha?',
  'token-too-far': 'Nie w zasięgu 1 od lidera.',
  'token-overlaps': 'Leżałby na innym żetonie.',
  'token-not-flat': 'Musi leżeć płasko.',
  'token-nowhere': 'Nie ma miejsca na żeton.',
  'too-few-wounds': 'Oddział ma za mało żetonów obrażeń.',
  'ask-aid': 'Kto otrzymuje żeton zamiast {unit_gen}?',
  'ask-free-action': 'Jaką darmową akcję wykonuje {unit}?',
  'ask-bounty': 'Za kogo {unit} wyznacza nagrodę?',
  'ask-remove': 'Co znika z {unit_gen}?',
  'remove-wound-label': 'Żeton obrażeń',
  'remove-poison-label': 'Żeton trucizny',
  'remove-ion-label': 'Żeton jonów',
  'remove-damage-label': 'Żeton uszkodzenia',
  incognito: 'Dopóki jest incognito, nikt nie atakuje go spoza zasięgu 1.',
  'not-in-enemy-zone': 'Oddział nie stoi w całości w strefie rozstawienia wroga.',
  'once-in-a-game': 'Tylko raz w grze.',
};
