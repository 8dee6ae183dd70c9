import { KEYWORDS, type KeywordId } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../../../ui/Link.js';
import { WORDS } from '../words.js';
import { FACE_WORDS } from './face-words.js';
import type { KeywordSaid } from './named.js';
import { underName } from './under-name.js';

interface Rule {
  readonly id: string;
  readonly text: Readonly<Record<Lang, string>>;
}

let book: readonly Rule[] | undefined;

/** The rules in words, once they are there. */
const useBook = (): readonly Rule[] => {
  const [rules, setRules] = useState(book ?? []);
  useEffect(() => {
    let isGone = false;
    if (!book)
      void import('@potyczka/legion/rule-texts').then(all => {
        book = all.ruleTexts;
        if (!isGone) setRules(book);
      });
    return () => {
      isGone = true;
    };
  }, []);
  return rules;
};

/** A sentence of the rules with the figure of the card in it. */
const withX = (text: string, x: number | undefined): string =>
  x === undefined ? text : text.replaceAll(/\bX\b/g, `${x}`);

/** The keywords of a card, each with its name and what it does. */
export const KeywordNotes = ({
  keywords,
  lang,
  isWhole = false,
}: {
  readonly keywords: readonly KeywordSaid[];
  readonly lang: Lang;
  /** All sentences of the rule, and where it stands. */
  readonly isWhole?: boolean;
}): ReactNode => {
  const rules = useBook();
  if (keywords.length === 0) return null;
  return (
    <dl className="keyword-notes">
      {keywords.map(({ id, name, x, more }) => (
        <div key={id}>
          <dt>
            {name}
            {more && <span className="soft">: {more}</span>}
            {lang === 'pl' && <em lang="en"> {KEYWORDS[id].name}</em>}
          </dt>
          <dd>
            <Sentences {...{ id, x, lang, rules, isWhole }} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

interface SentencesProps {
  readonly id: KeywordId;
  readonly x: number | undefined;
  readonly lang: Lang;
  readonly rules: readonly Rule[];
  readonly isWhole: boolean;
}

const Sentences = ({ id, x, lang, rules, isWhole }: SentencesProps): ReactNode => {
  const stem = KEYWORDS[id].rules;
  if (!stem) return FACE_WORDS[lang].noRule;
  const found = rules.filter(r => r.id.startsWith(`${stem}-`));
  const said = isWhole ? found : found.slice(0, 1);
  return (
    <>
      {said.map(r => (
        <span key={r.id}>{withX(underName(lang, id, r.text[lang]), x)} </span>
      ))}
      {isWhole && found[0] && (
        <Link to={`/rules/legion/${found[0].id}`}>
          {WORDS[lang].rule} {found[0].id}
        </Link>
      )}
    </>
  );
};
