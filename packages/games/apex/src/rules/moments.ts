import type { Refusal } from '@potyczka/kernel';
import type { Feat } from '../content/feats/index.js';
import { no } from '../text/say.js';

const ONLY_BEFORE = no('APX-REACT-03', 'only-before-fire');
const ONLY_AFTER = no('APX-REACT-03', 'only-after-fire');
const ONLY_WHEN_SHOOTING = no('APX-CARD-05', 'only-when-shooting');
const ONLY_IN_OWN_ACTIVATION = no('APX-CARD-02', 'only-in-own-activation');
const ONLY_AT_ITS_MOMENT = no('APX-REACT-05', 'only-at-its-moment');

/** When a card is played, for those who try it at another moment. */
export const momentOf = (feat: Feat): Refusal => {
  if (feat.kind === 'reaction') return feat.when === 'before' ? ONLY_BEFORE : ONLY_AFTER;
  if (feat.kind === 'boost') return ONLY_WHEN_SHOOTING;
  return feat.kind === 'instant' ? ONLY_AT_ITS_MOMENT : ONLY_IN_OWN_ACTIVATION;
};
