import type { Proc, Seat, Verdict } from '@potyczka/kernel';
import { boardOf, playerOf, type S, seatsAfter, type T } from '../state.js';
import { msg, no, type Says } from '../text/say.js';
import type { Preview } from '../view/preview.js';
import { BOT, isSeat, type PowerUpCard } from '../vocabulary.js';
import { foreseeShoot } from './aim.js';
import { refillAmmo, refillWeapons } from './decks.js';
import { endOnSpawn, tagForOverkill } from './domination.js';
import { endGame, type Result } from './end.js';
import { type Actions, actionsOf, beginFrenzy, lastSkullIsTaken } from './frenzy.js';
import { grab, grabReach, judgeGrab } from './grab.js';
import { judgeInTurn, playInTurn, showPowerUp } from './power-ups.js';
import { canReload, reload } from './reload.js';
import { run, runReach } from './run.js';
import { deadInOrder, scoreDead, scoreDoubleKill } from './scoring.js';
import { judgeShoot, moveReloadShoot, shoot, shotMayFollow } from './shoot.js';
import { firstSpawn, respawn } from './spawn.js';
import { botAction, botIsDue, hasBot, spawnBot } from './terminator.js';

/** ADR-TURN-01, ADR-XTURN-02: actions, reload, scoring, respawn, refill. */
export function* turn(t: T): Proc<Result | undefined> {
  const p = t.s.turn;
  t.emit({ type: 'turn', who: p }, t.s.frenzy ? 'ADR-FRENZY-03' : 'ADR-TURN-01');
  if (boardOf(t.s, p).at === null) yield* enterBoard(t, p);
  yield* takeActions(t, p);
  if (!t.s.frenzy) yield* reload(t, p); // ADR-XFRENZY-07
  endOnSpawn(t, p);
  yield* scoreAndRespawn(t, p);
  refillAmmo(t, 'ADR-XTURN-03');
  refillWeapons(t, 'ADR-XTURN-03');
  return passTurn(t, p);
}

/** ADR-SPAWN-01, ADR-XBOT-02: the starting player brings in the bot first. */
function* enterBoard(t: T, p: Seat): Proc {
  if (hasBot(t.s) && boardOf(t.s, BOT).at === null) {
    yield* spawnBot(t, p, 'ADR-XBOT-02');
    t.emit({ type: 'bot-acted', by: p, how: 'entry' }, 'ADR-XBOT-02');
  }
  yield* firstSpawn(t, p);
}

type Act = 'end' | 'run' | 'grab' | 'shoot' | 'bot' | PowerUpCard;

const BOT_FIRST = no('ADR-XBOT-03', 'bot-first');
const NO_RUN = no('ADR-FRENZY-06', 'no-run-in-list');

/** ADR-TURN-02, -03, ADR-XTURN-01: up to so many actions, power-ups before and after each. */
function* takeActions(t: T, p: Seat): Proc {
  let left = actionsOf(t.s, p).count;
  while (left > 0 || playerOf(t.s, p).powerUps.length > 0 || botIsDue(t.s)) {
    const act = yield* askAction(t, p, left);
    if (act === 'end') return;
    yield* takeAction(t, p, act);
    if (act === 'run' || act === 'grab' || act === 'shoot') left--;
  }
}

const askAction = (t: T, p: Seat, left: number) => {
  const actions = actionsOf(t.s, p);
  const bot: readonly Act[] = hasBot(t.s) && !t.s.botActed ? ['bot'] : [];
  const moves: readonly Act[] = left > 0 ? ['run', 'grab', 'shoot'] : [];
  return t.choose<Act>(p, {
    rule: 'ADR-TURN-02',
    ask: msg('ask-action', { left }),
    from: ['end', ...moves, ...bot, ...playerOf(t.s, p).powerUps],
    key: a => a,
    judge: a => judgeAction(t.s, p, a, actions),
    show: a => (isCard(a) ? showPowerUp(a) : showAction(t.s, p, a, actions)),
  });
};

const actionArgs = (a: Actions) => ({ run: a.run ?? 0, grab: a.grab, shoot: a.shoot, reloads: a.reloads });

const showAction = (s: S, p: Seat, act: Exclude<Act, PowerUpCard>, actions: Actions) => {
  const preview = foreseeAction(s, p, act, actions);
  return {
    label: msg(labelOf(s, p, act, actions), actionArgs(actions)),
    ...(act === 'end' && { declines: true as const }),
    ...(act === 'bot' && { at: [BOT] }),
    ...(preview && { preview }),
  };
};

/** What an action can lead to. */
const foreseeAction = (s: S, p: Seat, act: Act, actions: Actions): Preview | undefined => {
  if (act === 'run') return { reach: runReach(s, p, actions.run ?? 0) };
  if (act === 'grab') return { reach: grabReach(s, p, actions.grab) };
  return act === 'shoot' ? foreseeShoot(s, p, actions.shoot, actions.reloads) : undefined;
};

/** G-25: in the frenzy the shot may be missing; whoever chooses should know it if it has to be. */
const labelOf = (
  s: S,
  p: Seat,
  act: Exclude<Act, PowerUpCard>,
  { shoot, reloads }: Actions,
): Says<keyof ReturnType<typeof actionArgs>> => {
  if (act !== 'shoot' || !reloads || shotMayFollow(s, p, shoot)) return `${act}-label`;
  return canReload(s, p) ? 'move-reload-label' : 'move-only-label';
};

const isCard = (a: Act): a is PowerUpCard => a.startsWith('#');

const judgeAction = (s: S, p: Seat, act: Act, actions: Actions): Verdict => {
  switch (act) {
    case 'end':
      return botIsDue(s) ? BOT_FIRST : undefined;
    case 'run':
      return actions.run === undefined ? NO_RUN : undefined;
    case 'grab':
      return judgeGrab(s, p, actions.grab);
    case 'shoot':
      return actions.reloads ? undefined : judgeShoot(s, p, actions.shoot);
    case 'bot':
      return botIsDue(s) ? undefined : no('ADR-XBOT-08', 'bot-is-dead');
    default:
      return judgeInTurn(s, p, act);
  }
};

function* takeAction(t: T, p: Seat, act: Exclude<Act, 'end'>): Proc {
  const actions = actionsOf(t.s, p);
  if (act === 'run') yield* run(t, p, actions.run ?? 0, actions.runBy);
  else if (act === 'grab') yield* grab(t, p, actions.grab, actions.grabBy);
  else if (act === 'shoot' && actions.reloads) yield* moveReloadShoot(t, p, actions.shoot);
  else if (act === 'shoot') yield* shoot(t, p, actions.shoot);
  else if (act === 'bot') yield* botAction(t, p);
  else yield* playInTurn(t, p, act as PowerUpCard);
}

/** ADR-SCORE-01, G-13: all killed boards are scored in turn order, then all respawn in that order. */
function* scoreAndRespawn(t: T, p: Seat): Proc {
  const dead = deadInOrder(t.s);
  scoreDoubleKill(t, dead);
  for (const figure of dead) {
    yield* tagForOverkill(t, figure);
    scoreDead(t, figure);
  }
  for (const figure of dead) {
    if (isSeat(figure)) yield* respawn(t, figure);
    else yield* spawnBot(t, p, 'ADR-XBOT-07');
  }
}

/** ADR-FRENZY-01, -03, ADR-XEND-01: the next player, the final frenzy, or the end. */
const passTurn = (t: T, p: Seat): Result | undefined => {
  const isFirstTime = !t.s.frenzy && lastSkullIsTaken(t.s);
  if (isFirstTime && !t.s.options.frenzy) return endGame(t);
  t.emit({ type: 'turn-over', who: p, next: seatsAfter(t.s, p)[0] as Seat }, 'ADR-TURN-01');
  if (isFirstTime) beginFrenzy(t, p);
  return t.s.frenzy?.left === 0 ? endGame(t) : undefined;
};
