// The browser's own database, where unsaved work survives a reload. Some private windows have none.
const databaseName = "soulstack";
const storeName = "work";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The database does not answer"));
  });
}

let opened: Promise<IDBDatabase> | null = null;
let connection: IDBDatabase | null = null; // once it is open

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    if (!("indexedDB" in globalThis))
      return reject(new Error("This browser has no database"));
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: "id" });
    done(request).then((open) => resolve((connection = open)), reject);
  });
  return opened;
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(storeName, mode).objectStore(storeName);
}

export interface Row {
  id: string;
  origin: string; // the page that wrote it: browsers have one database for all pages from files
  when: number;
  work: unknown;
}

// The newest first.
export async function allRows(): Promise<Row[]> {
  const rows = await done<Row[]>((await store("readonly")).getAll());
  return rows.sort((one, other) => other.when - one.when);
}

// Until it is written: the browser drops a transaction of a closed page that is not complete.
export async function putRow(row: Row): Promise<void> {
  const rows = await store("readwrite");
  await new Promise<void>((resolve, reject) => {
    rows.transaction.oncomplete = () => resolve();
    rows.transaction.onabort = () => reject(rows.transaction.error ?? new Error("The database does not write"));
    rows.put(row);
  });
}

// In a page that is being closed: the browser writes it although the page does not wait. False: the database is not open.
export function putRowAtOnce(row: Row): boolean {
  if (connection === null)
    return false;
  const transaction = connection.transaction(storeName, "readwrite");
  transaction.objectStore(storeName).put(row);
  transaction.commit();
  return true;
}

export async function removeRow(id: string): Promise<void> {
  await done((await store("readwrite")).delete(id));
}
