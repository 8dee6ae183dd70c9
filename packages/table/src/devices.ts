import type { Belonging, Belongings } from './belongings.js';
import type { Deps } from './deps.js';

/** What is kept of a device besides whose it is. */
export interface Device {
  /** What its browser says that it is. */
  readonly called: string;
  readonly since: number;
  readonly seen: number;
  /** Signed out: it is nobody any more. */
  readonly isOut: boolean;
  /** Who it was before, as long as what that person had is still on its way to the new one. */
  readonly was: string | null;
}

/** Whose device somebody calls from. */
export interface Owner {
  readonly person: string;
  readonly isOut: boolean;
  readonly was: string | null;
  /** Until when, if only for an evening. */
  readonly until: number | null;
  readonly isKnown: boolean;
}

export const deviceKey = (device: string): string => `device:${device}`;

export const deviceOf = (b: Belonging): Device => b.value as unknown as Device;

/** A device of which nothing is kept is a person of its own. */
export const ownerOf = (device: string, b: Belonging | undefined, now: number): Owner => {
  if (!b) return { person: device, isOut: false, was: null, until: null, isKnown: false };
  const { isOut, was } = deviceOf(b);
  const isOver = b.until !== null && b.until <= now;
  return { person: b.person, isOut: isOut || isOver, was, until: b.until, isKnown: true };
};

/** Letters and digits of a code that nobody takes for others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** So many letters of five random bits each, out of unguessable words of six. */
export const freshCode = ({ token }: Pick<Deps, 'token'>, letters: number): string => {
  let code = '';
  while (code.length < letters)
    for (const c of token()) code += LETTERS[BASE64URL.indexOf(c) & (LETTERS.length - 1)] ?? '';
  return code.slice(0, letters);
};

/** In groups of four, to be read out and written down. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** A code as somebody has typed it: what looks alike is the same. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');

/** What is stored instead of a code: whoever reads the store does not know it. */
export const codeKey = (sealed: (text: string) => string, code: string): string =>
  `code:${sealed(`code ${code}`)}`;

/** Whose device somebody calls from. */
export const whoseDevice = async (
  belongings: Pick<Belongings, 'find'>,
  device: string,
  now: number,
): Promise<Owner> => ownerOf(device, await belongings.find(deviceKey(device)), now);
