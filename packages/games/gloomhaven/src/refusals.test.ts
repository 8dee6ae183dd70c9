import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Every refusal of the game with the rule that it cites, read against the ledger: the words are those of the rule
 * that are its reason. What no rule says is a limit of this table, and says so instead.
 */
const OWN = 'a limit of this table';
const CARD = 'what the card says';

const REFUSALS: Readonly<Record<string, string>> = {
  'GLM-AOE-04 outside-area': 'those whose enemies are affected',
  'GLM-ATK-03 out-of-range': 'any enemy within Y hexes',
  'GLM-ATK-05 out-of-range': 'default range 1',
  'GLM-ATK-06 no-sight': 'needs line of sight',
  'GLM-ATK-09 no-sight': 'needs line of sight to its recipient',
  'GLM-ATK-20 attacked-already': 'never target the same figure twice',
  'GLM-ATK-24 not-such-a-figure': 'the card then names the targets',
  'GLM-BOSS-06 wrong-rank': 'can only target normal or elite monsters',
  'GLM-CAMP-14 result-impossible': 'exactly one of two ways, success or failure',
  'GLM-CAMP-14 result-of-others': OWN,
  'GLM-CAMP-44 place-locked': 'only if it is unlocked',
  'GLM-CAMP-44 place-needs': 'every global and party achievement it requires',
  'GLM-CAMP-45 place-done': 'can never be played again in campaign mode',
  'GLM-CAMP-53 bad-options': OWN,
  'GLM-CAMP-53 too-many-parties': OWN,
  'GLM-CAMP-54 not-free': 'its characters and its players may change',
  'GLM-CAMP-54 party-full': OWN,
  'GLM-CAMP-72 duty-first': 'the party gains the rewards',
  'GLM-CAMP-72 nothing-open': 'the rewards of the scenario entry',
  'GLM-CHAR-01 class-twice': 'at most one character of each class',
  'GLM-CHAR-01 more-players-than-heroes': 'each player chooses one available class',
  'GLM-CHAR-02 class-locked': 'available from the start',
  'GLM-CITY-01 no-visit-now': 'a new visit needs another scenario in between',
  'GLM-CITY-02 not-in-the-city': 'Activities during a visit',
  'GLM-CITY-02 not-of-this-party': 'Activities during a visit',
  'GLM-CITY-03 enough-for-today': OWN,
  'GLM-CITY-04 had-event': 'complete one city event',
  'GLM-CITY-04 no-event-now': 'Once per visit',
  'GLM-COND-09 is-immobilized': 'no Move abilities',
  'GLM-COND-10 is-disarmed': 'no Attack abilities',
  'GLM-COND-15 is-invisible': 'cannot be an enemy',
  'GLM-DONATE-01 gave-already': 'Once per visit',
  'GLM-DONATE-01 no-donation-now': 'Once per visit to Gloomhaven',
  'GLM-DONATE-01 too-poor-to-give': 'exactly 10 gold',
  'GLM-ENH-01 no-enhancing-yet': 'only after the global achievement',
  'GLM-ENH-02 not-in-the-city': 'only during a visit',
  'GLM-ENH-03 spot-taken': 'One spot takes one sticker',
  'GLM-ENH-05 too-dear': 'The whole cost is paid in gold',
  'GLM-ENH-19 too-many-enhanced': 'must not exceed the prosperity level',
  'GLM-EVENT-07 deck-empty': 'draw the top card of the deck',
  'GLM-G23 obstacle': 'Not into walls, obstacles',
  'GLM-INIT-01 not-later': CARD,
  'GLM-ITEM-03 does-not-fit': 'Equip limits per scenario',
  'GLM-JUMP-03 obstacle': 'free of figures and obstacles',
  'GLM-LEVEL-01 duty-first': 'cannot leave the city with a level-up due',
  'GLM-LEVEL-01 level-not-due': 'has reached the threshold',
  'GLM-LEVEL-04 too-many-high-cards': 'exactly one card',
  'GLM-MOVE-01 too-far': 'up to X movement points',
  'GLM-MOVE-02 enemy': 'not through enemies',
  'GLM-MOVE-02 no-way': 'not through enemies or obstacles',
  'GLM-MOVE-04 occupied': 'may not end on a hex occupied',
  'GLM-MOVE-05 no-way': 'never move through walls',
  'GLM-MOVE-05 wall': 'never move through walls',
  'GLM-MOVE-06 not-adjacent': 'separated by a wall line are not adjacent',
  'GLM-PERK-06 duty-first': 'one additional perk immediately',
  'GLM-PERK-06 no-perk-owed': 'Every third checkmark',
  'GLM-PROSP-07 as-high-as-the-city': 'below the prosperity level',
  'GLM-PUSH-01 not-farther': 'farther from the attacker than before',
  'GLM-PUSH-03 not-nearer': 'nearer to the attacker',
  'GLM-PUSH-05 enemy': 'not through its enemies',
  'GLM-REST-01 too-few-discards': 'at least two cards in the discard pile',
  'GLM-RETIRE-02 duty-first': 'must announce retirement',
  'GLM-RETIRE-02 quest-not-fulfilled': 'fulfils its personal quest',
  'GLM-RETIRE-02 retire-first': 'must announce retirement',
  'GLM-RETIRE-17 no-quest': 'without a personal quest can never retire',
  'GLM-ROAD-01 not-on-the-way': 'travel directly to a scenario',
  'GLM-ROAD-01 on-the-way': 'After every scenario',
  'GLM-ROAD-02 duty-first': 'requires completing one road event before the scenario starts',
  'GLM-ROAD-03 no-road-event': 'No road event',
  'GLM-SETUP-01 place-unplayed': OWN,
  'GLM-SETUP-02 wrong-company': OWN,
  'GLM-SETUP-13 room-is-full': 'starting hexes that are still free',
  'GLM-SETUP-23 no-solo-seven': 'those of scenario level + 1',
  'GLM-SHOP-02 too-dear': 'pays printed price',
  'GLM-SHOP-03 no-items': 'Selling',
  'GLM-SHOP-06 owned-already': 'two cards of the same item',
  'GLM-SHOP-11 sold-out': 'only while a copy is left in the supply',
  'GLM-SOLO-01 too-few-to-go': 'two or more characters',
  'GLM-TILE-04 door': 'a closed door is a wall',
  'GLM-TILE-05 door': 'through a closed door',
  'GLM-TILE-21 obstacle': 'cannot move through obstacles',
  'GLM-TILE-23 cuts-off': 'may never cut off any part of the map',
  'GLM-TILE-28 door': 'cannot be opened until',
  'GLM-TURN-02 not-beside-obstacle': CARD,
  'GLM-TURN-02 not-near-enough': CARD,
  'GLM-TURN-02 not-straight': CARD,
  'GLM-TURN-02 not-toward': CARD,
  'GLM-TURN-03 must-be-performed': 'which must be performed',
};

const at = (path: string): URL => new URL(path, import.meta.url);
const read = (path: string): string => readFileSync(at(path), 'utf8');

/** A refusal as it stands in a source: by `no`, by `refuse`, or as the ground tells it. */
const WRITTEN =
  /(?:\b(?:no|refuse)\(\s*'(GLM-[\w-]+)',\s*'([\w-]+)'|\{ rule: '(GLM-[\w-]+)', why: '([\w-]+)' \})/g;

const refusalsIn = (folder: string): string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('fixtures'))
    .flatMap(name =>
      [...read(`${folder}/${name}`).matchAll(WRITTEN)].map(([, a, b, c, d]) => `${a ?? c} ${b ?? d}`),
    );

const ledger = ['1-scenario', '2-campaign']
  .map(part => read(`../../../../docs/rules/gloomhaven-${part}.md`))
  .join('\n');

/** What the ledger says of a rule, or of a gap by its number. */
const saidOf = (rule: string): string => {
  const gap = /^GLM-G\d+$/.test(rule) ? rule.replace('GLM-', '') : rule;
  return ledger
    .split('\n')
    .filter(line => line.startsWith(`- **${gap}** `))
    .join('\n');
};

test('every refusal is in the list, with a rule that says why', () => {
  const all = [...refusalsIn('.'), ...refusalsIn('../../../geometry/src/hex')];
  expect([...new Set(all)].sort()).toEqual(Object.keys(REFUSALS).sort());
  for (const [refusal, words] of Object.entries(REFUSALS)) {
    const said = saidOf(refusal.split(' ')[0] as string);
    expect(said, refusal).not.toBe('');
    if (words !== OWN && words !== CARD) expect(said, refusal).toContain(words);
  }
});

test('few refusals are of no rule, and no more than these', () => {
  const without = (why: string): number => Object.values(REFUSALS).filter(words => words === why).length;
  expect([without(OWN), without(CARD)]).toEqual([7, 5]);
});
