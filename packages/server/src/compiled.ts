/** A file to be run on its own, by the address of a neighbour: always the compiled one, for Node reads no TypeScript. */
export const compiled = (name: string, beside: string): URL =>
  new URL(new URL(name, beside).href.replace(/\/(server|lab)\/src\//, '/$1/dist/'));
