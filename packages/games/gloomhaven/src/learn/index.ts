/** The guided first game: what is read, and the positions that are played. */
import type { Lesson } from '@potyczka/kernel/register';
import { initial } from '../rules/setup.js';
import type { State } from '../state.js';
import { view } from '../view/index.js';
import { drillOf, type PlayedId, played } from './drills.js';
import { lessons as written } from './lessons.js';

export { drillOf };

/** What stands on the table beside a lesson: its own position, or the room as it is before the first attack. */
const pictureOf = (lesson: string): unknown => {
  const id: PlayedId = Object.hasOwn(played, lesson) ? (lesson as PlayedId) : 'move';
  const drill = drillOf(id, o => initial(o) as State);
  return drill && view(drill.state as State, 'p1');
};

export const lessons: readonly Lesson[] = written.map(lesson => ({
  ...lesson,
  picture: pictureOf(lesson.id),
}));
