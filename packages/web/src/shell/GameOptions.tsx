import { type Field, isSetting, type Json, optionFields, type Seat, settingsOf } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { DataOption, faultIn, proposedData } from './DataOption.js';
import { Radio } from './Radio.js';

/** Numbers further apart than this are typed, not picked. */
const SEEN_AT_ONCE = 16;

type Setting = Extract<Field, { kind: 'int' | 'choice' | 'flag' }>;

/** What somebody has changed of what the game proposes, by option; of what each seat brings, their own. */
export type Edits = Readonly<Record<string, Json>>;

/** Every option as it stands: what was changed, and otherwise what the game proposes. Other seats bring their own. */
export const optionsWith = ({ options }: GameUi, edits: Edits, mine: Seat | null): Record<string, Json> => {
  const fields = optionFields(options);
  const plain = fields.flatMap(([name, f]) => (isSetting(f) ? [[name, edits[name] ?? f.default]] : []));
  const settings = settingsOf(options, Object.fromEntries(plain));
  const data = fields.flatMap(([name, field]): [string, Json][] => {
    if (isSetting(field)) return [];
    if (field.kind === 'data') return [[name, edits[name] ?? (field.default as Json)]];
    return [[name, mine ? { [mine]: edits[name] ?? proposedData({ field, settings, seat: mine }) } : {}]];
  });
  return { ...settings, ...Object.fromEntries(data) };
};

interface GameOptionsProps {
  readonly ui: GameUi;
  readonly edits: Edits;
  /** My seat, for what each seat brings; null if I only look on. */
  readonly mine: Seat | null;
  set(name: string, value: Json): void;
}

const dataOf = ({ ui, edits, mine }: Omit<GameOptionsProps, 'set'>, name: string, field: Field) => {
  if (isSetting(field) || (field.kind === 'brought' && !mine)) return null;
  const whose = { field, settings: settingsOf(ui.options, optionsWith(ui, edits, mine)), seat: mine ?? 'p1' };
  return { ...whose, value: edits[name] ?? proposedData({ ...whose, seat: mine ?? 'p1' }) };
};

/** Whether the game itself would refuse something that was edited. */
export const isFaulty = (props: Omit<GameOptionsProps, 'set'>): boolean =>
  optionFields(props.ui.options).some(([name, field]) => {
    const data = dataOf(props, name, field);
    return data !== null && faultIn({ ...data, seat: props.mine ?? 'p1' }, data.value) !== null;
  });

/** The options of a game, from its schema. */
export const GameOptions = (props: GameOptionsProps): ReactNode => {
  const { ui, edits, set } = props;
  return (
    <div className="form-part">
      {optionFields(ui.options).map(([name, field]) => {
        if (isSetting(field)) {
          const value = (edits[name] ?? field.default) as typeof field.default;
          return <Option key={name} {...{ ui, name, field, value }} set={x => set(name, x)} />;
        }
        const data = dataOf(props, name, field);
        return (
          data && (
            <DataOption
              key={name}
              {...{ ui, name, ...data }}
              seat={props.mine ?? 'p1'}
              set={x => set(name, x)}
            />
          )
        );
      })}
    </div>
  );
};

interface OptionProps {
  readonly ui: GameUi;
  readonly name: string;
  readonly field: Setting;
  readonly value: string | number | boolean;
  set(value: string | number | boolean): void;
}

const Option = ({ ui, name, field, value, set }: OptionProps): ReactNode => {
  const { prefs } = usePrefs();
  const { OptionPicture: Picture } = ui;
  const label = ui.optionText(prefs.lang, name);
  const help = [ui.optionHelp(prefs.lang, name), ui.optionHelp(prefs.lang, name, value)]
    .filter(Boolean)
    .join(' ');
  if (field.kind === 'flag') {
    return (
      <label className="field check flag">
        <input type="checkbox" checked={Boolean(value)} onChange={e => set(e.target.checked)} />
        <span>
          {label} <small className="help">{help}</small>
        </span>
      </label>
    );
  }
  if (field.kind === 'int' && field.max - field.min > SEEN_AT_ONCE) {
    return (
      <label className="field">
        {label} {help && <small className="help">{help}</small>}
        <input
          type="number"
          name={name}
          min={field.min}
          max={field.max}
          value={Number(value)}
          onChange={e => set(e.target.valueAsNumber || 0)}
        />
      </label>
    );
  }
  const choices =
    field.kind === 'int'
      ? Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i)
      : field.of;
  return (
    <Radio
      label={label}
      help={help}
      name={name}
      value={String(value)}
      choices={choices.map(c => [
        String(c),
        field.kind === 'int' ? String(c) : ui.optionText(prefs.lang, name, c),
      ])}
      {...(Picture && {
        picture: (x: string) => <Picture option={name} value={field.kind === 'int' ? Number(x) : x} />,
      })}
      set={x => set(field.kind === 'int' ? Number(x) : x)}
    />
  );
};
