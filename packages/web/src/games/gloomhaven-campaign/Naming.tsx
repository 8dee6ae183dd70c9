import { say } from '@potyczka/gloomhaven/campaign/text';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { elementProps } from '../element.js';
import { nameAnswer, spellable } from './naming.js';
import type { Scene } from './scene.js';
import { ClassToken } from './Token.js';
import { WORDS } from './words.js';

/** A name is typed as a whole; the rules hear it letter by letter. */
export const useSpelling = (scene: Scene): { readonly isSpelling: boolean; spell(name: string): void } => {
  const { question, answer } = scene;
  const [wanted, setWanted] = useState<string | null>(null);
  const of = question ? `${question.q} ${question.step}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one answer for each question
  useEffect(() => {
    if (wanted === null || !question) return;
    const next = nameAnswer(question, wanted);
    if (next === null) setWanted(null);
    else answer?.(next);
  }, [of, wanted]);
  return { isSpelling: wanted !== null, spell: setWanted };
};

/** GLM-CITY-10, GLM-CAMP-53: what a hero or a party is called: any name, or one of those that lie ready. */
export const Naming = ({
  scene,
  isSpelling,
  spell,
}: { readonly scene: Scene } & ReturnType<typeof useSpelling>): ReactNode => {
  const { lang, question } = scene;
  const w = WORDS[lang];
  const id = useId();
  const [name, setName] = useState('');
  const figure = question?.ask.args?.figure;
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    if (name.trim().length >= 2) spell(spellable(name));
  };
  return (
    <div className="glmc-counter stage-over glmc-naming">
      {typeof figure === 'string' && <ClassToken figure={figure} size={120} />}
      <form onSubmit={submit}>
        <label htmlFor={id}>{w.nameNote}</label>
        <div className="row">
          <input
            id={id}
            value={name}
            maxLength={20}
            autoComplete="off"
            disabled={isSpelling}
            onChange={e => setName(e.target.value)}
          />
          <button type="submit" className="primary" disabled={isSpelling || name.trim().length < 2}>
            {isSpelling ? w.naming : w.nameIt}
          </button>
        </div>
      </form>
      <p className="soft">{w.namesReady}</p>
      <div className="glmc-names">
        {(question?.options ?? [])
          .filter(o => o.key !== 'own')
          .map(o => (
            <div
              key={o.key}
              {...elementProps(scene, o.key, o.label ? say(lang, o.label) : o.key, 'glmc-name')}
            >
              {o.label && say(lang, o.label)}
            </div>
          ))}
      </div>
    </div>
  );
};
