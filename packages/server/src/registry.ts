/** What this server plays: everything in the catalogue. Bots load it by the address of this file. */
export { GAMES, type Listed } from '@potyczka/catalogue';
