import type { GamePage } from '../game-ui.js';

export const page: GamePage = {
  id: 'gloomhaven',
  title: { pl: 'Gloomhaven', en: 'Gloomhaven' },
  summary: {
    pl: 'Dwoje do czworga bohaterów, dwie karty na turę i potwory, które grają same. Wspólnie, scenariusz po scenariuszu.',
    en: 'Two to four heroes, two cards a turn, and monsters that play themselves. Together, scenario by scenario.',
  },
  people: '1–4',
  minutes: 120,
  isAlone: true,
  isShared: true,
  campaign: {
    teller: 'gloomhaven-campaign',
    quick: {
      Picker: () => import('../gloomhaven-campaign/Picker.js'),
      start: async wishes => (await import('../gloomhaven-campaign/quick.js')).quick(wishes),
    },
    flags: [
      {
        id: 'permanentDeath',
        text: {
          pl: 'Śmierć permanentna: kto padnie, odchodzi na zawsze.',
          en: 'Permanent death: who falls is gone for good.',
        },
      },
      {
        id: 'tamed',
        text: {
          pl: 'Zmniejszona losowość: 2x i BŁOGOSŁAWIEŃSTWO to +2, Nic i KLĄTWA to −2.',
          en: 'Reduced randomness: 2x and BLESS count as +2, Null and CURSE as −2.',
        },
      },
      {
        id: 'open',
        text: {
          pl: 'Jawne karty: ręce są jawne, potwory są o poziom wyżej.',
          en: 'Open information: hands lie open, monsters are one level higher.',
        },
      },
    ],
  },
  glance: () => import('./glance.js'),
  cover: () => import('./Cover.js'),
  ui: () => import('./ui.js'),
};
