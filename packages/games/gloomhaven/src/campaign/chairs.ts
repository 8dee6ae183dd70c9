import type { Seat } from '@potyczka/kernel';

/** The chair of a lineage; those of absent friends are led by the first. */
export const seatOf = (lineage: string, players: number): Seat => {
  const seat = lineage.split('.')[0] as Seat;
  return Number(seat.slice(1)) <= players ? seat : 'p1';
};
