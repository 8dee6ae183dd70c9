/** A frame of the call stack in which a generator goes on. */
const GENERATOR = /^\s+at (?:[\w$]+\.)*([\w$]+)\.next \(<anonymous>\)$/;

/** The procedures on the call stack, outermost first. Empty where the stack is not written as V8 writes it. */
export const openProcedures = (): string[] => {
  const limits = Error as { stackTraceLimit?: number };
  const before = limits.stackTraceLimit;
  limits.stackTraceLimit = 200;
  const lines = (new Error().stack ?? '').split('\n');
  if (before !== undefined) limits.stackTraceLimit = before;
  const names: string[] = [];
  for (const line of lines) {
    if (line.includes(' Engine.advance ')) break;
    const name = GENERATOR.exec(line)?.[1];
    if (name) names.push(name);
  }
  return names.reverse();
};
