import type { Moment } from '@potyczka/kernel/run';

/** More than a fragment of this length is no link of ours, in characters. */
const LONGEST = 2_000_000;
/** More than this is no match of ours once it is unpacked, in bytes. */
const LARGEST = 8_000_000;

const packed = async (bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array> => {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(by)
    .getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LARGEST) throw new Error('too large');
    parts.push(value);
  }
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
};

/** A text so that it fits behind the `#` of an address. */
export const textInLink = async (text: string): Promise<string> => {
  const bytes = await packed(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let raw = '';
  for (let i = 0; i < bytes.length; i += 4096) raw += String.fromCharCode(...bytes.subarray(i, i + 4096));
  return btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** The text again; throws where it is not whole. */
export const textFromLink = async (link: string): Promise<string> => {
  if (link.length > LONGEST) throw new Error('too long');
  const raw = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = await packed(
    Uint8Array.from(raw, c => c.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
};

/** `2.61`: behind the 61st entry of line 2. */
export const momentText = ({ line, n }: Moment): string => `${line}.${n}`;

export const momentFrom = (text: string | null): Moment | null => {
  const found = /^(\d{1,4})\.(\d{1,5})$/.exec(text ?? '');
  return found ? { line: Number(found[1]), n: Number(found[2]) } : null;
};
