import type { ListedTable } from '@potyczka/table';
import { markOf } from './letter.js';
import type { Lang } from './words.js';

/** A calendar of somebody's games (RFC 5545): each turn of theirs, at its deadline if it has one. */

const WORDS = {
  en: { name: 'My games', turn: 'your turn' },
  pl: { name: 'Moje gry', turn: 'Twoja kolej' },
} as const;

const DAY_MS = 86_400_000;
/** Octets of a line before it goes on in the next. */
const LINE = 73;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Long lines go on in the next, and no letter is cut in two. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part) + Buffer.byteLength(letter) > LINE) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
};

const stamp = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
const day = (ms: number): string => stamp(ms).slice(0, 8);

export interface Calendar {
  readonly person: string;
  readonly tables: readonly ListedTable[];
  readonly lang: Lang;
  readonly base: string;
  readonly now: number;
  titleOf(game: string, lang: Lang): string;
}

const eventOf = (t: ListedTable, { person, lang, base, now, titleOf }: Calendar): string[] => {
  const seat = t.seats.find(({ sitter }) => sitter.kind === 'human' && sitter.id === person)?.seat;
  if (t.phase !== 'playing' || !seat || !t.waits?.includes(seat)) return [];
  const others = t.seats.flatMap(s => (s.seat !== seat && s.sitter.kind === 'human' ? [s.sitter.name] : []));
  const asked = t.asked ?? t.updated;
  const ends = t.clock.kind === 'slow' ? asked + t.clock.days * DAY_MS : undefined;
  const when =
    ends === undefined
      ? [`DTSTART;VALUE=DATE:${day(now)}`]
      : [`DTSTART:${stamp(ends - 3_600_000)}`, `DTEND:${stamp(ends)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${markOf(`${t.id} ${seat}`)}@potyczka`,
    `DTSTAMP:${stamp(asked)}`,
    ...when,
    `SUMMARY:${escaped([`${titleOf(t.game, lang)}: ${WORDS[lang].turn}`, ...others].join(', '))}`,
    `URL:${base}/t/${t.id}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
};

export const calendar = (given: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//potyczka//EN',
    `X-WR-CALNAME:Potyczka: ${WORDS[given.lang].name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    ...given.tables.flatMap(t => eventOf(t, given)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
