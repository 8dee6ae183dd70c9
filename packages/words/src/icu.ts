import { memo } from '@potyczka/kernel/memo';

/** Reads messages in the part of the ICU format that we use: gaps, numbers, plurals and choices, one in another. */

/** A piece of a message. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  /** `{who}` or `{n, number}` */
  | { readonly kind: 'gap'; readonly name: string; readonly isNumber: boolean }
  /** `#`: the number of the plural around it */
  | { readonly kind: 'count' }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly forms: Forms };

export type Forms = ReadonlyMap<string, readonly Piece[]>;

/** A message that is not of the form. */
export class BadMessage extends Error {}

class Reader {
  private at = 0;

  constructor(private readonly icu: string) {}

  message(): readonly Piece[] {
    const pieces = this.pieces(false);
    if (this.at < this.icu.length) throw this.fault('a brace that nothing opens');
    return pieces;
  }

  private fault(what: string): BadMessage {
    return new BadMessage(`${what} at ${this.at} of “${this.icu}”`);
  }

  private pieces(isCounted: boolean): Piece[] {
    const pieces: Piece[] = [];
    let text = '';
    const end = (): void => {
      if (text) pieces.push({ kind: 'text', text });
      text = '';
    };
    while (this.at < this.icu.length && this.icu[this.at] !== '}') {
      const sign = this.icu[this.at] as string;
      if (sign === '{') {
        end();
        pieces.push(this.gap(isCounted));
      } else if (sign === '#' && isCounted) {
        end();
        pieces.push({ kind: 'count' });
        this.at++;
      } else text += sign === "'" ? this.quoted() : this.icu[this.at++];
    }
    end();
    return pieces;
  }

  /** An apostrophe is one, unless it stands before a brace: then everything up to the next is plain text. */
  private quoted(): string {
    const next = this.icu[this.at + 1];
    if (next === "'") {
      this.at += 2;
      return "'";
    }
    if (next !== '{' && next !== '}') {
      this.at++;
      return "'";
    }
    const end = this.icu.indexOf("'", this.at + 1);
    if (end < 0) throw this.fault('an open quotation');
    const text = this.icu.slice(this.at + 1, end);
    this.at = end + 1;
    return text;
  }

  private take(what: RegExp): string | undefined {
    what.lastIndex = this.at;
    const found = what.exec(this.icu);
    if (!found) return undefined;
    this.at = what.lastIndex;
    return found[1] ?? found[0];
  }

  private gap(isCounted: boolean): Piece {
    const name = this.take(/\{\s*([\w-]+)\s*/y);
    if (name === undefined) throw this.fault('a gap without a name');
    if (this.take(/\}/y)) return { kind: 'gap', name, isNumber: false };
    const kind = this.take(/,\s*(number|plural|select)\s*/y);
    if (kind === 'number' && this.take(/\}/y)) return { kind: 'gap', name, isNumber: true };
    if ((kind !== 'plural' && kind !== 'select') || !this.take(/,\s*/y)) throw this.fault('a gap of no kind');
    const forms = new Map<string, readonly Piece[]>();
    for (let form = this.form(); form !== undefined; form = this.form()) {
      forms.set(form, this.pieces(isCounted || kind === 'plural'));
      if (!this.take(/\}\s*/y)) throw this.fault('a form without an end');
    }
    if (!this.take(/\}/y)) throw this.fault('a gap without an end');
    if (!forms.has('other')) throw this.fault('no form for all others');
    return { kind, name, forms };
  }

  private form(): string | undefined {
    return this.take(/\s*(=\d+|[\w-]+)\s*\{/y);
  }
}

/** More messages than a game has in all its languages. */
const MOST = 50_000;

/** The pieces of a message; each is read once. */
export const piecesOf = memo(
  (icu: string) => icu,
  (icu): readonly Piece[] => new Reader(icu).message(),
  { most: MOST },
);

/** All pieces, those inside of others too. */
export const allPieces = (icu: string): Piece[] => {
  const flat = (pieces: readonly Piece[]): Piece[] =>
    pieces.flatMap(p => ('forms' in p ? [p, ...[...p.forms.values()].flatMap(flat)] : [p]));
  return flat(piecesOf(icu));
};
