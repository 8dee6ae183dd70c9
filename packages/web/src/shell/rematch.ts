import { go } from '../router.js';
import type { TableClient } from '../wire/client.js';
import { pathOf, type TableHome } from '../wire/clients.js';

/** Goes to a new table for the same people: whoever asks first makes it. */
export const rematch = async (client: TableClient, place: TableHome, table: string): Promise<void> =>
  go(`${pathOf(place, (await client.ask('rematch', { table })).table)}?again`);
