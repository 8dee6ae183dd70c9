import type { Lesson } from '../game-ui.js';

export const lessons: readonly Lesson[] = [];
