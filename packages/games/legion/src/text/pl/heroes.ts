import { type Noun, same } from '@potyczka/words';

/** Genitive, dative, accusative, instrumental and locative of a word of a name. */
type Forms = readonly [gen: string, dat: string, acc: string, ins: string, loc: string];

/** A man's name that ends with a consonant: Vadera, Vaderowi, Vaderem. */
const man = (stem: string, loc: string, ins = `${stem}em`): Forms => [
  `${stem}a`,
  `${stem}owi`,
  `${stem}a`,
  ins,
  loc,
];

/** Words of which names are made, as Polish declines them; a word that is not here does not change. */
const WORDS: Readonly<Record<string, Forms>> = {
  Agent: man('Agent', 'Agencie'),
  Ahsoka: ['Ahsoki', 'Ahsoce', 'Ahsokę', 'Ahsoką', 'Ahsoce'],
  Amidala: ['Amidali', 'Amidali', 'Amidalę', 'Amidalą', 'Amidali'],
  Anakin: man('Anakin', 'Anakinie'),
  Andor: man('Andor', 'Andorze'),
  Bane: ['Bane’a', 'Bane’owi', 'Bane’a', 'Bane’em', 'Banie'],
  Boba: ['Boby', 'Bobie', 'Bobę', 'Bobą', 'Bobie'],
  Bossk: man('Bossk', 'Bossku', 'Bosskiem'),
  Cad: man('Cad', 'Cadzie'),
  Calrissian: man('Calrissian', 'Calrissianie'),
  Cassian: man('Cassian', 'Cassianie'),
  Chewbacca: ['Chewbakki', 'Chewbacce', 'Chewbaccę', 'Chewbaccą', 'Chewbacce'],
  Cody: ['Cody’ego', 'Cody’emu', 'Cody’ego', 'Codym', 'Codym'],
  Darth: man('Darth', 'Darcie'),
  Din: man('Din', 'Dinie'),
  Djarin: man('Djarin', 'Djarinie'),
  Fett: man('Fett', 'Fetcie'),
  Gar: man('Gar', 'Garze'),
  Gideon: man('Gideon', 'Gideonie'),
  Grievous: man('Grievous', 'Grievousie'),
  Han: man('Han', 'Hanie'),
  Kallus: man('Kallus', 'Kallusie'),
  Kenobi: ['Kenobiego', 'Kenobiemu', 'Kenobiego', 'Kenobim', 'Kenobim'],
  Krennic: man('Krennic', 'Krennicu', 'Krennikiem'),
  Lando: ['Landa', 'Landowi', 'Landa', 'Landem', 'Landzie'],
  Leia: ['Lei', 'Lei', 'Leię', 'Leią', 'Lei'],
  Logray: man('Logray', 'Lograyu'),
  Luke: ['Luke’a', 'Luke’owi', 'Luke’a', 'Lukiem', 'Luke’u'],
  Major: man('Major', 'Majorze'),
  Marquand: man('Marquand', 'Marquandzie'),
  Maul: man('Maul', 'Maulu'),
  'Obi-Wan': man('Obi-Wan', 'Obi-Wanie'),
  Omega: ['Omegi', 'Omedze', 'Omegę', 'Omegą', 'Omedze'],
  Organa: ['Organy', 'Organie', 'Organę', 'Organą', 'Organie'],
  Orson: man('Orson', 'Orsonie'),
  Palpatine: ['Palpatine’a', 'Palpatine’owi', 'Palpatine’a', 'Palpatine’em', 'Palpatinie'],
  Rex: man('Rex', 'Reksie'),
  Saxon: man('Saxon', 'Saxonie'),
  Skywalker: man('Skywalker', 'Skywalkerze'),
  Vader: man('Vader', 'Vaderze'),
  Veers: man('Veers', 'Veersie'),
  Wicket: man('Wicket', 'Wickecie'),
  Yoda: ['Yody', 'Yodzie', 'Yodę', 'Yodą', 'Yodzie'],
};

/** Names that stand for somebody and have one form. */
const AS_THEY_ARE: ReadonlySet<string> = new Set([
  'Asajj Ventress',
  'C-3PO',
  'Count Dooku',
  'Grogu',
  'IG-11',
  'IG-88',
  'Iden Versio',
  'Jyn Erso',
  'K-2SO',
  'R2-D2',
  'Sabine Wren',
  'Sun Fac',
]);

const UNIT = {
  nom: 'oddział',
  gen: 'oddziału',
  dat: 'oddziałowi',
  acc: 'oddział',
  ins: 'oddziałem',
  loc: 'oddziale',
};

/** A unit whose name does not change: the word before it does. */
const unitForms = (label: string): Noun =>
  ({
    label,
    ...Object.fromEntries(Object.entries(UNIT).map(([form, word]) => [form, `${word} ${label}`])),
  }) as Noun;

/** Somebody with a name of their own, in every case; other units keep the word 'oddział' before theirs. */
export const heroForms = (name: string): Noun => {
  if (AS_THEY_ARE.has(name)) return same(name);
  const words = name.split(' ');
  if (!words.some(word => word in WORDS)) return unitForms(name);
  const [gen, dat, acc, ins, loc] = [0, 1, 2, 3, 4].map(n =>
    words.map(word => WORDS[word]?.[n] ?? word).join(' '),
  ) as unknown as Forms;
  return { label: name, nom: name, gen, dat, acc, ins, loc };
};
