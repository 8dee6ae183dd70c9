import { drillOf } from './adrenaline/drills.js';
import type { Drill } from './game-ui.js';

/** The position of a lesson; `boxOf` gives the game's own first state. */
type DrillOf = (lesson: string, boxOf: (options: unknown) => unknown) => Drill | undefined;

/** The guided first games, by game. */
export const DRILLS: Readonly<Record<string, DrillOf>> = { adrenaline: drillOf };
