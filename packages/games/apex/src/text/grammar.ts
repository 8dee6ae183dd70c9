import { type Noun, same } from '@potyczka/words';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A common noun: small in a sentence, with a capital on a button; the cases that are not given look like the first. */
export const thing = (nom: string, acc = nom, gen = nom, ins = nom, loc = nom): Noun => ({
  ...same(nom, capital(nom)),
  acc,
  gen,
  ins,
  loc,
});

/** mianownik, dopełniacz, celownik, biernik, narzędnik, miejscownik */
export const noun = (nom: string, gen: string, dat: string, acc: string, ins: string, loc: string): Noun => ({
  label: nom,
  nom,
  gen,
  dat,
  acc,
  ins,
  loc,
});
