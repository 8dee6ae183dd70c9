import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ruleTexts } from '../rule-texts/index.js';
import { LANGUAGES } from './language.js';

/**
 * Each refusal with the rule that it cites, and a word that reason and rule have in common in either language: who
 * opens the rule reads there what has just been said.
 */
const PAIRS: readonly (readonly [rule: string, why: string, en: RegExp, pl: RegExp])[] = [
  ['APX-ABIL-03', 'no-token', /token/i, /żeton/i],
  ['APX-ABIL-04', 'no-place', /place/i, /miejsc/i],
  ['APX-ABIL-36', 'nothing-cools', /cooldown track/i, /torze odnawiania/i],
  ['APX-ACT-03', 'no-ap', /\bAP\b/, /\bPA\b/],
  ['APX-ACT-07', 'not-after-move', /possible/i, /możliw/i],
  ['APX-ACT-08', 'shot-already', /only once/i, /tylko raz/i],
  ['APX-ACT-15', 'respawn-first', /has to .*respawn/i, /musi .*odrod/i],
  ['APX-ADJ-02', 'nobody-beside', /adjacent/i, /przylegając/i],
  ['APX-CARD-02', 'not-in-activation', /own activation/i, /własnej aktywacji/i],
  ['APX-CARD-02', 'only-in-own-activation', /only in your own activation/i, /tylko we własnej aktywacji/i],
  ['APX-CARD-05', 'not-a-boost', /Boost/, /wzmac|wzmoc/i],
  ['APX-CARD-05', 'only-when-shooting', /when you shoot/i, /strzelani/i],
  ['APX-CARDDATA-01', 'not-beside-ally', /must|conditions/i, /musi|warunkami/i],
  ['APX-CARDDATA-02', 'nobody-in-zone', /team/i, /drużyn/i],
  ['APX-CARDDATA-04', 'not-beside-target', /adjacent/i, /przyleg/i],
  ['APX-CARDDATA-10', 'wrong-rank', /common accessory/i, /zwykłego akcesorium/i],
  ['APX-CARDDATA-11', 'nobody-to-send', /beside/i, /obok/i],
  ['APX-CARDDATA-20', 'no-bin-beside', /supply bin/i, /skrzyni/i],
  ['APX-DEST-01', 'nothing-to-destroy', /in reach/i, /zasięgu/i],
  ['APX-EQUIP-03', 'given-before', /once/i, /podarun|raz/i],
  ['APX-EQUIP-04', 'keeps-two-weapons', /in (?:the|its) pool/i, /w (?:jej )?puli/i],
  ['APX-EQUIP-04', 'two-weapons', /exactly 2 weapons/i, /dokładnie 2 bronie/i],
  ['APX-EQUIP-06', 'one-place', /one place/i, /jednym miejscu/i],
  ['APX-GEAR-06', 'neither-part', /interact/i, /oddziaływa/i],
  ['APX-INTER-01', 'each-part-once', /once/i, /raz/i],
  ['APX-INTER-01', 'nothing-to-refit', /attach/i, /założyć|zakładasz/i],
  ['APX-LEGEND-09', 'out-of-zone', /shot|shoots/i, /strzał|strzela/i],
  ['APX-LEGEND-10', 'into-zone', /shot|shoots/i, /strzał|strzela/i],
  ['APX-LEGEND-10', 'through-zone', /through/i, /przez/i],
  ['APX-LEGEND-34', 'nobody-near', /distance 1–3/i, /odległości 1–3/i],
  ['APX-LEGEND-34', 'not-borne', /has one|does not have/i, /nie ma|tylko ich/i],
  ['APX-LOOT-05', 'gear-is-worn', /never .*backpack/i, /plecak/i],
  ['APX-LOOT-05', 'not-attachment', /weapon/i, /broni|broń/i],
  ['APX-LOOT-06', 'not-gear', /attachment|only/i, /dodatek|tylko/i],
  ['APX-LOOT-07', 'not-attachment', /only/i, /tylko/i],
  ['APX-LOOT-07', 'not-gear', /only/i, /tylko/i],
  ['APX-LOOT-13', 'one-of-a-kind', /each kind of gear/i, /każdego rodzaju sprzętu/i],
  ['APX-LOOT-14', 'replaced-gear-goes', /replace.*drop/i, /zast[aąę]p.*upu[sś][zc]/i],
  ['APX-LOOT-18', 'pack-full', /backpack .*8 tokens/i, /plecak .*8 żetonów/i],
  ['APX-LOOT-18', 'pack-overfull', /8 tokens/i, /8 żetonów/i],
  ['APX-LOOT-21', 'taken-off', /empty space of the backpack/i, /wolne pole plecaka/i],
  ['APX-LOOT-28', 'wrong-slot', /slot/i, /miejsc/i],
  ['APX-LOOT-40', 'owes-action', /action/i, /akcj/i],
  ['APX-MELEE-01', 'not-adjacent', /adjacent space/i, /przylegającym polu/i],
  ['APX-MOVE-06', 'too-far-to-walk', /\bMP\b/, /\bPR\b/],
  ['APX-MOVE-09', 'space-occupied', /\bend/i, /zakończyć/i],
  ['APX-MOVE-10', 'space-impassable', /impassable/i, /nieprzekraczaln/i],
  ['APX-OBJ-16', 'no-zipline', /zipline/i, /lince/i],
  ['APX-OBJ-25', 'climb-first', /climb out of the canyon/i, /z kanionu/i],
  ['APX-OBJ-25', 'no-ap', /\bAP\b/, /\bPA\b/],
  ['APX-REACT-02', 'only-as-target', /target/i, /cel/i],
  ['APX-REACT-03', 'only-after-fire', /after (?:the fire|it)/i, /po ostrzale/i],
  ['APX-REACT-03', 'only-before-fire', /before the fire/i, /przed ostrzałem/i],
  ['APX-REACT-05', 'not-this-moment', /Instant/, /natychmiastow/i],
  ['APX-REACT-05', 'only-at-its-moment', /Instant/, /natychmiastow/i],
  ['APX-REV-04', 'no-room-to-respawn', /free space adjacent/i, /woln\w+ pol/i],
  ['APX-SETUP-09', 'too-many-people', /legend/i, /legend/i],
  ['APX-SETUP-77', 'first-game-has-ring', /Ring/, /pierście/i],
  ['APX-SHOOT-01', 'target-off-map', /on the map/i, /map/i],
  ['APX-SHOOT-03', 'nobody-to-pull', /sight/i, /linii wzroku/i],
  ['APX-SHOOT-03', 'nobody-to-shoot', /target|shoot/i, /cel|strzelać/i],
  ['APX-SHOOT-03', 'not-in-sight', /line of sight/i, /lini[ai] wzroku/i],
  ['APX-SHOOT-04', 'no-ammo', /ammo/i, /amunicj/i],
  ['APX-USE-01', 'no-accessory', /accessory/i, /akcesori/i],
  ['APX-USE-01', 'not-an-item', /grenade/i, /granat/i],
  ['APX-USE-16', 'not-an-accessory', /accessory/i, /akcesori/i],
  ['APX-WPN-09', 'slot-taken', /slot/i, /miejsc/i],
  ['AUT-SETUP-20', 'nobody-tougher', /Automa/, /Autom/],
  ['AUT-VARIANT-01', 'two-against-two', /two|2/i, /dwie|dwa|dwóch|2/i],
];

const SOURCES = new URL('../', import.meta.url);
/** The reasons that the sources give with a rule named beside them. */
const cited = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  .flatMap(file => [
    ...readFileSync(new URL(file, SOURCES), 'utf8').matchAll(
      /\b(?:no|refuse)\(\s*'([A-Z]+-[A-Z]+-\d+)',\s*'([a-z-]+)'/g,
    ),
  ])
  .map(([, rule, why]) => `${rule} ${why}`);

describe('a refusal and the rule that it cites', () => {
  test('every pair in the sources stands in the table, and every reason of the table in the sources', () => {
    const known = PAIRS.map(([rule, why]) => `${rule} ${why}`);
    expect([...new Set(cited)].filter(pair => !known.includes(pair))).toEqual([]);
    const whole = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.ts$/.test(file) && !/\.test\.ts$|[\\/]text[\\/]/.test(file))
      .map(file => readFileSync(new URL(file, SOURCES), 'utf8'))
      .join('\n');
    const gone = PAIRS.filter(([rule, why]) => !whole.includes(`'${why}'`) || !whole.includes(`'${rule}'`));
    expect(gone.map(([rule, why]) => `${rule} ${why}`)).toEqual([]);
  });

  test('every reason that the texts know is given by some rule of the table', () => {
    const reasons = new Set(PAIRS.map(([, why]) => why));
    const { messages } = LANGUAGES.en;
    const isReason = (id: string): boolean => !/^ask-|-label$|^(?:red|blue|pass|done)/.test(id);
    const others = Object.keys(messages).filter(id => isReason(id) && !reasons.has(id));
    expect(others).toEqual([]);
  });

  test.each(PAIRS.map(([rule, why, en, pl]) => ({ rule, why, en, pl })))(
    '$why and its rule say the same',
    ({ rule, why, en, pl }) => {
      const text = ruleTexts.find(r => r.id === rule)?.text;
      const reasons = { en: LANGUAGES.en.messages, pl: LANGUAGES.pl.messages };
      for (const [lang, word] of [
        ['en', en],
        ['pl', pl],
      ] as const) {
        expect(text?.[lang]).toMatch(word);
        expect((reasons[lang] as Readonly<Record<string, string>>)[why]).toMatch(word);
      }
    },
  );
});
