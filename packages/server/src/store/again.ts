import { type Driver, Lost, type Param } from './driver.js';
import { away } from './groups.js';

/** How often something is tried when the way to the database breaks. */
export const TRIES = 5;
export const FIRST_PAUSE_MS = 50;

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** After each try that was lost a little longer; what was refused, or lost too often, is thrown. */
export const pauseAfter = async (e: unknown, tries: number, id?: string): Promise<void> => {
  if (!(e instanceof Lost) || tries >= TRIES) throw away(e, id);
  await pause(FIRST_PAUSE_MS * tries * tries);
};

/** What does no harm if it is done twice: once more if the way has just broken. `id`: of the table that it is about. */
export const again = async (
  driver: Driver,
  statement: string,
  params: readonly Param[],
  id?: string,
): Promise<unknown[]> => {
  for (let tries = 1; ; tries++) {
    try {
      return await driver.query(statement, params);
    } catch (e) {
      await pauseAfter(e, tries, id);
    }
  }
};
