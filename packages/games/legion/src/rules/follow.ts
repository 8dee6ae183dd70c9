import {
  bystanders,
  difficultUnder,
  type Mini as FieldMini,
  type Pose as FieldPose,
  inBaseContact,
  judgeOnOwn,
  mm,
  type Placing,
  placeOthers,
  slowedSpeed,
  whyNotThere,
} from '@potyczka/geometry/plane';
import { nth, type Pose, type Proc, type Seat, type Verdict } from '@potyczka/kernel';
import { type T, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import type { Leader, LeaderMove } from './leader.js';
import { answerPose, fieldPose, formUp, nearField, refusalOf, rings } from './place.js';

const CLOSE_UP = no('LEG-MELEE-04', 'close-up');
const NOT_DIFFICULT = no('LEG-MOVE-33', 'no-LEG-MOVE-19', { by: 'none' });

/** What is fixed while the others follow a leader. */
const placingOf = (leader: Leader, move: LeaderMove): Placing => {
  const { body, how } = leader;
  const gone = new Set(move.judged?.displaced ?? []);
  const field = nearField(leader.field, move.end.at, mm(420));
  const eased = how === 'climb' || body.mobility?.ignoresDifficult === 'all';
  const noContact =
    how === 'withdraw' ? ('LEG-MELEE-16' as const) : leader.keepsAway ? ('LEG-MOVE-30' as const) : undefined;
  return {
    field,
    unit: body,
    standing: bystanders(field, body).filter(b => !gone.has(b.mini.id)),
    leader: { id: body.minis[0].id, pose: move.end },
    avoidDifficult: !eased && move.speed > slowedSpeed(body, leader.kind),
    ...(noContact && { noContact }),
  };
};

/** Where the others may stand once their leader has: worked out when somebody asks, and only once. */
class Followers {
  private readonly verdicts = new Map<string, Verdict>();
  private formation: readonly FieldMini[] | undefined;
  private scattered: ReadonlySet<string> | undefined;

  constructor(
    readonly placing: Placing,
    readonly end: FieldPose,
  ) {}

  /** In contact where the leader is, else in cohesion as before, else as close as possible. */
  get kept(): readonly FieldMini[] {
    this.formation ??= placeOthers(this.placing.field, this.placing.unit, this.end, this.placing);
    return this.formation;
  }

  /** LEG-MELEE-04: minis that touch an enemy unit which their leader touches. */
  private contacts(minis: readonly FieldMini[]): number {
    const { unit, standing, leader, noContact } = this.placing;
    if (noContact) return 0;
    const near = standing.filter(b => b.unit.side !== unit.side);
    const met = near.filter(b => inBaseContact(unit, leader, b.unit, b.mini)).map(b => b.unit.id);
    const theirs = near.filter(b => met.includes(b.unit.id));
    return minis.filter(m => theirs.some(b => inBaseContact(unit, m, b.unit, b.mini))).length;
  }

  private most: number | undefined;
  /** LEG-MELEE-04: as many as can close up, do. */
  judgeContact(minis: readonly FieldMini[]): Verdict {
    this.most ??= this.contacts(
      this.kept.map(m => ({ ...m, pose: fieldPose(answerPose(m.pose), m.pose.facing) })),
    );
    return this.contacts(minis) < this.most ? CLOSE_UP : undefined;
  }

  /** LEG-MOVE-09: those for whom no place in cohesion was found. */
  private get strayed(): ReadonlySet<string> {
    const { kept } = this;
    this.scattered ??= new Set(
      kept
        .filter((m, n) => this.crowd(m, kept.slice(0, n)) || whyNotThere(this.placing, m).length > 0)
        .map(m => m.id),
    );
    return this.scattered;
  }

  private crowd(mini: FieldMini, placed: readonly FieldMini[]): Verdict {
    return refusalOf(judgeOnOwn(this.placing.unit, mini, placed));
  }

  private alone(mini: FieldMini): Verdict {
    const { placing } = this;
    const reasons = whyNotThere(placing, mini);
    const isSlowed =
      placing.avoidDifficult && difficultUnder(placing.field, placing.unit, mini.pose).length > 0;
    if (reasons.length === 0 && !isSlowed) return undefined;
    const isStray = this.strayed.has(mini.id);
    if (isSlowed && !isStray) return NOT_DIFFICULT;
    return refusalOf(isStray ? reasons.filter(r => !r.rule.startsWith('LEG-COH')) : reasons);
  }

  /** May a mini stand there, beside those already placed? */
  judge(mini: FieldMini, placed: readonly FieldMini[]): Verdict {
    const crowded = placed.length > 0 ? this.crowd(mini, placed) : undefined;
    if (crowded) return crowded;
    const { at, level, facing } = mini.pose;
    const key = `${mini.id}:${at.x},${at.y},${level},${facing}`;
    if (!this.verdicts.has(key)) this.verdicts.set(key, this.alone(mini));
    return this.verdicts.get(key);
  }
}

/** LEG-MOVE-08, -09, LEG-MELEE-04: the others are placed in cohesion, as proposed or one by one. */
export function* follow(t: T, leader: Leader, move: LeaderMove, who: Seat): Proc<FieldPose[]> {
  const { body } = leader;
  const u = unitOf(t.s, leader.unit);
  const { end } = move;
  let found: Followers | undefined;
  const followers = (): Followers => {
    found ??= new Followers(placingOf(leader, move), end);
    return found;
  };
  const miniOf = (p: Pose, n: number): FieldMini => ({
    id: nth(body.minis, n + 1).id,
    pose: fieldPose(p, end.facing),
  });
  const poses = yield* t.placeMany(who, {
    rule: 'LEG-MOVE-08',
    ask: msg('ask-follow', { unit: leader.unit }),
    of: u.minis.slice(1).map(m => m.id),
    judge: (n, p) => followers().judge(miniOf(p, n), []),
    judgeAll: ps => {
      const minis = ps.map(miniOf);
      for (const [n, m] of minis.entries()) {
        const refusal = followers().judge(m, minis.slice(0, n));
        if (refusal) return refusal;
      }
      return followers().judgeContact(minis);
    },
    *propose() {
      yield followers().kept.map(m => answerPose(m.pose));
      const ring = formUp(
        body,
        end,
        () => rings(body, end, end.facing + 18000),
        (m, placed) => !followers().judge(m, placed.slice(1)),
      );
      const others = ring?.slice(1).map(m => answerPose(m.pose));
      if (others && !followers().judgeContact(others.map(miniOf))) yield others;
    },
    show: () => ({
      label: msg('place-label', { unit: leader.unit }),
      at: [leader.unit],
      preview: { leader: { ...answerPose(end) } },
    }),
  });
  return poses.map(miniOf).map(m => m.pose);
}
