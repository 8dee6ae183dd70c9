import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import { PlateIcon } from '../../ui/Plate.js';
import { Glyph } from './glyphs.js';
import { type GlyphName, glyphOfUnit, lookOf, numberOf } from './look.js';

const ACTIONS: Readonly<Record<string, GlyphName>> = {
  move: 'boots',
  climb: 'boots',
  reverse: 'boots',
  withdraw: 'boots',
  pivot: 'boots',
  attack: 'sword-clash',
  aim: 'crosshair',
  dodge: 'dodging',
  standby: 'hourglass',
  recover: 'hearts',
};

/** The sign of an option: of its action, or of the unit that it names. */
export const Icon = ({ option }: { option: OptionShown }): ReactNode => {
  const action = ACTIONS[String(option.label?.args?.action ?? '')];
  if (action) return <Glyph name={action} size={20} />;
  const unit = String(option.label?.args?.unit ?? '');
  const [, seat, card] = /^(p\d)-\d+-(.+)$/.exec(unit) ?? [];
  if (!seat || !card) return null;
  const { colour, plate } = lookOf(seat);
  return (
    <span className="option-unit">
      <PlateIcon shape={plate} letter={numberOf(unit)} colour={colour} size={24} />
      <Glyph name={glyphOfUnit(card)} size={20} />
    </span>
  );
};

/** The piece of a seat in a line of text. */
export const Token = ({ seat, size = 20 }: { seat: string; size?: number }): ReactNode => {
  const { colour, plate } = lookOf(seat);
  return <PlateIcon shape={plate} letter={seat.slice(1)} colour={colour} size={size} />;
};
