/** A guided evening between scenarios: what is read, and the positions that are played. */
import { sure } from '@potyczka/kernel';
import type { Lesson } from '@potyczka/kernel/register';
import { game, type State } from '../game.js';
import { drillOf } from './drills.js';
import { lessons as written } from './lessons.js';

export { drillOf };

export const lessons: readonly Lesson[] = written.map(lesson => ({
  ...lesson,
  picture: game.view(
    sure(
      drillOf(lesson.id, o => game.initial(o) as State),
      'drill of',
    ).state as State,
    'p1',
  ),
}));
