import type { RuleText, Texts } from '@potyczka/kernel/register';
import { examples } from './automa-examples.js';
import { gaps } from './automa-gaps.js';
import * as start from './automa-setup.js';
import * as shots from './automa-shots.js';
import * as turn from './automa-turn.js';

/** The areas of the Automa rules, in the order of the booklet. */
export const automaAreas: Readonly<Record<string, Texts>> = {
  'AUT-VARIANT': { en: 'Automa: variants', pl: 'Automa: warianty' },
  'AUT-SETUP': { en: 'Automa: setup', pl: 'Automa: przygotowanie' },
  'AUT-LOAD': { en: 'Automa: loadout', pl: 'Automa: wyposażenie' },
  'AUT-DROP': { en: 'Automa: map drop', pl: 'Automa: zrzut na mapę' },
  'AUT-PLACE': { en: 'Automa: placing', pl: 'Automa: umieszczanie figurek' },
  'AUT-DEC': { en: 'Automa: Decision cards', pl: 'Automa: karty decyzji' },
  'AUT-ROUND': { en: 'Automa: order of play', pl: 'Automa: kolejność gry' },
  'AUT-LIFE': { en: 'Automa: points and elimination', pl: 'Automa: punkty i eliminacja' },
  'AUT-RESPAWN': { en: 'Automa: respawn', pl: 'Automa: odrodzenie' },
  'AUT-INTERACT': { en: 'Automa: what it does not do', pl: 'Automa: czego nie robi' },
  'AUT-GREN': { en: 'Automa: frag grenade', pl: 'Automa: granat odłamkowy' },
  'AUT-FEAT': { en: 'Automa: Feats', pl: 'Automa: wyczyny' },
  'AUT-ABIL': { en: 'Automa: abilities', pl: 'Automa: zdolności' },
  'AUT-ALLY': { en: 'Automa: the ally', pl: 'Automa: sojusznik' },
  'AUT-CHARGE': { en: 'Automa: Charge tokens', pl: 'Automa: żetony ładowania' },
  'AUT-ACT': { en: 'Automa: activation', pl: 'Automa: aktywacja' },
  'AUT-PRIO': { en: 'Automa: priorities', pl: 'Automa: priorytety' },
  'AUT-WSET': { en: 'Automa: weapon sets', pl: 'Automa: zestawy broni' },
  'AUT-BIN': { en: 'Automa: supply bin', pl: 'Automa: skrzynia z zaopatrzeniem' },
  'AUT-OPT': { en: 'Automa: Optimal Shot', pl: 'Automa: optymalny strzał' },
  'AUT-SCHEME': { en: 'Automa: action schemes', pl: 'Automa: schematy działania' },
  'AUT-DANGER': { en: 'Automa: danger zones', pl: 'Automa: strefy zagrożenia' },
  'AUT-MOVE': { en: 'Automa: movement', pl: 'Automa: ruch' },
  'AUT-DESTROY': { en: 'Automa: Destroy', pl: 'Automa: zniszczenie' },
  'AUT-ZIP': { en: 'Automa: ziplines', pl: 'Automa: linki' },
  'AUT-SHOOT': { en: 'Automa: shooting', pl: 'Automa: strzelanie' },
  'AUT-REACT': { en: 'Automa: Reactions', pl: 'Automa: reakcje' },
  'AUT-TACT': { en: 'Automa: tactical repositioning', pl: 'Automa: taktyczne przemieszczenie' },
  'AUT-END': { en: 'Automa: the end of the activation', pl: 'Automa: koniec aktywacji' },
  'AUT-EX': { en: 'Automa: examples', pl: 'Automa: przykłady' },
  'AUT-GAP': { en: 'Automa: where the booklet is silent', pl: 'Automa: gdzie instrukcja milczy' },
};

const chapters: readonly (readonly RuleText[])[] = [
  ...Object.values(start),
  ...Object.values(turn),
  ...Object.values(shots),
  examples,
  gaps,
];

const order = Object.keys(automaAreas);

/** Every rule of the Automa ledger in our own words, in the order of the areas. */
export const automaRules: readonly RuleText[] = chapters
  .flat()
  .toSorted((a, b) => order.indexOf(a.area) - order.indexOf(b.area));
