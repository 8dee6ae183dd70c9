import { Metrics, SETTINGS } from '@potyczka/server/inside';
import { Service } from '@potyczka/table';
import { putBetween, sourceOf, table } from './markdown.js';

interface SettingShown {
  readonly takes: string;
  readonly help: string;
  readonly otherwise?: string;
}

/** Defaults that differ between machines, in words. */
const IN_WORDS: Readonly<Record<string, string>> = {
  WEB_DIR: '`packages/web/dist`',
  BOT_THREADS: 'the cores but one',
};

const settings = (): string =>
  table(
    ['setting', 'what it is', 'takes', 'default'],
    Object.entries<SettingShown>(SETTINGS).map(([name, { help, takes, otherwise }]) => [
      `\`${name}\``,
      help,
      takes,
      IN_WORDS[name] ?? (otherwise === undefined ? 'none' : `\`${otherwise}\``),
    ]),
  );

/** Our own; those of Node itself come with prom-client. */
const OWN = /^potyczka_/;

const metrics = async (): Promise<string> => {
  const measured = new Metrics();
  const nothing = () => 0;
  const service = new Service({} as ConstructorParameters<typeof Service>[0]);
  measured.watch({
    service,
    sockets: nothing,
    thoughts: nothing,
    entries: nothing,
    batches: nothing,
    hurt: nothing,
  });
  const all = await measured.registry.getMetricsAsJSON();
  measured.registry.clear();
  const labels: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    [measured.requests, measured.seconds, measured.faults, measured.storeFailures, measured.dropped].map(
      m => {
        const { name, labelNames } = m as unknown as { name: string; labelNames: readonly string[] };
        return [name, labelNames];
      },
    ),
  );
  const rows = all
    .filter(m => OWN.test(m.name))
    .map(m => [
      `\`${m.name}\``,
      String(m.type),
      labels[m.name]?.map(l => `\`${l}\``).join(', ') ?? '',
      m.help,
    ]);
  return table(['metric', 'kind', 'labels', 'meaning'], rows);
};

/** docs/hosting.md with its tables as they are now. */
export const hostingPage = async (): Promise<string> => {
  const page = putBetween(sourceOf('docs/hosting.md'), 'settings', settings());
  return putBetween(page, 'metrics', await metrics());
};
