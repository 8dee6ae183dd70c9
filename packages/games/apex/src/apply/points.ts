import type { Appliers } from '@potyczka/kernel';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { HEALTH, SHIELD } from '../vocabulary.js';
import { change, changeAct, legend, without } from './change.js';

type Points = Pick<
  Appliers<State, Event>,
  | 'suffered'
  | 'spared'
  | 'restored'
  | 'eliminated'
  | 'placed'
  | 'shifted'
  | 'taken'
  | 'queued'
  | 'due'
  | 'cooling'
  | 'quickened'
  | 'surged'
  | 'game-over'
>;

/** Shield, health and elimination; figures and tokens of abilities. */
export const points: Points = {
  suffered: (s, e) => {
    change(s, e.who, { shield: e.shield, health: e.health });
    if (e.prevented > 0) s.exhausted = [...s.exhausted, legend(s, e.who).gear.knockdown];
  },
  spared: () => {},
  restored: (s, e) => {
    const { shield, health } = legend(s, e.who);
    change(s, e.who, { shield: shield + e.shield, health: health + e.health });
  },
  eliminated: (s, e) => {
    const { automa, boxes, gear } = legend(s, e.who);
    const more = automa?.more ?? 0; // AUT-GAP-38
    s.exhausted = without(s.exhausted, gear.knockdown); // APX-DMG-14
    if (s.act?.legend === e.who) changeAct(s, { acted: true }); // APX-REV-02, gap 32
    change(s, e.who, {
      at: null,
      shield: SHIELD + more, // APX-DMG-15
      health: HEALTH + more,
      boxes: e.box ? boxes - 1 : boxes,
    });
  },
  placed: (s, e) => {
    s.figures = [...s.figures, { ...e.figure }];
  },
  shifted: (s, e) => {
    s.figures = s.figures.map(f => (f.id === e.figure ? { ...f, spot: e.spot } : f));
  },
  taken: (s, e) => {
    s.figures = s.figures.filter(f => !e.figures.includes(f.id));
  },
  queued: (s, e) => {
    s.track = [...s.track.filter(x => x.token !== e.token), { token: e.token, due: e.due, part: e.part }];
  },
  due: (s, e) => {
    s.track = s.track.filter(x => x.token !== e.token);
  },
  cooling: (s, e) => {
    s.track = s.track.filter(x => x.token !== e.token);
    s.cooling[e.token] = e.at;
  },
  quickened: (s, e) => {
    if (e.at > 0) s.cooling[e.token] = e.at;
    else delete s.cooling[e.token];
  },
  surged: (s, e) => {
    if (s.act?.legend === e.who) changeAct(s, { morePoints: s.act.morePoints + e.mp });
  },
  'game-over': () => {},
};
