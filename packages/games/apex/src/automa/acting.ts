import type { Proc } from '@potyczka/kernel';
import { isWon } from '../rules/end.js';
import { shotPart } from '../rules/shoot.js';
import { MatchAutoma } from './match.js';

/** An Automa in its own activation: it shoots, which one that answers a shot does not. */
export class ActingAutoma extends MatchAutoma {
  protected override *playShot(): Proc {
    while (this.t.s.shot && !isWon(this.t.s)) yield* shotPart(this.t);
  }
}
