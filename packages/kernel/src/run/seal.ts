import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, chanceFrom, type Dice } from '../chance.js';
import { canonical } from '../plain.js';
import type { Seat } from '../vocabulary.js';

/** 256 bits as 64 hexadecimal digits. */
export type Seed = string;

/** What a seat adds to the seed after the seal was shown, so that nobody alone chose the shuffle. */
export type Salts = Readonly<Partial<Record<Seat, string>>>;

/** Whether a text has the form of a seed. */
export const isSeed = (x: unknown): x is Seed => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x);

/** The hash that is shown before the game and proves afterwards that the seed was not changed. */
export const sealOf = (seed: Seed): string => bytesToHex(sha256(hexToBytes(seed)));

/** The hash of a state, the same for the same state on every machine. */
export const hashOf = (state: unknown): string => hashOfText(canonical(state));

/** The hash of a text. */
export const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** A seed for a number: for tests and simulations only. */
export const seedOf = (n: number): Seed => bytesToHex(sha256(utf8ToBytes(`seed ${n}`)));

/** Chance that depends on a seed, the number of the entry and how often it was asked since. */
export interface SealedChance extends Chance {
  /** From here on, chance belongs to entry `n`. */
  at(n: number): void;
}

const keyOf = (seed: Seed, salts: Salts): Uint8Array => {
  const named = Object.entries(salts).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(concatBytes(hexToBytes(seed), utf8ToBytes(JSON.stringify(named))));
};

/** From this entry on a match was played otherwise than it had been: with chance of its own, or with the same. */
export interface Fork {
  readonly at: number;
  readonly seed?: Seed;
}

const seedAt = (seed: Seed, forks: readonly Fork[], n: number): Seed =>
  forks.findLast(f => f.seed !== undefined && f.at <= n)?.seed ?? seed;

const nonceOf = (entry: number): Uint8Array => {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, entry, true);
  return nonce;
};

/**
 * Chance from ChaCha20 under the seed. No state to save: the nonce is the
 * entry's number, so a mended rule shifts no later draw and an answer after an
 * undo gets fresh chance. From a fork with a seed of its own on, chance is under that.
 */
export const sealedChance = (seed: Seed, salts: Salts = {}, forks: readonly Fork[] = []): SealedChance => {
  if (![seed, ...forks.flatMap(f => f.seed ?? [])].every(isSeed))
    throw new Error('a seed is 64 hexadecimal digits');
  let under = seed;
  let key: Uint8Array | undefined;
  let entry = 0;
  let block: DataView | undefined;
  let used = 0;
  let counter = 0;
  const next = (): number => {
    if (!block || used === 64) {
      key ??= keyOf(under, salts);
      const bytes = chacha20(key, nonceOf(entry), new Uint8Array(64), undefined, counter++);
      block = new DataView(bytes.buffer, bytes.byteOffset);
      used = 0;
    }
    used += 4;
    return block.getUint32(used - 4, true);
  };
  const dice: Dice = {
    below: n => {
      if (n <= 1) return 0;
      const limit = 4294967296 - (4294967296 % n);
      for (;;) {
        const x = next();
        if (x < limit) return x % n;
      }
    },
  };
  return {
    ...chanceFrom(dice),
    at: n => {
      entry = n;
      const now = seedAt(seed, forks, n);
      if (now !== under) key = undefined;
      under = now;
      block = undefined;
      counter = 0;
    },
  };
};
