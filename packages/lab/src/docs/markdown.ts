export { namesIn, pathOf, sourceOf } from '@potyczka/server/fixtures';

const cell = (text: string): string => text.replaceAll('|', '\\|');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Fills `{{name}}` and `{{name:argument}}`. One that nobody fills is an error. */
export const fill = (template: string, by: Readonly<Record<string, (argument: string) => string>>): string =>
  template.replace(/\{\{(\w+)(?::([\w-]+))?\}\}/g, (_, name: string, argument: string = '') => {
    const make = by[name];
    if (!make) throw new Error(`nobody fills {{${name}}}`);
    return make(argument);
  });

/** Puts something between `<!-- name -->` and `<!-- /name -->`. */
export const putBetween = (page: string, name: string, what: string): string => {
  const [before, rest] = page.split(`<!-- ${name} -->`);
  const after = rest?.split(`<!-- /${name} -->`)[1];
  if (before === undefined || after === undefined) throw new Error(`the page has no place for ${name}`);
  return `${before}<!-- ${name} -->\n\n${what}\n\n<!-- /${name} -->${after}`;
};
