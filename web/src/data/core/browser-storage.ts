// The dashboard's one door to what a browser keeps. Every part of it may be closed (private windows, blocked cookies) or full.

export type Area = "localStorage" | "sessionStorage";

/** Ms after which a database that neither opens nor fails counts as closed. */
const PATIENCE_MS = 2000;
/** What could not be kept lives as long as this page; `null` is what could not be forgotten. */
const unkept: Record<Area, Map<string, string | null>> = { localStorage: new Map(), sessionStorage: new Map() };
let disk: Promise<void> | undefined;
let isDiskOpen = true;
let isStoreOpen: boolean | undefined;

/** What was kept by a name; `null` when nothing was. */
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
 * Keeps a text by a name, or forgets it.
 * @returns whether it outlives this page
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

/** The names of everything that is kept. */
export function namesIn(area: Area): string[] {
  const here = [...unkept[area]].flatMap(([name, text]) => (text === null ? [] : [name]));
  try {
    return [...new Set([...Object.keys(globalThis[area]), ...here])];
  } catch {
    return here;
  }
}

/** What this browser keeps: a copy of the owner's data, that somebody is signed in and no more, or nothing. */
export function whatIsStored(): "copy" | "sign_in" | "nothing" {
  isStoreOpen ??= opensStore();
  if (isDiskOpen && isStoreOpen) return "copy";
  return isDiskOpen || isStoreOpen ? "sign_in" : "nothing";
}

/** Finds out whether a database can be opened; to be waited for before the first one is. */
export function lookForDisk(): Promise<void> {
  disk ??= opensDisk().then((isOpen) => {
    isDiskOpen = isOpen;
  });
  return disk;
}

const PROBE = "awning.probe";

/** Tabs speak with each other by it, so without it no copy is kept. */
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
