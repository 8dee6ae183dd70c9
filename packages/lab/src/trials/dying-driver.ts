import type { Driver } from '@potyczka/server/inside';

/** When a server dies: before or after it next writes into a table of the database. */
export interface Dies {
  readonly when: 'before' | 'after';
  readonly into: 'entries' | 'campaign_lines' | 'campaign_folds' | 'campaigns' | 'tables';
}

const WRITES: Readonly<Record<Dies['into'], RegExp>> = {
  entries: /INSERT INTO entries \(table_id/,
  campaign_lines: /INSERT INTO campaign_lines/,
  campaign_folds: /INSERT INTO campaign_folds/,
  campaigns: /UPDATE campaigns/,
  tables: /UPDATE tables/,
};

/** A way to a database on which the process ends as by a power cut, once it is told when. */
export const dyingDriver = (driver: Driver): { readonly driver: Driver; dies(dies: Dies): void } => {
  let armed: Dies | undefined;
  const die = (): boolean => process.kill(process.pid, 'SIGKILL');
  return {
    dies: dies => {
      armed = dies;
    },
    driver: new Proxy(driver, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        if (name !== 'query') return member.bind(target);
        return async (...given: Parameters<Driver['query']>) => {
          const isIt = armed !== undefined && WRITES[armed.into].test(given[0]);
          if (isIt && armed?.when === 'before') die();
          const rows = await target.query(...given);
          if (isIt) die();
          return rows;
        };
      },
    }),
  };
};
