/** The ground of rooms, doors and walls: sight, distance, ways and lines. */
export { distance, path, ray, reach, sees, straight } from './questions.js';
export {
  BORDERS,
  type Border,
  beside,
  DIRECTIONS,
  type Direction,
  drawnRooms,
  makeRooms,
  placeOf,
  type RoomId,
  type Rooms,
  type SquareId,
  squareAt,
} from './rooms.js';
