import type { Noun } from '@potyczka/words';

/** A Polish noun: mianownik, dopełniacz, celownik, biernik, narzędnik, miejscownik. */
export const noun = (
  nom: string,
  gen: string,
  dat: string,
  acc: string,
  ins: string,
  loc: string,
  label = nom,
): Noun => ({ label, nom, gen, dat, acc, ins, loc });
