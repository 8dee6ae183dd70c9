import { type Army, type CommandId, commandCard, openArmy, readDraft } from '@potyczka/legion/view';

/** Armies that somebody has built, kept in this browser under their names. */
const STORE = 'potyczka.legion.armies';
/** So many are kept. */
const MOST = 40;

export const keptArmies = (): readonly Army[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return (Array.isArray(kept) ? kept : []).flatMap(x => {
      const read = readDraft(x);
      return read.ok ? [read.value] : [];
    });
  } catch {
    return [];
  }
};

const write = (armies: readonly Army[]): readonly Army[] => {
  try {
    localStorage.setItem(STORE, JSON.stringify(armies.slice(0, MOST)));
  } catch {
    // a full or forbidden store: the armies stay on this page
  }
  return armies;
};

/** Keeps an army; one of the same name gives way. */
export const keepArmy = (army: Army): readonly Army[] =>
  write([army, ...keptArmies().filter(a => a.name !== army.name)]);

export const forgetArmy = (name: string): readonly Army[] => write(keptArmies().filter(a => a.name !== name));

/** Command hands of lists that were taken to a table: no table is told of them, so this browser keeps them. */
const HANDS = 'potyczka.legion.hands';
const MOST_HANDS = 20;

type Hands = readonly (readonly [army: string, hand: readonly string[]])[];

/** By what an army is known again at a table: nothing of it but its name can have changed. */
const signOf = (army: Army): string => {
  const { faction, force, units } = openArmy(army);
  return JSON.stringify([
    faction,
    force,
    units.map(u => [u.unit, u.upgrades, u.counterpart ?? null, u.spare ?? []]),
  ]);
};

const keptHands = (): Hands => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(HANDS) ?? '[]');
    return Array.isArray(kept) ? (kept as Hands) : [];
  } catch {
    return [];
  }
};

/** Keeps the hand of a list for the table that it is taken to. */
export const keepHand = (army: Army): void => {
  const sign = signOf(army);
  const others = keptHands().filter(([of]) => of !== sign);
  const own: Hands = army.hand ? [[sign, army.hand]] : [];
  try {
    localStorage.setItem(HANDS, JSON.stringify([...own, ...others].slice(0, MOST_HANDS)));
  } catch {
    // a full or forbidden store: the hand is chosen at the table
  }
};

const isCommand = (id: string): id is CommandId => {
  try {
    return commandCard(id).id === id;
  } catch {
    return false;
  }
};

/** The hand that was built with an army, if this browser knows one. */
export const handOf = (army: Army): readonly CommandId[] | null => {
  const sign = signOf(army);
  const hand =
    keptHands().find(([of]) => of === sign)?.[1] ?? keptArmies().find(a => signOf(a) === sign)?.hand;
  return hand?.every(isCommand) ? (hand as readonly CommandId[]) : null;
};

/** In the part of an address that no server is sent. */
const FIELD = 'army';

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.codePointAt(0) ?? 0);

/** An address that opens this army where armies are built. */
export const linkTo = (army: Army): string =>
  `${location.origin}/workshop/legion#${FIELD}=${toText(new TextEncoder().encode(JSON.stringify(army)))}`;

/** The army that the address brings, if it brings one. */
export const armyInLink = (): Army | null => {
  const text = new URLSearchParams(location.hash.slice(1)).get(FIELD);
  if (!text) return null;
  try {
    const read = readDraft(JSON.parse(new TextDecoder().decode(toBytes(text))));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
};
