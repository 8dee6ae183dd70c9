import { type Army, readDraft } from '@potyczka/legion/view';

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

/** In the part of an address that no server is sent. */
const FIELD = 'army';

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.codePointAt(0) ?? 0);

/** An address that opens a new table with this army. */
export const linkTo = (army: Army): string =>
  `${location.origin}/new/legion#${FIELD}=${toText(new TextEncoder().encode(JSON.stringify(army)))}`;

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
