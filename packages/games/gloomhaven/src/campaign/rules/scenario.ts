import { type Json, sure } from '@potyczka/kernel';
import { either, flag, int, list, record, shape, text } from '@potyczka/kit/shapes';
import { scenarioOf } from '../../content/index.js';
import type { Reward } from '../../rules/end.js';
import { hasScenario, placeOf, questOf } from '../content/index.js';
import type { Campaign, Character, CharacterId } from '../state.js';
import type { Rewards } from '../types.js';
import { no, note, partyOf, type Work } from '../work.js';
import { addEvent, gainGlobal, gainParty, openClass, openEnvelope, unlockScenario } from './conditions.js';
import { addChecks, addDesign, addGold, addProsperity, addReputation, addXp, giveItem } from './gains.js';
import { countCompletion, countScenario } from './quests.js';
import { bury } from './retire.js';

/** What a scenario gives to the campaign (GLM-CAMP-14 to -27, -72 to -76). */

/** What a character takes away from a match, which knows its characters by their classes. */
type Homecoming = Omit<Reward, 'seat'>;

export interface ScenarioResult {
  readonly outcome: 'won' | 'lost';
  readonly heroes: readonly Homecoming[];
}

const here = (w: Work, ids: readonly CharacterId[]): Character[] =>
  ids.flatMap(id => (w.c.characters[id] ? [w.c.characters[id]] : []));

/** The class is opened by the quest of somebody who is here, not by the place. */
const hasQuestFor = (heroes: readonly Character[], opens: { class?: string; envelope?: string }): boolean =>
  heroes.some(ch => {
    if (ch.quest === null) return false;
    const quest = questOf(ch.quest).opens;
    return opens.class !== undefined ? quest.class === opens.class : quest.envelope === opens.envelope;
  });

/** GLM-CAMP-72, -73: rewards of the scenario's entry, gold and experience for each. */
const giveRewards = (w: Work, rewards: Rewards, ids: readonly CharacterId[]): void => {
  const heroes = here(w, ids);
  const party = partyOf(w);
  for (const name of rewards.global ?? []) gainGlobal(w, name);
  for (const name of rewards.party ?? []) gainParty(w, name);
  for (const name of rewards.lost ?? []) party.achievements = party.achievements.filter(x => x !== name);
  for (const ch of heroes) {
    if (rewards.gold) addGold(w, ch, rewards.gold);
    if (rewards.xp) addXp(w, ch, rewards.xp);
    if (rewards.checks) addChecks(w, ch, rewards.checks);
  }
  if (rewards.collectiveGold)
    party.matters.push({ kind: 'gold', n: rewards.collectiveGold, among: [...ids] });
  if (rewards.prosperity) addProsperity(w, rewards.prosperity);
  if (rewards.reputation) addReputation(w, rewards.reputation);
  for (const item of rewards.items ?? []) party.matters.push({ kind: 'item', n: item, among: [...ids] });
  for (const item of rewards.designs ?? []) addDesign(w, item);
  for (const { deck, n } of rewards.events ?? []) addEvent(w, deck, n);
  if (rewards.opensClass !== undefined && !hasQuestFor(heroes, { class: rewards.opensClass }))
    openClass(w, rewards.opensClass);
  for (const letter of rewards.envelopes ?? [])
    if (!hasQuestFor(heroes, { envelope: letter })) openEnvelope(w, letter);
  if (rewards.oneOf) party.matters.push({ kind: 'oneOf', of: [...rewards.oneOf] });
};

/** GLM-CAMP-51, -74: marked, its rewards given, what it unlocks placed on the map. */
export const completeScenario = (w: Work, n: number, ids: readonly CharacterId[]): void => {
  if (!w.c.done.includes(n)) w.c.done.push(n);
  const place = placeOf(n);
  note(w, 'GLM-CAMP-51', 'place-completed', { scenario: n });
  for (const next of place.unlocks ?? []) unlockScenario(w, next);
  giveRewards(w, place.rewards ?? {}, ids);
};

/** GLM-CAMP-42, -59, GLM-SHOP-16: a numbered treasure is looted once; gold and experience came with the match. */
const takeTreasure = (w: Work, ch: Character, scenario: number, number: number): void => {
  if (w.c.treasures.includes(number)) return;
  w.c.treasures.push(number);
  note(w, 'GLM-CAMP-42', 'treasure-taken', { name: ch.name, n: number });
  const contents = scenarioOf(scenario).treasures?.find(t => t.number === number)?.contents ?? [];
  for (const {
    items,
    itemDesign,
    randomItemDesign,
    randomSideScenario,
    unlockScenario: open,
    checkmarks,
  } of contents) {
    for (const item of items ?? []) giveItem(w, ch, item);
    if (itemDesign !== undefined) addDesign(w, itemDesign);
    if (randomItemDesign !== undefined) partyOf(w).matters.push({ kind: 'design' });
    if (randomSideScenario !== undefined) partyOf(w).matters.push({ kind: 'side' });
    if (open !== undefined) unlockScenario(w, open);
    if (checkmarks !== undefined) addChecks(w, ch, checkmarks);
  }
};

/** GLM-CAMP-15, -16, -22, -24, -25: what each brings home, exhausted or not; the match has reckoned it. */
const bringHome = (
  w: Work,
  ch: Character,
  back: Homecoming,
  result: ScenarioResult,
  scenario: number,
): void => {
  addXp(w, ch, back.xp);
  addGold(w, ch, back.gold);
  if (result.outcome === 'won') addChecks(w, ch, back.checks);
  for (const number of back.treasures) takeTreasure(w, ch, scenario, number);
  ch.bless = 0; // GLM-CAMP-19, GLM-DONATE-03
  countScenario(w, ch, {
    kills: back.kills,
    elites: back.elites,
    withItem: back.withItem,
    checks: result.outcome === 'won' ? back.checks : 0,
    exhausted: back.exhausted,
    othersExhausted: result.heroes.filter(h => h.exhausted && h.id !== back.id).length,
  });
};

const FORGED = no('GLM-CAMP-14', 'result-of-others');
const IMPOSSIBLE = no('GLM-CAMP-14', 'result-impossible');

const counts = record(text, int(0, 999));
const HOMECOMING = {
  id: text,
  xp: int(0, 999),
  gold: int(0, 999),
  checks: int(0, 2),
  exhausted: flag,
  treasures: list(int(1, 99), 99),
  kills: counts,
  elites: int(0, 999),
  withItem: counts,
  dead: flag,
};
/** With where somebody sat, as a match tells it, or without. */
const isHomecoming = either(shape(HOMECOMING), shape({ ...HOMECOMING, seat: text }));

/** Whether a result is one that a match can have, and of those who set out. */
export const judgeResult = (c: Campaign, going: readonly CharacterId[], given: Json) => {
  const result = given as unknown as ScenarioResult | null;
  const isWhole =
    (result?.outcome === 'won' || result?.outcome === 'lost') &&
    Array.isArray(result.heroes) &&
    (result.heroes as readonly unknown[]).every(x => isHomecoming(x as Json));
  if (!isWhole) return IMPOSSIBLE;
  const classes = going.map(id => c.characters[id]?.class).sort();
  const back = result.heroes.map(h => h.id).sort();
  return classes.length === back.length && classes.every((id, i) => id === back[i]) ? undefined : FORGED;
};

/** A scenario has been played: in both modes for the characters, in campaign mode for the world (GLM-CAMP-47, -76). */
export const afterScenario = (w: Work, result: ScenarioResult): void => {
  const party = partyOf(w);
  const { scenario, mode, going } = sure(party.bound, 'bound');
  const won = result.outcome === 'won';
  note(w, 'GLM-CAMP-14', won ? 'scenario-won' : 'scenario-lost', { scenario });
  party.bound = null;
  party.effects = []; // G-24
  const alive: CharacterId[] = [];
  for (const ch of here(w, going)) {
    const back = sure(
      result.heroes.find(h => h.id === ch.class),
      'one of heroes',
    );
    if (back.dead) {
      bury(w, ch);
      continue;
    }
    alive.push(ch.id);
    bringHome(w, ch, back, result, scenario);
  }
  if (won) for (const ch of here(w, alive)) countCompletion(w, ch, scenario);
  if (mode === 'campaign') {
    party.at = scenario; // GLM-CAMP-56
    party.next = 'full';
    if (won && hasScenario(scenario)) completeScenario(w, scenario, alive);
  } else if (party.next === 'none') party.next = 'short'; // G-10
};
