import {
  actsAlone,
  CLASSES,
  DECKS,
  type Event,
  ITEMS,
  MONSTERS,
  OFFERED,
  SCENARIOS,
} from '@potyczka/gloomhaven/lab';
import { table } from '../docs/markdown.js';

/** How the games of one scenario ended. */
export interface Ends {
  games: number;
  won: number;
  faults: number;
}

const HALVES = ['top', 'bottom'] as const;
const PER_ROW = 6;

/** How often each thing of the box was used in playouts. */
export class Used {
  private readonly times = new Map<string, number>();

  private count(name: string, n = 1): void {
    this.times.set(name, (this.times.get(name) ?? 0) + n);
  }

  get counts(): Record<string, number> {
    return Object.fromEntries(this.times);
  }

  add(counts: Readonly<Record<string, number>>): void {
    for (const [name, n] of Object.entries(counts)) this.count(name, n);
  }

  /** `cardOf` tells the ability card of a monster type in this round. */
  note(e: Event, cardOf: (kind: string) => string | undefined): void {
    if (e.type === 'played' && !e.basic) this.count(`${e.card.slice(1)}/${e.half}`);
    else if (e.type === 'item-used') this.count(`item ${e.item}`);
    else if (e.type === 'packed') this.wear(e.items);
    else if (e.type === 'appeared' && e.figure.kind === 'monster') this.count(e.figure.type);
    else if (e.type === 'turn' && e.who.includes('.')) {
      const card = cardOf(e.who.slice(0, e.who.lastIndexOf('.')));
      if (card !== undefined) this.count(`ability ${card}`);
    }
  }

  /** What is never turned counts for each game in which it was worn. */
  private wear(items: readonly number[]): void {
    for (const id of items) {
      const { effects } = ITEMS.find(i => i.id === id)!;
      if (effects.some(effect => actsAlone(id, effect))) this.count(`item ${id}`);
    }
  }

  private listed(): readonly (readonly [kind: string, names: readonly string[]])[] {
    const halves = CLASSES.map(
      c => [c.id, c.cards.flatMap(card => HALVES.map(half => `${card.id}/${half}`))] as const,
    );
    return [
      ...halves,
      ['monsters and bosses', MONSTERS.map(m => m.id)],
      ['monster ability cards', DECKS.flatMap(d => d.cards.map(card => `ability ${card.id}`))],
      ['items', ITEMS.map(i => `item ${i.id}`)],
    ];
  }

  private timesOf(name: string): number {
    return this.times.get(name) ?? 0;
  }

  page(heroes: readonly number[], seeds: number, ends: ReadonlyMap<number, Ends>): string {
    const all = this.listed();
    const summed = all.map(([kind, names]) => {
      const never = names.filter(name => this.timesOf(name) === 0);
      return [kind, String(names.length), String(names.length - never.length), String(never.length)];
    });
    const never = all.flatMap(([kind, names]) =>
      names.filter(name => this.timesOf(name) === 0).map(name => [kind, name, whyNever(name)]),
    );
    const games = [...ends.values()].reduce((sum, end) => sum + end.games, 0);
    const faults = [...ends.values()].reduce((sum, end) => sum + end.faults, 0);
    const byScenario = [...ends].map(([id, end]) => `${id}: ${end.won} of ${end.games}`);
    return `# How often each thing of Gloomhaven was used in playouts

${games} games of ${ends.size} scenarios with ${heroes.join(', ')} characters and ${seeds} ${seeds === 1 ? 'seed' : 'seeds'} each, by habit with one answer in ten by chance; items, perks and hands change from game to game, levels 1 to 9, all classes, every other game at scenario level 0, so that it goes on to its last rooms; ${faults} faults or games without an end. Written by \`npm run -s potyczka -- scenarios --heroes ${heroes.join()} --seeds ${seeds} --keep FILE --write docs/gloomhaven-coverage.md\`. A half counts each time it is played for what it says, an item each time it is used, one that is never turned for each game in which it is worn. Every half is also performed in a test of its own (\`rules/every-card.test.ts\`), every item in \`rules/every-item.test.ts\`, every monster card in the first of them: a 0 below is a thing that only those have performed.

${table(['kind', 'there are', 'used', 'never used'], summed)}

## What was never used, and why

${never.length === 0 ? 'Everything was used.' : table(['kind', 'what', 'why'], never)}

## Games won, by scenario

${table(
  Array.from({ length: PER_ROW }, () => ''),
  inRows(byScenario),
)}

${all.map(([kind, names]) => `## ${kind}\n\n${this.tableOf(names)}\n`).join('\n')}`;
  }

  private tableOf(names: readonly string[]): string {
    return table(
      Array.from({ length: PER_ROW }, () => ''),
      inRows(names.map(name => `${name} ${this.timesOf(name)}`)),
    );
  }
}

const inRows = (cells: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(cells.length / PER_ROW) }, (_, k) =>
    Array.from({ length: PER_ROW }, (_, i) => cells[k * PER_ROW + i] ?? ''),
  );

/** Everything that a scenario may put on its map. */
const offered = JSON.stringify(SCENARIOS.filter(s => OFFERED.includes(s.id)));

const isMet = (monster: string): boolean => offered.includes(`"${monster}"`);

/** Why playouts cannot have used something, or that they have only missed it. */
const whyNever = (name: string): string => {
  const item = ITEMS.find(i => `item ${i.id}` === name);
  if (item?.effects.length === 0) return 'the data say nothing of what it does';
  const deck = DECKS.find(d => d.cards.some(card => `ability ${card.id}` === name));
  const kinds = MONSTERS.filter(m => (deck ? m.deck === deck.id : m.id === name));
  if (kinds.length > 0 && !kinds.some(m => isMet(m.id)))
    return kinds.some(m => m.id.endsWith('-solo'))
      ? 'of a solo scenario, which is none of the 95'
      : 'no scenario that is offered has it';
  return 'did not come up; performed in a test';
};
