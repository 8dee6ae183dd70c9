/** A fault in the rules themselves, never in somebody's answer. */
export class Fault extends Error {}
