import { type ReactNode, useLayoutEffect } from 'react';
import type { Room3 } from './room.js';
import { useRoom3 } from './useRoom3.js';

type KeeperProps = Parameters<typeof useRoom3>[0] & {
  /** Told before anything of it is painted. */
  onRoom(room: Room3): void;
};

/** Keeps the table in three dimensions for a page that does not wait for its code. */
export const Keeper = ({ onRoom, ...asked }: KeeperProps): ReactNode => {
  const room = useRoom3(asked);
  useLayoutEffect(() => onRoom(room), [room, onRoom]);
  return null;
};
