/** The browser's own database, and how one waits for it. */

export const done = (tx: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error);
  });

export const got = <X>(request: IDBRequest<X>): Promise<X> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Never edited once released: what a version adds stays. */
export const openDb = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open('potyczka', 3);
  request.onupgradeneeded = ({ oldVersion }) => {
    const db = request.result;
    if (oldVersion < 1) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['table', 'entry.n'] });
    }
    if (oldVersion < 2) db.createObjectStore('drafts', { keyPath: ['table', 'draft.seat'] });
    db.createObjectStore('campaigns', { keyPath: 'id' });
    db.createObjectStore('folds', { keyPath: 'id' });
    // A match is in a campaign once; what is no match has no place in the index.
    db.createObjectStore('lines', { keyPath: ['campaign', 'line.n'] }).createIndex(
      'match',
      ['campaign', 'line.table'],
      { unique: true },
    );
  };
  const db = await got(request);
  // A page of a newer program need not wait for this one.
  db.onversionchange = () => db.close();
  return db;
};
