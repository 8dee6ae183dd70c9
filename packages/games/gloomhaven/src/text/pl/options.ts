import type { OptionText, OptionTexts } from '../options.js';

const hero = (n: number): OptionText => ({
  label: `Postać ${n}`,
  help: 'Jej klasa; każda może wystąpić raz.',
});

export const options: OptionTexts = {
  players: { label: 'Osoby', help: 'Ile osób gra.' },
  heroes: { label: 'Postacie', help: 'Jedna osoba może prowadzić kilka.' },
  scenario: { label: 'Scenariusz', help: 'Dowolny scenariusz z pudełka.' },
  hero1: hero(1),
  hero2: hero(2),
  hero3: hero(3),
  hero4: hero(4),
  level: { label: 'Poziom postaci', help: 'Każdej postaci.' },
  difficulty: {
    label: 'Trudność',
    help: 'Zmienia zalecany poziom scenariusza.',
    choices: { easy: 'Łatwa', normal: 'Normalna', hard: 'Trudna', veryHard: 'Bardzo trudna' },
  },
  open: { label: 'Jawne karty', help: 'Ręce są jawne; potwory są o poziom wyżej.' },
  tamed: { label: 'Zmniejszona losowość', help: '2x i BŁOGOSŁAWIEŃSTWO to +2, Nic i KLĄTWA to −2.' },
  ready: {
    label: 'Gotowe postacie',
    help: 'Mają karty, profity i przedmioty; inaczej wybierasz je samodzielnie.',
  },
  ties: {
    label: 'Remisy potworów',
    help: 'Kiedy gracze rozstrzygają równe możliwości.',
    choices: { ask: 'Pytaj zawsze', matters: 'Pytaj, gdy to ważne', never: 'Nie pytaj' },
  },
  party: { label: 'Drużyna', help: 'Przychodzi z kampanii.' },
  spoilers: { label: 'Spoilery', help: 'Można wybrać zablokowane klasy.' },
};
