import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const COOKIE = 'potyczka';
/** The longest time for which browsers keep a cookie, in seconds. */
const KEPT_S = 400 * 86_400;

/** 192 bits of a seal. */
const SEALED = 32;

const word = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** 192 random bits: for seats, tables and people. */
export const unguessable = (): string => word(24);

/** A sealed seed: 256 random bits. */
export const freshSeed = (): string => randomBytes(32).toString('hex');

/** Knows guests by a cookie that only this server can have signed. */
export class Guests {
  private readonly key: Buffer;
  /** What the cookie is called. Behind https so that no neighbouring address can plant one. */
  readonly cookie: string;

  constructor(
    secret: string,
    private readonly isSecure: boolean,
  ) {
    this.cookie = isSecure ? `__Host-${COOKIE}` : COOKIE;
    this.key = createHash('sha256').update(`potyczka guests ${secret}`).digest();
  }

  /** What stands for a text: the same for the same, and nobody who has not the key finds the way back. */
  seal(text: string): string {
    return createHmac('sha256', this.key).update(`sealed ${text}`).digest('base64url').slice(0, SEALED);
  }

  private sign(id: string): Buffer {
    return createHmac('sha256', this.key).update(id).digest();
  }

  /** The guest whose cookie this is; undefined for one that we did not sign. */
  read(cookie: string | undefined): string | undefined {
    const id = cookie?.slice(0, Math.max(0, cookie.indexOf('.')));
    if (!cookie || !id) return undefined;
    // Letter by letter: the same bytes can be written in several ways.
    const given = Buffer.from(cookie);
    const right = Buffer.from(this.value(id));
    return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
  }

  value(id: string): string {
    return `${id}.${this.sign(id).toString('base64url')}`;
  }

  /** The header that makes a browser keep the cookie, where no script can read it. */
  header(id: string): string {
    const parts = [
      `${this.cookie}=${this.value(id)}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      `Max-Age=${KEPT_S}`,
    ];
    return [...parts, ...(this.isSecure ? ['Secure'] : [])].join('; ');
  }
}

/** What a guest is called until they say otherwise. */
export const guestName = (id: string): string =>
  `Guest ${1000 + (createHash('sha256').update(id).digest().readUInt16BE(0) % 9000)}`;
