import type { ToldTo } from '@potyczka/table';

/** What somebody wants to be told, and when not. */
export type Wishes = Pick<ToldTo, 'about' | 'quiet'>;
export type About = ToldTo['about'][number];
type Quiet = NonNullable<ToldTo['quiet']>;

/** In the order in which they matter. */
export const ABOUT: readonly About[] = ['turn', 'clock', 'undo', 'invited', 'seat', 'chat'];

/** What is told if nobody says otherwise: whatever others wait for. */
export const USUAL: Wishes = { about: ABOUT.filter(about => about !== 'chat'), quiet: null };

/** Ten in the evening until seven in the morning. */
const NIGHT = { from: 22 * 60, to: 7 * 60 } as const;

export const nightHere = (): Quiet => ({
  ...NIGHT,
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
});

/** Minutes of a day as a field for times of the day has them. */
export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Undefined while the field is being typed in. */
export const minutesOf = (text: string): number | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
};

/** In the order of the list, each once. */
export const withAbout = ({ about, quiet }: Wishes, one: About, isWanted: boolean): Wishes => ({
  about: ABOUT.filter(each => (each === one ? isWanted : about.includes(each))),
  quiet,
});

/** As the server is told it: no quiet hours are left out. */
export const asked = ({ about, quiet }: Wishes): { about: About[]; quiet?: Quiet } => ({
  about: [...about],
  ...(quiet && { quiet }),
});
