import type { OptionTexts } from '../en/options.js';

const armies = {
  'rebels-500': 'Sojusz Rebeliantów, 500 punktów',
  'empire-500': 'Imperium Galaktyczne, 500 punktów',
  'republic-500': 'Republika Galaktyczna, 500 punktów',
  'separatists-500': 'Sojusz Separatystów, 500 punktów',
  'mercenary-500': 'Kolektyw Cienia, 500 punktów',
  'rebels-800': 'Sojusz Rebeliantów, 800 punktów',
  'empire-800': 'Imperium Galaktyczne, 800 punktów',
  'republic-800': 'Republika Galaktyczna, 800 punktów',
  'separatists-800': 'Sojusz Separatystów, 800 punktów',
  'mercenary-800': 'Kolektyw Cienia, 800 punktów',
};

export const options: OptionTexts = {
  battlefield: {
    label: 'Pole bitwy',
    help: 'Teren na stole: trzy na trzy stopy przy 500 punktach, sześć na trzy przy 800.',
    choices: {
      desert: 'Pustynna osada',
      forest: 'Leśny księżyc',
      industrial: 'Kompleks przemysłowy',
      craters: 'Pole kraterów',
    },
  },
  first: { label: 'Armia gracza 1', help: 'Armia gotowa do gry.', choices: armies },
  second: { label: 'Armia gracza 2', help: 'Armia gotowa do gry.', choices: armies },
  hiddenMinis: {
    label: 'Ukryte figurki są przesłonięte',
    help: 'Figurka celu, której atakujący lider wcale nie widzi, liczy się jako przesłonięta, jak w przykładach z instrukcji. Po wyłączeniu przesłonięte są tylko figurki widoczne częściowo, jak mówi jedno z jej zdań.',
    choices: {},
  },
  inPart: {
    label: 'Efekty można wykorzystać częściowo',
    help: 'Gra pyta, ile wyników zmienia lub anuluje Krytyczny, Taran, Impakt, Pancerz i Przebicie. Po wyłączeniu każdy z tych efektów działa w całości: mniej prawie nigdy nie pomaga.',
    choices: {},
  },
  armies: {
    label: 'Armie',
    help: 'Każdy może przynieść własną listę na bitwę tej wielkości; bez niej gra armia z ustawień stołu.',
    choices: {},
  },
};
