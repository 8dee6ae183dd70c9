import type { Lang } from '@potyczka/words';
import type { Options } from '../options.js';
import { goalLines } from './goal-lines.js';
import { type Both, NAMES } from './names/index.js';
import { scenarioLines } from './scenario-lines.js';
import { inLang } from './values.js';

/** What an option is called and what it does. */
export interface OptionText {
  readonly label: string;
  readonly help: string;
}

type Words = { readonly label: Both; readonly help: Both };

const hero = (n: number): Words => ({
  label: [`Character ${n}`, `Postać ${n}`],
  help: ['Its class; each may take part once.', 'Jej klasa; każda może wystąpić raz.'],
});

const OPTIONS: Readonly<Record<keyof Options, Words>> = {
  players: { label: ['Players', 'Osoby'], help: ['How many people play.', 'Ile osób gra.'] },
  heroes: {
    label: ['Characters', 'Postacie'],
    help: ['One player may lead several.', 'Jedna osoba może prowadzić kilka.'],
  },
  scenario: {
    label: ['Scenario', 'Scenariusz'],
    help: ['Any scenario of the box.', 'Dowolny scenariusz z pudełka.'],
  },
  hero1: hero(1),
  hero2: hero(2),
  hero3: hero(3),
  hero4: hero(4),
  level: { label: ['Character level', 'Poziom postaci'], help: ['Of every character.', 'Każdej postaci.'] },
  difficulty: {
    label: ['Difficulty', 'Trudność'],
    help: ['Changes the recommended scenario level.', 'Zmienia zalecany poziom scenariusza.'],
  },
  open: {
    label: ['Open information', 'Jawne karty'],
    help: ['Hands lie open; monsters are a level higher.', 'Ręce są jawne; potwory są o poziom wyżej.'],
  },
  tamed: {
    label: ['Reduced randomness', 'Zmniejszona losowość'],
    help: [
      '2x and BLESS count as +2, Null and CURSE as −2.',
      '2x i BŁOGOSŁAWIEŃSTWO to +2, Nic i KLĄTWA to −2.',
    ],
  },
  ready: {
    label: ['Ready characters', 'Gotowe postacie'],
    help: [
      'They come with cards, perks and items; else you choose.',
      'Mają karty, profity i przedmioty; inaczej wybierasz je samodzielnie.',
    ],
  },
  ties: {
    label: ['Ties of monsters', 'Remisy potworów'],
    help: ['When players decide between equal possibilities.', 'Kiedy gracze rozstrzygają równe możliwości.'],
  },
  party: {
    label: ['Party', 'Drużyna'],
    help: ['Comes from a campaign.', 'Przychodzi z kampanii.'],
  },
  spoilers: {
    label: ['Spoilers', 'Spoilery'],
    help: ['Locked classes may be chosen.', 'Można wybrać zablokowane klasy.'],
  },
};

const CHOICES: Readonly<Record<string, Both>> = {
  easy: ['Easy', 'Łatwa'],
  normal: ['Normal', 'Normalna'],
  hard: ['Hard', 'Trudna'],
  veryHard: ['Very hard', 'Bardzo trudna'],
  ask: ['Ask always', 'Pytaj zawsze'],
  matters: ['Ask where it matters', 'Pytaj, gdy to ważne'],
  never: ['Never ask', 'Nie pytaj'],
};

/** Goal, and what one should know before the game starts. */
const scenarioHelp = (lang: Lang, scenario: number): string => {
  const { lose, marks } = scenarioLines(lang, scenario);
  return [...goalLines(lang, scenario, 2), ...lose, ...marks].join(' ');
};

export const optionText = (lang: Lang, option: keyof Options): OptionText => ({
  label: inLang(lang, OPTIONS[option].label),
  help: inLang(lang, OPTIONS[option].help),
});

export const optionValueText = (
  lang: Lang,
  option: keyof Options,
  value: string | number | boolean,
): OptionText => {
  if (typeof value === 'boolean')
    return { label: value ? (lang === 'en' ? 'Yes' : 'Tak') : lang === 'en' ? 'No' : 'Nie', help: '' };
  if (typeof value === 'number') return { label: String(value), help: '' };
  const name = option === 'scenario' ? NAMES[`scenario-${value}`] : (CHOICES[value] ?? NAMES[value]);
  if (!name) throw new Error(`no words for ${option} ${value}`);
  if (option === 'scenario')
    return { label: `${value}. ${inLang(lang, name)}`, help: scenarioHelp(lang, Number(value)) };
  return { label: inLang(lang, name), help: '' };
};
