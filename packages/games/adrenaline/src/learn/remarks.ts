/** Said when the turn ended and nothing was done. */
export const TURN_OVER = {
  pl: 'Tura skończona, a zadanie jeszcze nie. Nic straconego.',
  en: 'The turn is over, the task is not. Nothing is lost.',
} as const;

/** Said when something else was done. */
export const SHOOT_INSTEAD = {
  pl: 'To wolno, ale w tym kroku chodzi o strzał. Zacznij od akcji Strzelaj.',
  en: 'You may do that, but this step is about a shot. Begin with the action Shoot People.',
} as const;
