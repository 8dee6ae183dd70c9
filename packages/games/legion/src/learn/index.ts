/** The guided first battle: what is read, and the positions that are played. */
import type { Lesson } from '@potyczka/kernel/register';
import { game, type State } from '../index.js';
import { drillOf, type PlayedId, played } from './drills.js';
import { lessons as written } from './lessons.js';

export { drillOf };

/** What stands on the table beside a lesson: its own position, or two units facing each other. */
const pictureOf = (lesson: string): unknown => {
  const id: PlayedId = Object.hasOwn(played, lesson) ? (lesson as PlayedId) : 'attack';
  const drill = drillOf(id, o => game.initial(o) as unknown as State);
  return drill && game.view(drill.state as State, 'p1');
};

export const lessons: readonly Lesson[] = written.map(lesson => ({
  ...lesson,
  picture: pictureOf(lesson.id),
}));
