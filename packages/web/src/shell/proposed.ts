import { isSetting, type Json, optionFields, type Seat, type Settings } from '@potyczka/kernel';
import type { GameUi } from '../games/game-ui.js';

/** The options as the game proposes them; of what each seat brings, that of `mine`. */
export const proposedOptions = (
  { options }: GameUi,
  mine: Seat,
  wishes: object = {},
): Record<string, Json> => {
  const fields = optionFields(options);
  const plain = fields.flatMap(([name, field]) => (isSetting(field) ? [[name, field.default]] : []));
  const settings: Settings = { ...Object.fromEntries(plain), ...wishes };
  const data = fields.flatMap(([name, field]) => {
    if (field.kind === 'brought') return [[name, { [mine]: field.default(mine, settings) }]];
    return field.kind === 'data' ? [[name, field.default]] : [];
  });
  return { ...settings, ...Object.fromEntries(data) };
};
