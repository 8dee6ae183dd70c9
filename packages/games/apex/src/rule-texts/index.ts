import type { RuleText, Texts } from '@potyczka/kernel/register';
import { automaAreas, automaRules } from './automa.js';
import * as printed from './cards-and-parts.js';
import * as content from './content-setup.js';
import * as core from './core.js';
import * as more from './core-more.js';
import * as shots from './core-shots.js';
import { sight } from './core-sight.js';
import { examples } from './examples.js';

const coreAreas: Readonly<Record<string, Texts>> = {
  'APX-COMP': { en: 'At a glance', pl: 'W skrócie' },
  'APX-SETUP': { en: 'Setup and victory', pl: 'Przygotowanie i zwycięstwo' },
  'APX-OBJ': { en: 'Objects', pl: 'Obiekty' },
  'APX-WPN': { en: 'Weapons', pl: 'Broń' },
  'APX-GEAR': { en: 'Gear, items, attachments', pl: 'Sprzęt, przedmioty, dodatki' },
  'APX-LEGEND': { en: 'Legends and their abilities', pl: 'Legendy i ich zdolności' },
  'APX-FLOW': { en: 'Stages', pl: 'Etapy' },
  'APX-EQUIP': { en: 'Stage 1: equipping', pl: 'Etap 1: wyposażenie' },
  'APX-LOOT': { en: 'Loot, weapons and ammo', pl: 'Łupy, broń i amunicja' },
  'APX-DROP': { en: 'Stage 2: map drop', pl: 'Etap 2: zrzut na mapę' },
  'APX-ROUND': { en: 'Rounds and turns', pl: 'Rundy i tury' },
  'APX-ACT': { en: 'Activation and actions', pl: 'Aktywacja i akcje' },
  'APX-LEVEL': { en: 'Grid and levels', pl: 'Siatka i poziomy' },
  'APX-MOVE': { en: 'Movement', pl: 'Ruch' },
  'APX-ADJ': { en: 'Adjacent and neighbouring', pl: 'Przyleganie i sąsiedztwo' },
  'APX-INTER': { en: 'Interact', pl: 'Oddziaływanie' },
  'APX-DIST': { en: 'Distance', pl: 'Odległość' },
  'APX-LOS': { en: 'Line of sight', pl: 'Linia wzroku' },
  'APX-SHOOT': { en: 'Shooting', pl: 'Strzelanie' },
  'APX-DMG': { en: 'Damage and elimination', pl: 'Obrażenia i eliminacja' },
  'APX-USE': { en: 'Items', pl: 'Przedmioty' },
  'APX-AOE': { en: 'Areas of effect', pl: 'Obszary działania' },
  'APX-MELEE': { en: 'Melee', pl: 'Atak wręcz' },
  'APX-PUSH': { en: 'Push', pl: 'Odepchnięcie' },
  'APX-DEST': { en: 'Destroy', pl: 'Zniszczenie' },
  'APX-REV': { en: 'Respawn', pl: 'Odrodzenie' },
  'APX-CARD': { en: 'Cards', pl: 'Karty' },
  'APX-REACT': { en: 'Reactions and Instants', pl: 'Reakcje i karty natychmiastowe' },
  'APX-ABIL': { en: 'Abilities, zones and time', pl: 'Zdolności, strefy i czas' },
  'APX-TERM': { en: 'Other words', pl: 'Pozostałe pojęcia' },
  'APX-CARDDATA': { en: 'Cards of the book', pl: 'Karty z instrukcji' },
  'APX-EX': { en: 'Examples', pl: 'Przykłady' },
};

/** The areas of the rules in the order of the book, with their titles. */
export const areas: Readonly<Record<string, Texts>> = { ...coreAreas, ...automaAreas };

const order = Object.keys(coreAreas);

/** Rules in our own words, by area. */
export const ruleTexts: readonly RuleText[] = [
  ...[
    ...Object.values(printed),
    ...Object.values(content),
    ...Object.values(core),
    ...Object.values(more),
    ...Object.values(shots),
    sight,
    examples,
  ]
    .flat()
    .toSorted((a, b) => order.indexOf(a.area) - order.indexOf(b.area)),
  ...automaRules,
];
