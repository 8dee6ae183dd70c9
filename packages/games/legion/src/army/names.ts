import type {
  CommandCard,
  CommandId,
  Faction,
  UnitCard,
  UnitCardId,
  UpgradeCard,
  UpgradeId,
} from '../content/cards.js';
import { BATTLE_CARDS, COMMANDS, FORCES, UNITS, UPGRADES } from '../content/index.js';

/** A name as it is compared: letters and figures only, without case and accents. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const index = <X>(
  all: readonly X[],
  names: (x: X) => readonly string[],
): ReadonlyMap<string, readonly X[]> => {
  const found = new Map<string, X[]>();
  for (const x of all)
    for (const name of new Set(names(x).map(plain))) found.set(name, [...(found.get(name) ?? []), x]);
  return found;
};

const UNIT_NAMES = index(UNITS, u => [u.name, `${u.name} ${u.title ?? ''}`, u.id]);
const UPGRADE_NAMES = index(UPGRADES, u => [u.name, u.id]);
const BATTLE_NAMES = index(BATTLE_CARDS, c => [c.name, c.id]);
const COMMAND_NAMES = index(COMMANDS, c => [c.name, c.id]);
const FORCE_NAMES = index(FORCES, f => [f.name, f.id]);

export const unitsNamed = (name: string): readonly UnitCard<UnitCardId>[] =>
  UNIT_NAMES.get(plain(name)) ?? [];
export const upgradesNamed = (name: string): readonly UpgradeCard<UpgradeId>[] =>
  UPGRADE_NAMES.get(plain(name)) ?? [];
export const battleCardsNamed = (name: string) => BATTLE_NAMES.get(plain(name)) ?? [];
export const commandsNamed = (name: string): readonly CommandCard<CommandId>[] =>
  COMMAND_NAMES.get(plain(name)) ?? [];
export const forceNamed = (name: string) => FORCE_NAMES.get(plain(name))?.[0];

/** What factions are called in lists; the first name is the one that is written. */
export const FACTION_NAMES: Readonly<Record<Faction, readonly string[]>> = {
  rebels: ['Rebel Alliance', 'Rebels', 'Rebel', 'Sojusz Rebeliantów'],
  empire: ['Galactic Empire', 'Empire', 'Imperial', 'Imperium', 'Imperium Galaktyczne'],
  republic: ['Galactic Republic', 'Republic', 'Republika', 'Republika Galaktyczna'],
  separatists: ['Separatist Alliance', 'Separatists', 'Separatist', 'CIS', 'Separatyści'],
  mercenary: ['Mercenaries', 'Mercenary', 'Najemnicy'],
};

export const factionNamed = (name: string): Faction | undefined =>
  (Object.keys(FACTION_NAMES) as Faction[]).find(f => FACTION_NAMES[f].some(n => plain(n) === plain(name)));
