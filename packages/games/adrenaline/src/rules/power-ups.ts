import type { Ask, Choice, Proc, Refusal, Seat, Verdict } from '@potyczka/kernel';
import { powerUpOf } from '../content/power-ups/index.js';
import type { PowerUp } from '../content/power-ups/types.js';
import { playerOf, type S, seatsAfter, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import { type Figure, isSeat, type PowerUpCard } from '../vocabulary.js';
import { canPayAny } from './pay.js';
import type { Shot } from './shot.js';

const NOT_NOW = {
  turn: 'card-is-for-the-turn',
  shot: 'card-is-for-a-shot',
  hurt: 'card-is-for-the-hurt',
} as const;

/** What a card waits for, where it cannot be played: by its own rule. */
const notNow = ({ rule, when }: PowerUp): Refusal => no(rule, NOT_NOW[when]);

const judgeMoment = (card: PowerUpCard, when: PowerUp['when']): Verdict => {
  const powerUp = powerUpOf(card);
  return powerUp.when === when ? undefined : notNow(powerUp);
};

export const showPowerUp = (card: PowerUpCard) => ({ label: msg('power-up-label', { card }), at: [card] });

/** ADR-PWR-11, -15: whether a card may be played between actions. */
export const judgeInTurn = (s: S, p: Seat, card: PowerUpCard): Verdict => {
  const powerUp = powerUpOf(card);
  return powerUp.when === 'turn' ? powerUp.judge(s, p) : notNow(powerUp);
};

/** ADR-PWR-04: the card is discarded as it is played, which is when all is chosen: until then it can be taken back. */
export function* playInTurn(t: T, p: Seat, card: PowerUpCard): Proc {
  const powerUp = powerUpOf(card);
  if (powerUp.when !== 'turn') return;
  const happen = yield* powerUp.choose(t, p, card);
  t.emit({ type: 'played', who: p, card }, powerUp.rule);
  happen();
}

const mightHave = (t: T, p: Seat, when: PowerUp['when']): boolean =>
  t.mightHold(playerOf(t.s, p).powerUps, card => powerUpOf(card).when === when);

/**
 * ADR-PWR-07, -08, -10, ADR-XPWR-03: with each effect of a shot that deals damage the shooter may play
 * such cards, any number, as long as they can pay. Whether they are asked follows from what all can see:
 * somebody was damaged, they hold cards and could pay.
 */
export function* duringShot(t: T, shot: Shot): Proc {
  const p = shot.by;
  const isOpen = (): boolean => couldPayAny(t.s, p) && mightHave(t, p, 'shot');
  yield* t.window<PowerUpCard>({
    able: () => (isOpen() ? [p] : []),
    choice: () => askDuringShot(t, shot),
    pass: msg('no-card-label'),
    *play(_, card) {
      const powerUp = powerUpOf(card);
      if (powerUp.when !== 'shot') return;
      const happen = yield* powerUp.choose(t, shot, card);
      t.emit({ type: 'played', who: p, card }, powerUp.rule);
      happen();
    },
  });
}

const askDuringShot = (t: T, shot: Shot): Choice<PowerUpCard> => ({
  rule: 'ADR-PWR-07',
  ask: msg('ask-during-shot'),
  from: playerOf(t.s, shot.by).powerUps,
  key: c => c,
  judge: card => judgeMoment(card, 'shot'),
  show: showPowerUp,
});

/** As far as all can see, a player who holds one card more than the one they play could pay with it. */
const couldPayAny = (s: S, p: Seat): boolean => {
  const { powerUps } = playerOf(s, p);
  return powerUps.length > 1 || (powerUps.length === 1 && canPayAny(s, p, powerUps[0]));
};

/**
 * ADR-PWR-14, G-09: after the shot, those who were damaged by somebody they
 * saw may answer, each with any number of cards, in turn order. A player who
 * was killed may still answer.
 */
export function* whenHurt(t: T, attacker: Figure, victims: readonly Figure[]): Proc {
  const able = seatsAfter(t.s, attacker).filter(
    p => victims.includes(p) && isSeat(p) && mightHave(t, p, 'hurt'),
  );
  if (able.length === 0) return;
  const answers = yield* t.askAll(able.map(p => askHurt(t, p, attacker)));
  for (const [i, victim] of able.entries()) {
    for (const card of answers[i] ?? []) {
      const powerUp = powerUpOf(card);
      if (powerUp.when !== 'hurt') continue;
      t.emit({ type: 'played', who: victim, card }, powerUp.rule);
      powerUp.play(t, victim, attacker);
    }
  }
}

const askHurt = (t: T, p: Seat, attacker: Figure): Ask<PowerUpCard[]> =>
  t.chooseMany(p, {
    rule: 'ADR-PWR-14',
    ask: msg('ask-hurt', { attacker }),
    from: playerOf(t.s, p).powerUps,
    key: c => c,
    judge: card => judgeMoment(card, 'hurt'),
    show: showPowerUp,
    min: 0,
    max: playerOf(t.s, p).powerUps.length,
    none: msg('no-grenade-label'),
  });
