import type { Appliers } from '@potyczka/kernel';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { boardOf, change, changeAct, changeBoard, changeShot, legend, without } from './change.js';

type Automas = Pick<
  Appliers<State, Event>,
  | 'armed-automa'
  | 'automa-idle'
  | 'holds-fire'
  | 'no-ability'
  | 'automa-step'
  | 'main-enemy'
  | 'used-bin'
  | 'automa-feat'
  | 'automa-feat-over'
  | 'scheme'
  | 'charge'
  | 'drew-decision'
  | 'laid'
  | 'card-ends'
  | 'stands'
  | 'next-enemy'
  | 'automa-change'
  | 'revealed-feat'
  | 'weighed'
  | 'skips'
>;

/** Automas: their boards, and the reasons that they give. */
export const automas: Automas = {
  'armed-automa': (s, e) => {
    changeBoard(s, e.who, { set: e.set, more: e.more });
    const { shield, health } = legend(s, e.who);
    change(s, e.who, { shield: shield + e.more, health: health + e.more });
  },
  'automa-step': (s, e) => changeAct(s, { step: e.step }),
  'main-enemy': (s, e) => changeAct(s, { main: e.main, secondary: e.secondary }),
  'used-bin': () => {},
  'automa-feat': (s, e) =>
    changeBoard(s, e.who, { feats: without(boardOf(s, e.who).feats, e.card), active: e.card }),
  'automa-feat-over': (s, e) => {
    const { active, used } = boardOf(s, e.who);
    changeBoard(s, e.who, { active: active === e.card ? null : active, used: [...used, e.card] });
    if (s.shot?.kept === e.card) changeShot(s, { kept: null });
  },
  scheme: () => {},
  charge: (s, e) => changeBoard(s, e.who, { charge: e.charge }),
  'drew-decision': (s, e) => {
    s.decisions = without(s.decisions, e.card);
    s.decided = [...s.decided, e.card];
  },
  laid: () => {},
  'card-ends': () => {},
  stands: () => {},
  'next-enemy': () => {},
  'automa-change': (s, e) => {
    const fresh = e.changes.map(change => ({ by: e.who, change }));
    changeShot(s, { extra: [...(s.shot?.extra ?? []), ...fresh] });
  },
  'revealed-feat': (s, e) => {
    changeBoard(s, e.who, { feats: without(boardOf(s, e.who).feats, e.card) });
    if (e.keeps) changeShot(s, { kept: e.card });
  },
  'automa-idle': () => {},
  'holds-fire': () => {},
  'no-ability': () => {},
  weighed: () => {},
  skips: (s, e) => changeAct(s, { skips: [...(s.act?.skips ?? []), e.step] }),
};
