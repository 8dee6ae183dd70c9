import { CASES, type Case, type Noun } from '@potyczka/words';
import { WORDS } from './lexicon.js';

/** A name in all cases, and whether verbs stand in the plural with it. */
export interface Named extends Noun {
  readonly isPlural: boolean;
}

/** How adjectives go with a name: he is alive, it is a thing of masculine gender, they are several. */
type Gender = 'he' | 'it' | 'she' | 'neuter' | 'they';

type Forms = Readonly<Record<Case, string>>;

const formsOf = (nom: string, gen: string, dat: string, acc: string, ins: string, loc: string): Forms => ({
  nom,
  gen,
  dat,
  acc,
  ins,
  loc,
});

/** `2cie` is the word without its last two letters and with `cie`; `-` is the word itself. */
const ended = (word: string, ending: string): string => {
  if (ending === '-') return word;
  const [, cut = '', rest = ''] = /^(\d?)(.*)$/.exec(ending) ?? [];
  return word.slice(0, word.length - Number(cut || 0)) + rest;
};

const adjectiveOf = (word: string, gender: Gender): Forms => {
  const stem = word.slice(0, -1);
  const last = word.slice(-1);
  const isSoft = /ie$/.test(word) && gender !== 'she';
  switch (gender) {
    case 'he':
    case 'it': {
      const base = last === 'i' ? word : stem;
      const ym = last === 'i' ? `${stem}im` : `${stem}ym`;
      const acc = gender === 'he' ? `${base}ego` : word;
      return formsOf(word, `${base}ego`, `${base}emu`, acc, ym, ym);
    }
    case 'she': {
      const base = /[kg]a$/.test(word) ? `${stem}i` : stem;
      return formsOf(word, `${base}ej`, `${base}ej`, `${stem}ą`, `${stem}ą`, `${base}ej`);
    }
    case 'neuter': {
      const ym = isSoft ? `${word.slice(0, -2)}im` : `${stem}ym`;
      return formsOf(word, `${stem}ego`, `${stem}emu`, word, ym, ym);
    }
    case 'they': {
      const y = isSoft ? `${word.slice(0, -2)}i` : `${stem}y`;
      return formsOf(word, `${y}ch`, `${y}m`, word, `${y}mi`, `${y}ch`);
    }
  }
};

/** How adjectives of a gender end: a word that is none and is not in the list of nouns is a mistake. */
const ENDS: Readonly<Record<Gender, RegExp>> = {
  he: /[yi]$/,
  it: /[yi]$/,
  she: /a$/,
  neuter: /e$/,
  they: /e$/,
};

const wordForms = (word: string, gender: Gender): Forms => {
  const endings = WORDS[word.toLowerCase()];
  if (endings) {
    const [gen = '-', dat = '-', acc = '-', ins = '-', loc = '-'] = endings.split(' ');
    return formsOf(
      word,
      ended(word, gen),
      ended(word, dat),
      ended(word, acc),
      ended(word, ins),
      ended(word, loc),
    );
  }
  if (!ENDS[gender].test(word)) throw new Error(`no forms of ${word}`);
  return adjectiveOf(word, gender);
};

/** A name word by word; what stands behind the bar stays as it is. */
const named =
  (gender: Gender) =>
  (name: string): Named => {
    const [changing = '', fixed] = name.split(' | ');
    const words = changing.split(' ').map(word => wordForms(word, gender));
    const tail = fixed === undefined ? [] : [fixed];
    const forms = Object.fromEntries(
      CASES.map(c => [c, [...words.map(w => w[c]), ...tail].join(' ')]),
    ) as unknown as Forms;
    return { ...forms, label: forms.nom, isPlural: gender === 'they' };
  };

export const he = named('he');
export const it = named('it');
export const she = named('she');
export const neuter = named('neuter');
export const they = named('they');

/** A name that never changes. */
export const fixed = (name: string, isPlural = false): Named => ({
  ...formsOf(name, name, name, name, name, name),
  label: name,
  isPlural,
});

/** The cases of a word that is written in capitals, in their order. */
export const cases = (
  nom: string,
  gen: string,
  dat: string,
  acc: string,
  ins: string,
  loc: string,
): Named => ({
  ...formsOf(nom, gen, dat, acc, ins, loc),
  label: nom,
  isPlural: false,
});
