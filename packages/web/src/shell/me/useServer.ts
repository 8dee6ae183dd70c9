import { useCallback, useEffect, useState } from 'react';
import type { TableClient } from '../../wire/client.js';
import { useClients } from '../../wire/clients.js';

interface Asked<X> {
  /** What the server said last; null until it has said something. */
  readonly value: X | null;
  /** Asks once more. */
  again(): void;
}

/** Something that the server knows, asked for whenever the connection opens: I may be somebody else then. */
export const useServer = <X>(ask: (server: TableClient) => Promise<X>): Asked<X> => {
  const { server, link } = useClients();
  const [value, setValue] = useState<X | null>(null);
  const again = useCallback((): void => {
    ask(server).then(setValue, () => undefined);
  }, [ask, server]);
  useEffect(() => {
    if (link === 'open') again();
  }, [link, again]);
  return { value, again };
};
