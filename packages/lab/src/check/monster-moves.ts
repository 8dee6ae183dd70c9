import type { Field, Hex } from '@potyczka/geometry/hex';
import { COMMUNITY, layField, monsterTurn, type Position, positionOf } from '@potyczka/gloomhaven/lab';
import type { Check } from '../vectors/check.js';
import { emptyState, newFigure } from '../vectors/gloomhaven-table.js';
import {
  actionIn,
  drawn,
  fieldsOf,
  hexIn,
  judged,
  listOf,
  named,
  positionIn,
} from '../vectors/hex-vectors.js';

/** An outcome in words, `[4,2] attacks [3,1] [5,1]`; the order of the attacked means nothing. */
const outcomeText = (field: Field, to: Hex, attacks: readonly Hex[]): string =>
  attacks.length === 0
    ? named(field, to)
    : `${named(field, to)} attacks ${[...new Set(attacks)]
        .sort((a, b) => a - b)
        .map(hex => named(field, hex))
        .join(' ')}`;

function expectedIn(field: Field, value: unknown): string[] {
  return listOf(value, 'expected', (entry, where) => {
    const { to, attacks } = fieldsOf(entry, where);
    const attacked = listOf(attacks, `${where}.attacks`, (at, each) => hexIn(field, at, each));
    return outcomeText(field, hexIn(field, to, `${where}.to`), attacked);
  });
}

/** M acts, m are its allies, letters from A its enemies in the order of the vector. */
function positionText({ field, at, allies, enemies }: Position): string {
  const letter = (i: number): string => String.fromCharCode('A'.charCodeAt(0) + i + (i < 12 ? 0 : 1));
  const legend = enemies
    .map((e, i) => `${letter(i)} ${named(field, e.at)} ${e.initiative.join('.')}`)
    .join(', ');
  const marks = new Map<Hex, string>([
    ...allies.map(hex => [hex, 'm'] as const),
    ...enemies.map((e, i) => [e.at, letter(i)] as const),
    [at, 'M'],
  ]);
  return `${drawn(field, hex => marks.get(hex))} (M ${named(field, at)}${legend ? `, ${legend}` : ''})`;
}

/** The position as the game's own state has it: figures on a board, characters with the initiative of their cards. */
const playedPosition = (given: Position): Position => {
  const s = emptyState(given.field);
  s.width = given.field.rows;
  layField(s.land, given.field);
  const me = newFigure('bandit-guard.1', { at: given.at });
  s.figures = { [me.id]: me };
  given.allies.forEach((at, i) => {
    const id = `bandit-archer.${i + 1}`;
    s.figures[id] = newFigure(id, { at });
  });
  given.enemies.forEach(({ at, initiative }, i) => {
    const id = `hero-${i + 1}`;
    s.figures[id] = newFigure(id, { at, kind: 'hero', side: 'heroes', rank: null });
    s.initiatives[id] = [initiative[0] ?? 0, 0];
  });
  return positionOf(s, me);
};

/** Monster turns with the readings of the players' community (GLM gaps G71, G72), as the vectors take them. */
export const check: Check = vector =>
  judged(vector, fields => {
    const given = positionIn(fields);
    const position = playedPosition(given);
    const { field } = position;
    const { outcomes } = monsterTurn(position, actionIn(fields.action), COMMUNITY);
    const ours = new Set(outcomes.map(({ to, targets }) => outcomeText(field, to, targets)));
    const theirs = new Set(expectedIn(field, fields.expected));
    const missing = [...theirs].filter(each => !ours.has(each)).sort();
    const extra = [...ours].filter(each => !theirs.has(each)).sort();
    if (missing.length === 0 && extra.length === 0) return undefined;
    const only = (whose: string, which: readonly string[]): string =>
      which.length === 0 ? '' : `only ${whose}: ${which.join('; ')}. `;
    return `${only('ours', extra)}${only('theirs', missing)}${positionText(given)}`;
  });
