import type { RuleText } from '@potyczka/kernel/register';
import { areas as scenarioAreas, ruleTexts as scenarioTexts } from '../../rule-texts/index.js';
import { city, donate, prosp, shop } from './city.js';
import { enh, level, perk, retire } from './growth.js';
import { restated } from './restated.js';
import { perma, random, scale, solo } from './variants.js';
import { camp, event, rep, road } from './world.js';

/** Areas of the campaign, in the order in which one meets them. */
const own = {
  CAMP: { en: 'The campaign', pl: 'Kampania' },
  ROAD: { en: 'Travelling', pl: 'Podróż' },
  EVENT: { en: 'Events', pl: 'Zdarzenia' },
  REP: { en: 'Reputation', pl: 'Reputacja' },
  CITY: { en: 'Visiting Gloomhaven', pl: 'Wizyta w Gloomhaven' },
  SHOP: { en: 'Buying and selling', pl: 'Kupno i sprzedaż' },
  DONATE: { en: 'The sanctuary', pl: 'Sanktuarium' },
  PROSP: { en: 'Prosperity', pl: 'Dobrobyt' },
  LEVEL: { en: 'Levels', pl: 'Poziomy' },
  PERK: { en: 'Perks', pl: 'Profity' },
  ENH: { en: 'Enhancing cards', pl: 'Wzmocnienie kart' },
  RETIRE: { en: 'Retirement', pl: 'Stan spoczynku' },
  SCALE: { en: 'Scenario level', pl: 'Poziom scenariusza' },
  SOLO: { en: 'Alone, and open information', pl: 'Gra solo i jawne karty' },
  PERMA: { en: 'Permanent death', pl: 'Śmierć permanentna' },
  RANDOM: { en: 'Reduced randomness, random dungeon', pl: 'Zmniejszona losowość, losowe lochy' },
};

/** The rules of the campaign come first; those of a scenario, which it stands on, follow. */
export const areas = { ...own, ...scenarioAreas };

/** The rules between scenarios in our own words. */
export const ruleTexts: readonly RuleText[] = [
  ...[restated, camp, road, event, rep, city, shop, donate, prosp].flat(),
  ...[level, perk, enh, retire, scale, solo, perma, random].flat(),
  ...scenarioTexts,
];
