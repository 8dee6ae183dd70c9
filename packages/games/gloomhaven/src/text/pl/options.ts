import type { OptionText, OptionTexts } from '../options.js';

const hero = (n: number): OptionText => ({
  label: `Postać ${n}`,
  help: 'Jej klasa; każda może wystąpić raz.',
});

const ownLevel = (n: number): OptionTexts['level1'] => ({
  label: `Poziom postaci ${n}`,
  help: 'Jej własny, jeśli inne mają inny.',
  choices: { same: 'Jak wyżej', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9' },
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
  level1: ownLevel(1),
  level2: ownLevel(2),
  level3: ownLevel(3),
  level4: ownLevel(4),
  difficulty: {
    label: 'Trudność',
    help: 'Zmienia zalecany poziom scenariusza.',
    choices: { easy: 'Łatwa', normal: 'Normalna', hard: 'Trudna', veryHard: 'Bardzo trudna' },
  },
  scenarioLevel: {
    label: 'Poziom scenariusza',
    help: 'Dowolny od 0 do 7; inaczej według postaci i trudności.',
    choices: { recommended: 'Zalecany', 0: '0', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7' },
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
  cardsFor: {
    label: 'Karty zdolności',
    help: 'Ile kart dobierają rodzaje o wspólnej talii.',
    choices: { type: 'Jedna na rodzaj', deck: 'Jedna na talię' },
  },
  party: { label: 'Drużyna', help: 'Przychodzi z kampanii.' },
  spoilers: { label: 'Spoilery', help: 'Można wybrać zablokowane klasy.' },
};
