/** Words of the seat links of tables that I made; kept in this browser, since the table tells them once only. */
export const linksOf = (table: string): Readonly<Record<string, string>> => {
  try {
    return JSON.parse(localStorage.getItem(`links-${table}`) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

export const keepLinks = (table: string, links: Readonly<Partial<Record<string, string>>>): void => {
  if (Object.keys(links).length > 0) localStorage.setItem(`links-${table}`, JSON.stringify(links));
};
