import type { ReactNode } from 'react';

interface RadioProps {
  readonly label: string;
  readonly help?: string;
  readonly name: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  picture?(value: string): ReactNode;
  set(value: string): void;
}

/** One of several, all in sight. */
export const Radio = ({ label, help, name, value, choices, picture, set }: RadioProps): ReactNode => (
  <fieldset className="radio">
    <legend>{label}</legend>
    {choices.map(([key, text]) => (
      <label key={key}>
        <input type="radio" name={name} checked={value === key} onChange={() => set(key)} />{' '}
        <span>
          {picture?.(key)}
          {text}
        </span>
      </label>
    ))}
    {help && <p className="help">{help}</p>}
  </fieldset>
);
