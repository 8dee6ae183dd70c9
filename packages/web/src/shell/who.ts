import type { Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { SeatInfo } from '@potyczka/table';
import type { Needs, Score } from '../games/game-ui.js';
import type { Say } from '../prefs.js';
import { personName } from './person.js';

/** Who is a seat: the one place that says it. */

/** The people at a table by their seats, as they are called; bots and free seats are not among them. */
export type People = Readonly<Partial<Record<Seat, string>>>;

export const NOBODY: People = {};

export const peopleAt = (t: Say, seats: readonly SeatInfo[]): People =>
  Object.fromEntries(
    seats.flatMap(({ seat, kind, name }) =>
      kind === 'human' && name !== null ? [[seat, personName(t, name)]] : [],
    ),
  );

type Looks = Needs<'seats'>;

/** A person with the figure that stands for them, `Kuba (Sprog)`; of a bot the figure alone. */
export const whoIs = (ui: Looks, lang: Lang, people: People, seat: Seat): string =>
  withFigures(people[seat], [ui.seats.look(seat).name[lang]]);

const withFigures = (person: string | undefined, figures: readonly string[]): string =>
  person === undefined ? figures.join(', ') : `${person} (${figures.join(', ')})`;

/** The person behind a score, if there is one. */
export const personBehind = (people: People, { who, seat }: Score): string | undefined =>
  people[seat ?? (who as Seat)];

/** Everybody who has these scores, each person once, with all that they led. */
export const whoHave = (lang: Lang, people: People, scores: readonly Score[]): readonly string[] => {
  const led = new Map<string, { readonly person: string | undefined; readonly figures: string[] }>();
  for (const score of scores) {
    const key = personBehind(people, score) === undefined ? score.who : (score.seat ?? score.who);
    const one = led.get(key) ?? { person: personBehind(people, score), figures: [] };
    one.figures.push(score.name[lang]);
    led.set(key, one);
  }
  return [...led.values()].map(({ person, figures }) => withFigures(person, figures));
};

/** Who sits on a seat and whether they are here, in the words that stand beside a figure. */
export const sitterOf = (t: Say, { kind, name, here, away }: SeatInfo): string => {
  if (kind === 'bot') return t('bot');
  const who = name === null ? t('seatOpen') : personName(t, name);
  return away ? `${who} (${t('bot')})` : kind === 'human' && !here ? `${who} (${t('absent')})` : who;
};
