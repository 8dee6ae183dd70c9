/** By the address of this file bots load the tiny games. */
export { GAMES } from '@potyczka/server/fixture-games';
