import { tell } from '@potyczka/apex/text';
import { type Event, keyOf, type Space, type View } from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { Glyph } from './glyphs.js';
import { between, Callout, Cased, lineThrough, Mark } from './Preview.js';
import { mapOf, middleOf, type Point } from './plan.js';
import { legendIn, type Scene } from './scene.js';
import { WORDS } from './words.js';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const pick = <T extends Event['type']>(events: readonly Event[], type: T): Of<T>[] =>
  events.filter((e): e is Of<T> => e.type === type);

/** Where a legend is now, or was when it was eliminated a moment ago. */
const placeOf = (view: View, events: readonly Event[], who: string): Point | null => {
  const at = legendIn(view, who)?.at ?? pick(events, 'aimed').find(e => e.at === who)?.to;
  return at ? middleOf(mapOf(view), at) : null;
};

interface PartProps {
  readonly scene: Scene;
  readonly events: readonly Event[];
}

/** Ways that were gone, throws, strikes and shots. */
const Deeds = ({ scene, events }: PartProps): ReactNode => {
  const map = mapOf(scene.view);
  const at = (who: string): Point | null => placeOf(scene.view, events, who);
  const line = (a: Point | null, b: Point | null): string => (a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '');
  return (
    <>
      {[...pick(events, 'moved'), ...pick(events, 'entered')].map((e, i) => (
        <Cased
          key={`m${e.who}${i}`}
          d={lineThrough(map, e.path)}
          kind={`gone ${legendIn(scene.view, e.who)?.team ?? ''}`}
        />
      ))}
      {pick(events, 'aimed').map((e, i) => (
        <Cased key={`a${e.who}${i}`} d={lineThrough(map, [e.from, e.to])} kind="fire" />
      ))}
      {pick(events, 'struck').map((e, i) => (
        <Cased key={`s${e.who}${i}`} d={line(at(e.who), at(e.at))} kind="fire" />
      ))}
      {pick(events, 'threw').map((e, i) => {
        const from = at(e.who);
        const landed = pick(events, 'drifted').at(-1)?.at ?? e.at;
        return from && <Cased key={`t${e.who}${i}`} d={line(from, middleOf(map, landed))} kind="throw" />;
      })}
      {pick(events, 'drifted').map((e, i) => {
        const m = middleOf(map, e.at);
        return (
          <g key={`d${keyOf(e.at)}${i}`} className="blast">
            <circle cx={m.x} cy={m.y} r={54} />
            <Glyph name="explosion-rays" x={m.x} y={m.y} size={84} />
          </g>
        );
      })}
    </>
  );
};

/** What it came to: damage, healing, death. */
const Harms = ({ scene, events }: PartProps): ReactNode => {
  const at = (who: string): Point | null => placeOf(scene.view, events, who);
  return (
    <>
      {pick(events, 'suffered').map((e, i) => (
        <Rising key={`h${e.who}${i}`} kind="hurt" at={at(e.who)} text={`−${e.amount - e.prevented}`} />
      ))}
      {pick(events, 'restored').map((e, i) => (
        <Rising
          key={`r${e.who}${i}`}
          kind="healed"
          at={at(e.who)}
          text={e.shield + e.health > 0 ? `+${e.shield + e.health}` : ''}
        />
      ))}
      {pick(events, 'eliminated').map(e => {
        const point = at(e.who);
        return (
          point && (
            <g key={`x${e.who}`} transform={`translate(${point.x} ${point.y})`}>
              <g className="death">
                <circle r={50} />
                <Glyph name="death-skull" x={0} y={0} size={74} />
              </g>
            </g>
          )
        );
      })}
    </>
  );
};

const Rising = ({
  kind,
  at,
  text,
}: {
  readonly kind: string;
  readonly at: Point | null;
  readonly text: string;
}): ReactNode => {
  const { px } = useCamera();
  if (!at || !text) return null;
  return (
    <g transform={`translate(${at.x + 30} ${at.y - 40})`}>
      <text className={`rising ${kind}`} fontSize={Math.min(64, Math.max(40, px(28)))} textAnchor="middle">
        {text}
      </text>
    </g>
  );
};

/** The Automa's reasons: whom it hunts, where its cards led, what barred them, which space it likes best. */
const Reasons = ({ scene, events }: PartProps): ReactNode => {
  const { view, lang } = scene;
  const map = mapOf(view);
  const w = WORDS[lang];
  const at = (who: string): Point | null => placeOf(view, events, who);
  return (
    <>
      {pick(events, 'main-enemy').map(e => {
        const [from, to] = [at(e.who), at(e.main)];
        return (
          from &&
          to && (
            <g key={`p${e.who}`}>
              <Cased d={`M${from.x} ${from.y}L${to.x} ${to.y}`} kind="hunts" />
              {e.compared.map(c => {
                const p = at(c.who);
                return (
                  p && (
                    <Callout
                      key={c.who}
                      at={p}
                      glyph={c.seen ? 'eye-target' : 'sight-disabled'}
                      text={`${c.distance} · ${c.points}`}
                      kind={c.who === e.main ? 'deadly' : ''}
                    />
                  )
                );
              })}
            </g>
          )
        );
      })}
      {pick(events, 'laid').map((e, i) => (
        <Laid key={`l${e.card}${i}`} scene={scene} event={e} />
      ))}
      {pick(events, 'holds-fire').map(e => {
        const [from, to] = [at(pick(events, 'holds-fire')[0]?.who ?? e.who), at(e.target)];
        return (
          from &&
          to && (
            <g key={`n${e.target}`}>
              <Cased d={`M${from.x} ${from.y}L${to.x} ${to.y}`} kind="unseen" />
              <Mark at={between(from, to, 0.6)} kind="blocked" />
            </g>
          )
        );
      })}
      {pick(events, 'weighed').flatMap(e =>
        e.candidates.map(c => {
          const m = middleOf(map, c.at);
          const isBest = c.at.x === e.to.x && c.at.y === e.to.y;
          return (
            <g key={`w${keyOf(c.at)}`} className={isBest ? 'weighed best' : 'weighed'}>
              <title>{w.seenBy(c.seen)}</title>
              <rect x={m.x - 34} y={m.y - 22} width={68} height={42} rx={10} />
              <Glyph name="eye-target" x={m.x - 14} y={m.y - 1} size={26} />
              <text x={m.x + 16} y={m.y + 8} fontSize={26} textAnchor="middle">
                {c.seen}
              </text>
            </g>
          );
        }),
      )}
    </>
  );
};

/** A decision card on the board: its way, or a cross on the space that bars it. */
const Laid = ({ scene, event }: { readonly scene: Scene; readonly event: Of<'laid'> }): ReactNode => {
  const map = mapOf(scene.view);
  const path: readonly Space[] = event.path;
  const end = path.at(-1);
  const isBarred = event.bars.length > 0;
  return (
    <g className={isBarred ? 'laid barred' : 'laid'}>
      {path.map(at => {
        const m = middleOf(map, at);
        return <rect key={keyOf(at)} x={m.x - 40} y={m.y - 40} width={80} height={80} rx={8} />;
      })}
      {isBarred && end && <Mark at={middleOf(map, path[0] ?? end)} kind="blocked" />}
    </g>
  );
};

/** What has just happened, or is looked at again, drawn on the board. */
export const Happening = (scene: Scene): ReactNode => {
  const isAgain = scene.happening.length === 0 && scene.lingering.length > 0;
  const source = isAgain ? scene.lingering : scene.happening;
  if (source.length === 0) return null;
  const events = source.map(l => l.event);
  return (
    <g key={source[0]?.n} className={isAgain ? 'happening again' : 'happening'} pointerEvents="none">
      <Deeds {...{ scene, events }} />
      <Reasons {...{ scene, events }} />
      <Harms {...{ scene, events }} />
      <Spoken {...{ scene, events }} />
    </g>
  );
};

/** The one sentence of an Automa's step, beside it, as long as the step is shown. */
const Spoken = ({ scene, events }: PartProps): ReactNode => {
  if (!scene.motion || scene.happening.length === 0) return null;
  const e = events.find(x => x.type === 'main-enemy' || x.type === 'scheme' || x.type === 'weighed');
  if (!e || !('who' in e) || !e.who) return null;
  const at = placeOf(scene.view, events, e.who);
  return at && <Callout at={{ x: at.x, y: at.y - 30 }} text={tell(scene.lang, e).slice(0, 90)} />;
};
