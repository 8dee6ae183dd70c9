/** Somebody else wrote first: read again and decide again. */
export class Conflict extends Error {}

/** The store cannot be reached, or has no room; what was to be written is not there. */
export class StoreAway extends Error {}

/** What is stored cannot be read, or not written over: no asking again mends it. `id`: of the table or campaign, if that is known. */
export class StoreDamaged extends StoreAway {
  constructor(
    message: string,
    readonly id?: string,
  ) {
    super(message);
  }
}
