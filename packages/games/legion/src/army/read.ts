import type { DataRead, Json } from '@potyczka/kernel';
import { type Army, type ArmyUnit, type BattleDeck, FACTIONS, FORMATS } from '../content/cards.js';
import { BATTLE_CARDS, COMMANDS, FORCES, UNITS, UPGRADES } from '../content/index.js';
import { no } from '../text/say.js';
import type { Fault } from './draft.js';
import { faultsOf } from './judge.js';

const idsOf = <Id extends string>(cards: readonly { readonly id: Id }[]): ReadonlyMap<string, Id> =>
  new Map(cards.map(c => [c.id, c.id]));
const UNIT_IDS = idsOf(UNITS);
const UPGRADE_IDS = idsOf(UPGRADES);
const BATTLE_IDS = idsOf(BATTLE_CARDS);
const FORCE_IDS = idsOf(FORCES);
const COMMAND_IDS = idsOf(COMMANDS);

/** Longest name of an army, most units in a list and upgrades of a unit: beyond that nothing is read. */
const LONGEST = 60;
const MOST = 40;

class Malformed extends Error {
  constructor(readonly fault: Fault) {
    super(fault.at);
  }
}

const refuse = (at: string, why: 'army-unreadable' | 'army-no-such-card', name = ''): never => {
  throw new Malformed({ at, refusal: no('LEG-SETUP-01', why, { name }) });
};

type Fields = Readonly<Record<string, Json>>;

const fields = (x: Json | undefined, at: string): Fields =>
  typeof x === 'object' && x !== null && !Array.isArray(x) ? (x as Fields) : refuse(at, 'army-unreadable');

const list = (x: Json | undefined, at: string): readonly Json[] =>
  Array.isArray(x) && x.length <= MOST ? (x as readonly Json[]) : refuse(at, 'army-unreadable');

const oneOf = <X extends string>(of: readonly X[], x: Json | undefined, at: string): X =>
  of.find(known => known === x) ?? refuse(at, 'army-unreadable');

const card = <Id extends string>(known: ReadonlyMap<string, Id>, x: Json | undefined, at: string): Id => {
  if (typeof x !== 'string') return refuse(at, 'army-unreadable');
  return known.get(x) ?? refuse(at, 'army-no-such-card', x.slice(0, LONGEST));
};

const cards = <Id extends string>(known: ReadonlyMap<string, Id>, x: Json | undefined, at: string): Id[] =>
  list(x, at).map((id, i) => card(known, id, `${at}.${i}`));

const readCarrier = ({ unit, upgrades }: Fields, at: string): Pick<ArmyUnit, 'unit' | 'upgrades'> => ({
  unit: card(UNIT_IDS, unit, `${at}.unit`),
  upgrades: cards(UPGRADE_IDS, upgrades, `${at}.upgrades`),
});

const readUnit = (x: Json, at: string): ArmyUnit => {
  const read = fields(x, at);
  const { counterpart, spare } = read;
  const joined = `${at}.counterpart`;
  return {
    ...readCarrier(read, at),
    ...(counterpart !== undefined && { counterpart: readCarrier(fields(counterpart, joined), joined) }),
    ...(spare !== undefined && { spare: cards(UPGRADE_IDS, spare, `${at}.spare`) }),
  };
};

const readDeck = (x: Json | undefined): BattleDeck => {
  const { objective, deployment, condition } = fields(x, 'deck');
  return {
    objective: cards(BATTLE_IDS, objective, 'deck.objective'),
    deployment: cards(BATTLE_IDS, deployment, 'deck.deployment'),
    condition: cards(BATTLE_IDS, condition, 'deck.condition'),
  };
};

const readName = (x: Json | undefined): string =>
  typeof x === 'string' ? x.trim().slice(0, LONGEST).trim() : refuse('name', 'army-unreadable');

/** Plain data as a list of known cards, in its one form; no rule of army building is judged. */
export const readDraft = (x: Json): DataRead<Army> => {
  try {
    const { name, faction, format, force, units, deck, hand } = fields(x, '');
    return {
      ok: true,
      value: {
        name: readName(name),
        faction: oneOf(FACTIONS, faction, 'faction'),
        format: oneOf(FORMATS, format, 'format'),
        force: force === undefined || force === null ? null : card(FORCE_IDS, force, 'force'),
        units: list(units, 'units').map((u, n) => readUnit(u, `units.${n}`)),
        deck: readDeck(deck),
        ...(hand !== undefined && { hand: cards(COMMAND_IDS, hand, 'hand') }),
      },
    };
  } catch (e) {
    if (e instanceof Malformed) return { ok: false, ...e.fault };
    throw e;
  }
};

/** A list without its command hand: what everybody may see of it (LEG-ARMY-19). */
export const openArmy = ({ hand: _, ...army }: Army): Army => army;

/** The one judge of an army list: what is open of the army in its one form, or its first fault. */
export const readArmy = (x: Json): DataRead<Army> => {
  const read = readDraft(x);
  if (!read.ok) return read;
  const value = openArmy(read.value);
  const [fault] = faultsOf(value);
  return fault ? { ok: false, ...fault } : { ok: true, value };
};
