// The dashboard's only access to browser storage. Each kind may be blocked (private windows, blocked cookies) or full.

export type Area = "localStorage" | "sessionStorage";

/** A database that neither opens nor fails within this time counts as blocked. In ms. */
const PATIENCE_MS = 2000;
/** Values that could not be stored, kept as long as this page; `null` marks a removal that failed. */
const unkept: Record<Area, Map<string, string | null>> = { localStorage: new Map(), sessionStorage: new Map() };
let disk: Promise<void> | undefined;
let isDiskOpen = true;
let isStoreOpen: boolean | undefined;

/** Reads a stored value; `null` when there is none. */
export function recall(area: Area, name: string): string | null {
  const here = unkept[area].get(name);
  if (here !== undefined) return here;
  try {
    return globalThis[area].getItem(name);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or removes it for `null`.
 * @returns whether the change outlives this page
 */
export function keep(area: Area, name: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(name);
    else globalThis[area].setItem(name, text);
    unkept[area].delete(name);
    return true;
  } catch {
    unkept[area].set(name, text);
    return false;
  }
}

/** The names of all stored values. */
export function namesIn(area: Area): string[] {
  const here = [...unkept[area]].flatMap(([name, text]) => (text === null ? [] : [name]));
  try {
    return [...new Set([...Object.keys(globalThis[area]), ...here])];
  } catch {
    return here;
  }
}

/** What this browser can store: a copy of the owner's data, only the session, or nothing. */
export function whatIsStored(): "copy" | "sign_in" | "nothing" {
  isStoreOpen ??= opensStore();
  if (isDiskOpen && isStoreOpen) return "copy";
  return isDiskOpen || isStoreOpen ? "sign_in" : "nothing";
}

/** Checks whether IndexedDB opens. Await it before opening the first database. */
export function lookForDisk(): Promise<void> {
  disk ??= opensDisk().then((isOpen) => {
    isDiskOpen = isOpen;
  });
  return disk;
}

const PROBE = "awning.probe";

/** Tabs coordinate through it, so without it there is no disk cache. */
function opensStore(): boolean {
  try {
    localStorage.setItem(PROBE, "1");
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

async function opensDisk(): Promise<boolean> {
  const patience = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false));
  const opens = new Promise<boolean>((resolve, reject) => {
    const request = indexedDB.open(PROBE);
    request.onsuccess = () => {
      request.result.close();
      indexedDB.deleteDatabase(PROBE);
      resolve(true);
    };
    request.onerror = () => reject(request.error);
  });
  return Promise.race([opens, patience]).catch(() => false);
}
