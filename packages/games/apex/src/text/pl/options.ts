import type { OptionTexts } from '../options.js';

export const options: OptionTexts = {
  mode: {
    label: 'Przeciw komu',
    help: 'Dwie drużyny ludzi albo ludzie przeciw Automom, które działają krok po kroku według instrukcji.',
    choices: {
      versus: { label: 'Dwie drużyny', help: 'Ludzie albo boty w obu drużynach.' },
      solo: { label: 'Samotnie', help: 'Jedna osoba prowadzi dwie legendy przeciw dwóm Automom.' },
      ally: {
        label: 'Samotnie z sojusznikiem',
        help: 'Jedna osoba i sprzymierzona Automa przeciw dwóm Automom.',
      },
      coop: { label: 'Razem', help: 'Dwie osoby z jedną legendą każda przeciw dwóm Automom.' },
    },
  },
  legends: { label: 'Legendy w drużynie', help: 'Dwie na dwie albo trzy na trzy.' },
  first: {
    label: 'Osoby w pierwszej drużynie',
    help: 'Gdy osób jest mniej niż legend, ktoś prowadzi kilka.',
  },
  second: {
    label: 'Osoby w drugiej drużynie',
    help: 'Gdy osób jest mniej niż legend, ktoś prowadzi kilka.',
  },
  choice: {
    label: 'Kto kim gra',
    help: 'Jak rozdaje się legendy.',
    choices: {
      'first-game': {
        label: 'Pierwsza rozgrywka',
        help: 'Drużyny z instrukcji, z pierścieniem i zasłonkami.',
      },
      draft: { label: 'Wybór', help: 'Po jednej karcie rekrutacji, zaczynają niebiescy.' },
      random: { label: 'Losowo', help: 'Karty rekrutacji są rozdawane.' },
    },
  },
  tougher: {
    label: 'Silniejsze Automy',
    help: 'O tyle więcej osłony i zdrowia mają wrogie Automy.',
  },
  ring: { label: 'Pierścień', help: 'Bezpieczny obszar maleje po rundach 2, 4 i 6.' },
  screens: { label: 'Zasłonki', help: 'Przeciwnicy nie widzą plecaków.' },
};
