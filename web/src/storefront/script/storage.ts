// The public pages' only access to browser storage. Part of it is in every page and must stay small.

type Area = "localStorage" | "sessionStorage";
type Name = `awning:${string}`;

declare global {
  interface Window {
    /**
     * Values that the browser refuses to store (private windows, blocked cookies, no room) last as long as the page. They are
     * on `window`, because the page's script and its chunks are separate bundles.
     */
    [unkept: Name]: string | undefined;
  }
}

/** Reads a stored value, if any. */
export function recall(area: Area, name: Name): string | null | undefined {
  try {
    // A value that could not be stored is newer than the stored one.
    return window[name] ?? window[area].getItem(name);
  } catch {
    // Storage cannot be read here.
  }
}

/** Stores a text, for this page only when the browser refuses. */
export function keep(area: Area, name: Name, text: string): void {
  try {
    window[area].setItem(name, text);
    delete window[name];
  } catch {
    window[name] = text;
  }
}

/** Removes a stored value. */
export function forget(area: Area, name: Name): void {
  delete window[name];
  try {
    window[area].removeItem(name);
  } catch {
    // Nothing was stored.
  }
}

/** Whether a value lasts only as long as this page. */
export function isNotStored(name: Name): boolean {
  return window[name] !== undefined;
}
