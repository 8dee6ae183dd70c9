import { type Field, isSetting, type Json, optionFields, type Seat, settingsOf } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { DataOption, faultIn } from './DataOption.js';
import { type Bringers, type Edits, editOf, optionsWith, proposedData } from './edits.js';
import { Radio } from './Radio.js';

/** Numbers further apart than this are typed, and more choices than these stand in a list. */
const SEEN_AT_ONCE = 16;

type Setting = Extract<Field, { kind: 'int' | 'choice' | 'flag' }>;

interface GameOptionsProps {
  readonly ui: Needs<'id' | 'setUp' | 'words' | 'seats' | 'teaching' | 'Editor' | 'OptionPicture'>;
  readonly edits: Edits;
  readonly who: Bringers;
  set(name: string, value: Json): void;
}

/** Data that can be edited here: whose it is, under which name its edit is kept, and how it stands. */
const dataIn = ({ ui, edits, who }: Omit<GameOptionsProps, 'set'>, name: string, field: Field) => {
  if (isSetting(field)) return [];
  const settings = settingsOf(ui.setUp.options, optionsWith(ui, edits));
  const seats: readonly Seat[] =
    field.kind === 'data' ? ['p1'] : [...(who.mine ? [who.mine] : []), ...who.bots];
  return seats.map(seat => {
    const edit = field.kind === 'data' ? name : editOf(name, seat);
    const whose = { field, settings, seat };
    return { ...whose, edit, value: edits[edit] ?? proposedData(whose) };
  });
};

/** Whether the game itself would refuse something that was edited. */
export const isFaulty = (props: Omit<GameOptionsProps, 'set'>): boolean =>
  optionFields(props.ui.setUp.options).some(([name, field]) =>
    dataIn(props, name, field).some(data => faultIn(data, data.value) !== null),
  );

/** The options of a game, from its schema; those for whoever knows the game lie folded beneath, open if one is set. */
export const GameOptions = (props: GameOptionsProps): ReactNode => {
  const { ui, edits } = props;
  const { t } = usePrefs();
  const shown = optionFields(ui.setUp.options).filter(
    ([name, field]) =>
      // Data that comes from elsewhere cannot be edited here.
      !(field.kind === 'data' && field.default === null) && !ui.setUp.isMoot(name, optionsWith(ui, edits)),
  );
  const isRare = ([name]: (typeof shown)[number]): boolean => ui.setUp.isRare(name);
  const rare = shown.filter(isRare);
  const fields = (of: typeof shown): ReactNode =>
    of.map(([name, field]) => <OptionField key={name} {...props} name={name} field={field} />);
  return (
    <div className="form-part">
      {fields(shown.filter(each => !isRare(each)))}
      {rare.length > 0 && (
        <details className="rare" open={rare.some(([name]) => name in edits)}>
          <summary>{t('moreOptions')}</summary>
          <div className="form-part">{fields(rare)}</div>
        </details>
      )}
    </div>
  );
};

const OptionField = (
  props: GameOptionsProps & { readonly name: string; readonly field: Field },
): ReactNode => {
  const { ui, edits, set, name, field } = props;
  if (!isSetting(field)) return <DataOptions {...props} name={name} field={field} />;
  const value = (edits[name] ?? field.default) as typeof field.default;
  return <Option {...{ ui, name, field, value }} set={x => set(name, x)} />;
};

/** Data of the match, or mine; that of bots is folded away, for they have what the game proposes. */
const DataOptions = (
  props: GameOptionsProps & { readonly name: string; readonly field: Field },
): ReactNode => {
  const { ui, edits, who, set, name, field } = props;
  const { t, prefs } = usePrefs();
  return dataIn(props, name, field).map(({ edit, ...data }) => {
    const option = <DataOption key={edit} {...{ ui, name, ...data }} set={x => set(edit, x)} />;
    if (!who.bots.includes(data.seat) || field.kind !== 'brought') return option;
    return (
      <details key={edit} className="bot-brings" open={edit in edits}>
        <summary>{t('botBrings', { who: ui.seats.look(data.seat).name[prefs.lang] })}</summary>
        {option}
      </details>
    );
  });
};

interface OptionProps {
  readonly ui: Needs<'id' | 'setUp' | 'words' | 'seats' | 'teaching' | 'Editor' | 'OptionPicture'>;
  readonly name: string;
  readonly field: Setting;
  readonly value: string | number | boolean;
  set(value: string | number | boolean): void;
}

const Option = ({ ui, name, field, value, set }: OptionProps): ReactNode => {
  const { prefs } = usePrefs();
  const { OptionPicture: Picture } = ui;
  const label = ui.setUp.optionText(prefs.lang, name);
  const help = [ui.setUp.optionHelp(prefs.lang, name), ui.setUp.optionHelp(prefs.lang, name, value)]
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
  if (field.kind === 'choice' && field.of.length > SEEN_AT_ONCE) {
    return (
      <fieldset className="radio listed">
        <legend>{label}</legend>
        {Picture && <Picture option={name} value={value} />}
        <select aria-label={label} name={name} value={String(value)} onChange={e => set(e.target.value)}>
          {field.of.map(c => (
            <option key={c} value={c}>
              {ui.setUp.optionText(prefs.lang, name, c)}
            </option>
          ))}
        </select>
        {help && <small className="help">{help}</small>}
      </fieldset>
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
        field.kind === 'int' ? String(c) : ui.setUp.optionText(prefs.lang, name, c),
      ])}
      {...(Picture && {
        picture: (x: string) => <Picture option={name} value={field.kind === 'int' ? Number(x) : x} />,
      })}
      set={x => set(field.kind === 'int' ? Number(x) : x)}
    />
  );
};
