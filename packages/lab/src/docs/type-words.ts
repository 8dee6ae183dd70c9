/**
 * The types of what a table sends, read from the source in which they are
 * written, so that the page cannot say anything else. Reads the plain form that
 * protocol.ts has: interfaces, and unions of object types.
 */

/** One field of a type. */
export interface TypeField {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
}

const OPENS = '{[(<';
const CLOSES = '}])>';

/** What stands between a bracket at `open` and the one that closes it. */
const inside = (text: string, open: number): string => {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    const c = text[i] as string;
    if (OPENS.includes(c)) depth++;
    else if (CLOSES.includes(c) && text[i - 1] !== '=' && --depth === 0) return text.slice(open + 1, i);
  }
  throw new Error('a bracket is not closed');
};

/** Parts between `;` that are in no bracket. */
const membersOf = (body: string): string[] => {
  const out: string[] = [''];
  let depth = 0;
  for (const c of body) {
    if (OPENS.includes(c)) depth++;
    if (CLOSES.includes(c)) depth--;
    if (c === ';' && depth === 0) out.push('');
    else out[out.length - 1] += c;
  }
  return out.map(m => m.trim()).filter(Boolean);
};

/** Reads types out of the text of a source file. */
export class Types {
  private readonly text: string;

  constructor(...sources: readonly string[]) {
    this.text = sources.join('\n').replace(/\/\*[\s\S]*?\*\//g, '');
  }

  /** The interface that another one adds to. */
  parentOf(name: string): string | undefined {
    return new RegExp(`export interface ${name} extends (\\w+)`).exec(this.text)?.[1];
  }

  /** The fields of an interface. */
  fields(name: string): TypeField[] {
    const found = new RegExp(`export interface ${name}\\b[^{]*`).exec(this.text);
    if (!found) throw new Error(`there is no interface ${name}`);
    return this.read(inside(this.text, found.index + found[0].length));
  }

  /** The fields of the member of a union that has this constant: `push: 'news'`. */
  member(constant: string): TypeField[] {
    const at = this.text.indexOf(`readonly ${constant}`);
    if (at < 0) throw new Error(`there is no ${constant}`);
    const open = this.text.lastIndexOf('{', at);
    const body = inside(this.text, open);
    const more = /^\} & (\w+)/.exec(this.text.slice(open + 1 + body.length))?.[1];
    return [...this.read(body), ...(more ? this.fields(more) : [])];
  }

  /** The fields of an object type that is written out in place; undefined for any other type. */
  written(type: string): TypeField[] | undefined {
    if (/^Record<never, never>$/.test(type)) return [];
    return type.startsWith('{') ? this.read(inside(type, 0)) : undefined;
  }

  private read(body: string): TypeField[] {
    return membersOf(body).map(member => {
      const found = /^(?:readonly )?'?([\w-]+)'?(\??):\s*([\s\S]+)$/.exec(member);
      if (!found) throw new Error(`cannot read the field ${member}`);
      const [, name = '', optional, type = ''] = found;
      return { name, isOptional: optional === '?', type: this.tidy(type) };
    });
  }

  /** Without what matters to a compiler only. */
  private tidy(type: string): string {
    const listed = (_: string, name: string): string => {
      const list = new RegExp(`const ${name} = \\[(.*?)\\]`).exec(this.text)?.[1];
      if (!list) throw new Error(`there is no list ${name}`);
      return list.split(/,\s*/).join(' | ');
    };
    return type
      .replace(/\(typeof (\w+)\)\[number\]/g, listed)
      .replace(/\breadonly /g, '')
      .replace(/\bNonNullable<Verdict>/g, 'Refusal')
      .replace(
        /Readonly<(Partial<)?Record<(\w+), ([^<>]+)>>>?/g,
        (_, some, key, value) => `{ [${key === 'Seat' ? 'seat' : 'name'}]${some ? '?' : ''}: ${value} }`,
      )
      .replace(/'/g, '"')
      .replace(/\s+/g, ' ')
      .replace(/^\| /, '')
      .trim();
  }
}
