import { figureName, roleOf } from '@potyczka/gloomhaven/text';
import { CLASSES } from '@potyczka/gloomhaven/view';
import { type ReactNode, useEffect } from 'react';
import type { PickerProps } from '../game-ui.js';
import { Glyph } from './glyphs.js';
import { ClassToken } from './Token.js';
import { WORDS } from './words.js';
import './picker.css';

const FIRST = ['brute', 'spellweaver'];
const MOST = 4;

/** Who sets out on the first evening: two to four of the six classes, with names if one likes. */
export const Picker = ({ lang, heroes, onChange }: PickerProps): ReactNode => {
  const w = WORDS[lang];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    if (heroes.length === 0) onChange(FIRST.map(id => ({ id, name: '' })));
  }, []);
  const toggle = (id: string): void =>
    onChange(
      heroes.some(h => h.id === id)
        ? heroes.filter(h => h.id !== id)
        : [...heroes, { id, name: '' }].slice(-MOST),
    );
  return (
    <fieldset className="glmc-picker">
      <legend>{w.whoGoes}</legend>
      <ul>
        {CLASSES.filter(c => c.start).map(({ id, hp, handSize }) => {
          const hero = heroes.find(h => h.id === id);
          return (
            <li key={id} className={hero ? 'goes' : ''}>
              <button type="button" aria-pressed={hero !== undefined} onClick={() => toggle(id)}>
                <ClassToken figure={id} size={64} />
                <span>
                  <b>{figureName(lang, id)}</b>
                  <small>
                    <Glyph name="hearts" size={15} /> {hp[0]} <Glyph name="card-pickup" size={15} />{' '}
                    {handSize}
                  </small>
                  <small className="role">{roleOf(lang, id)}</small>
                </span>
              </button>
              {hero && (
                <input
                  value={hero.name}
                  maxLength={20}
                  autoComplete="off"
                  aria-label={`${figureName(lang, id)}: ${w.heroName}`}
                  placeholder={w.heroName}
                  onChange={e => onChange(heroes.map(h => (h.id === id ? { id, name: e.target.value } : h)))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p className="soft">{heroes.length < 2 ? w.twoAtLeast : w.quickNote}</p>
    </fieldset>
  );
};
