import { fill, LANGS, type Lang } from '@potyczka/words';
import { flawOf, gapsOf, leaves, pluralFaults } from '@potyczka/words/checks';
import { describe, expect, test } from 'vitest';
import { say, tell } from './index.js';
import { LANGUAGES } from './language.js';
import { valuesOf } from './values.js';

/** What may fill the gaps of the log: names of each gender and of none, and lists. */
const NAMES = ['GB', 'WR', ['GB', 'PF'], ['#W-1', '#W-2']] as const;
const NUMBERS = new Set([
  'amount',
  'ammo',
  'ap',
  'charge',
  'damage',
  'distance',
  'had',
  'hadHealth',
  'hadShield',
  'headshots',
  'health',
  'hits',
  'left',
  'mine',
  'mp',
  'n',
  'nowHealth',
  'nowShield',
  'other',
  'prevented',
  'restored',
  'round',
  'seen',
  'set',
  'shield',
  'step',
  'stopped',
  'threshold',
  'turns',
]);

const filled = (lang: Lang, icu: string, name: string | readonly string[], n: number): string => {
  const values: Record<string, string | number> = {};
  for (const gap of new Set(gapsOf(icu).map(g => g.replace(/_n$/, '')))) {
    if (NUMBERS.has(gap)) values[gap] = n;
    else Object.assign(values, valuesOf(lang, { [gap]: name }), { [`${gap}_n`]: 2 });
  }
  const text = fill(lang, icu, values);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const HEADS = Object.values(LANGUAGES).flatMap(({ legends, teams, edges, abilities, harms }) => [
  ...[legends, teams, edges, harms].flatMap(group => Object.values(group).map(noun => noun.nom)),
  ...Object.values(abilities).map(a => a.name),
]);
/** A name and a colon behind it: a label and no sentence. */
const LABELLED = new RegExp(`^(?:${[...new Set(HEADS)].map(escaped).join('|')})(?:,[^:]*)?:`, 'iu');

describe.each(LANGS)('every line of the log is a sentence: %s', lang => {
  const lines = leaves(LANGUAGES[lang].log);

  test('nothing stands between a name and a colon', () => {
    const said = lines.flatMap(icu => NAMES.map(name => filled(lang, icu, name, 3)));
    expect(said.filter(line => LABELLED.test(line) || /\. (Tasowanie|Sprzęt)/u.test(line))).toEqual([]);
    expect(LABELLED.test('Gibraltar: ruch 2.')).toBe(true);
  });

  test('nothing is missing, doubled or cut, whatever fills it', () => {
    const faults = lines.flatMap(icu =>
      NAMES.flatMap(name => [1, 2, 5].map(n => flawOf(filled(lang, icu, name, n)))),
    );
    expect(faults.filter(Boolean)).toEqual([]);
    expect(lines.flatMap(icu => pluralFaults(lang, icu))).toEqual([]);
  });

  test('each ends as a sentence ends and has more than a name', () => {
    for (const icu of lines) {
      const line = filled(lang, icu, 'GB', 2);
      expect(line).toMatch(/[.!]$/);
      expect(line.split(' ').length, line).toBeGreaterThan(2);
    }
  });
});

/** Polish words that want a case behind them: a bare gap there would stand in the nominative. */
const WANTS =
  /(?:^|[\s{])(?:na|do|od|dla|przez|z|bez|przy|zamiast|oba|używa|używasz|zużywa|atakuje|odpycha|przyciąga|rani|pomaga|eliminuje|chroni|otwiera|niszczy|bierze|zakłada|pakuje|chowa|podnosi|upuszcza|montuje|zagrywa|reaguje|ładuje|wzmacnia strzelanie|rzuca|zdejmuje|odkrywa|dobiera|odrzuca|prowadzi) \{(?!to\}|at\}|first\}|path\}|space\}|n\}|n,|cards\}|threshold\}|distance\}|red\}|blue\}|figures_|figure_|sides\}|who\}|beacon\}|step\})(\w+?)\}/u;

test('no name stands in the nominative behind a word that wants another case', () => {
  const { log, messages } = LANGUAGES.pl;
  const texts = [...leaves(log), ...Object.values(messages)].filter(
    text => !/_(?:gen|dat|acc|ins|loc|label)\}/.test(WANTS.exec(text)?.[0] ?? ''),
  );
  expect(texts.filter(text => WANTS.test(text))).toEqual([]);
  expect(WANTS.test('{who} atakuje {target}')).toBe(true);
});

test('every loot token, figure and harm has a genitive and an accusative of its own where Polish has one', () => {
  const { loot, figures, harms } = LANGUAGES.pl;
  const nouns = [...Object.values(loot), ...Object.values(figures), ...Object.values(harms)];
  expect(nouns.filter(noun => noun.gen === noun.nom).map(noun => noun.nom)).toEqual([]);
});

describe('what reading aloud has found', () => {
  const all = (lang: Lang): string[] => Object.values(LANGUAGES[lang].messages);

  test('a question says what is to be spent in its sentence, not as a label behind it', () => {
    const label = /\} (?:MP|AP)\.$|# AP\.\}|(?:PR|PA): \{/;
    expect([...all('en'), ...all('pl')].filter(text => label.test(text))).toEqual([]);
    expect(label.test('Where does {who} move? {mp} MP.')).toBe(true);
  });

  test('in English no sentence begins with a card without its article', () => {
    const sentences = Object.entries(LANGUAGES.en.messages).filter(([id]) => !id.endsWith('-label'));
    expect(sentences.filter(([, text]) => /^\{(?:card|weapon|old)_label\} /.test(text))).toEqual([]);
    const of = (card: string) => say('en', { id: 'not-gear', args: { card } });
    expect(of('#mag-sniper.1')).toBe('An extended sniper magazine is no gear: only gear is put on.');
  });

  test('who changes what lies on a weapon says which weapon it is', () => {
    for (const lang of LANGS) {
      const { log, messages } = LANGUAGES[lang];
      const said = [
        ...leaves([log.attached, log.detached]),
        messages['attach-label'],
        messages['detach-label'],
      ];
      expect(said.filter(text => !text?.includes('{weapon'))).toEqual([]);
    }
  });

  test('in Polish something that happens once is not counted with a figure', () => {
    const counted = /one \{[^{}]*# raz\b/;
    expect(leaves(LANGUAGES.pl.log).filter(text => counted.test(text))).toEqual([]);
    expect(counted.test('{n, plural, one {# raz} other {# razy}}')).toBe(true);
  });

  test('a card that leads off the map is not told to lie beyond the map twice', () => {
    const ends = {
      type: 'card-ends',
      who: 'BL',
      card: '#P-1',
      at: { x: -1, y: 0 },
      bars: ['off-map'],
    } as const;
    expect(tell('en', ends)).toBe('Decision card 1 leads no further: the map ends here.');
    expect(tell('pl', ends)).toBe('Karta decyzji 1 nie prowadzi dalej: tu kończy się mapa.');
  });

  test('what lies off the map goes into a sentence like any space', () => {
    const off = { id: 'ask-deflect', args: { who: 'PF', space: '-1,3' } };
    expect(say('en', off)).toContain('lands on a place beside the map.');
    expect(say('pl', off)).toContain('spada na pole poza mapą.');
  });

  test('two of a kind are told together', () => {
    const bin = { type: 'opened-bin', who: 'GB', bin: 0, card: '#SB-5' } as const;
    const armed = { type: 'drew-weapons', who: 'GB', cards: ['#W-1', '#W-2'] } as const;
    expect(tell('en', armed)).toBe('Gibraltar finds two cards of the Hemlok.');
    expect(tell('pl', armed)).toBe('Gibraltar znajduje broń Hemlok w dwóch egzemplarzach.');
    for (const lang of LANGS) expect(tell(lang, bin)).not.toMatch(/(a rare token|rzadki żeton).*\1/);
  });
});

describe.each(LANGS)('questions: %s', lang => {
  const asks = Object.entries(LANGUAGES[lang].messages).filter(([id]) => id.startsWith('ask-'));

  test('say who and what in one form: no label before a colon, no question of one or two words', () => {
    const bare = asks.filter(([, text]) => /^\{who\w*\}:/.test(text) || text.split(' ').length < 3);
    expect(bare).toEqual([]);
    expect(asks.filter(([, text]) => !/\?/.test(text))).toEqual([]);
  });

  test('speak plain language', () => {
    const stiff =
      lang === 'en'
        ? /\bwhom\b|\bthe own\b|by which means|is helped by/i
        : /\bgdzie trafia\b|\bczy chcesz\b/i;
    expect(Object.values(LANGUAGES[lang].messages).filter(text => stiff.test(text))).toEqual([]);
  });
});

/** Printed terms win: what the books never say must not come back. */
const WRONG = {
  pl: /\b(?:heks\w*|pancerz\w*|tarcz[aęyą]\b|bonus\w*|jednostk\w*|postać|punkty życia|naświetl\w*|strzelc[aó]w? cel)\b/iu,
  en: /\b(?:squad|pre-shot|post-shot|hex(?:es)?|hit points|armou?r|perish(?:es)?)\b/i,
} as const;

test.each(LANGS)('wrong terms are nowhere: %s', lang => {
  const { log, messages, tokens, featLines, changes, automa } = LANGUAGES[lang];
  const all = leaves({ log, messages, tokens, featLines, changes, automa });
  expect(all.filter(text => WRONG[lang].test(text.replace(/\{\w+[},]/g, '')))).toEqual([]);
});

test('a refusal of the loadout names the legend, the token and the weapon', () => {
  const why = { id: 'wrong-slot', args: { who: 'GB', card: '#stock-standard-2.1', weapon: '#W-19' } };
  expect(say('en', why)).toMatch(/Gibraltar.*\+2 standard stock.*the/);
  expect(say('pl', why)).toMatch(/Gibraltar.*kolby standardowej \+2.*broń/);
});
