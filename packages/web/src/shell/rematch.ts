import { go } from '../router.js';
import type { TableClient } from '../wire/client.js';
import { type Place, pathOf } from '../wire/clients.js';

/** Goes to a new table for the same people: whoever asks first makes it. */
export const rematch = async (client: TableClient, place: Place, table: string): Promise<void> =>
  go(`${pathOf(place, (await client.ask('rematch', { table })).table)}?again`);
