// The one door of the public pages to what a browser keeps. Part of it stands in every page and must stay small.

type Area = "localStorage" | "sessionStorage";
type Name = `awning:${string}`;

declare global {
  interface Window {
    /**
     * What the browser refuses to keep (private windows, blocked cookies, no room) lives as long as the page. The script in the
     * page and its chunks are bundles of their own: here they all find it.
     */
    [unkept: Name]: string | undefined;
  }
}

/** What was kept by a name, if anything was. */
export function recall(area: Area, name: Name): string | null | undefined {
  try {
    // What could not be kept is newer than what could.
    return window[name] ?? window[area].getItem(name);
  } catch {
    // Nothing can be read here.
  }
}

/** Keeps a text by a name, in this page alone where the browser refuses. */
export function keep(area: Area, name: Name, text: string): void {
  try {
    window[area].setItem(name, text);
    delete window[name];
  } catch {
    window[name] = text;
  }
}

/** Forgets what was kept by a name. */
export function forget(area: Area, name: Name): void {
  delete window[name];
  try {
    window[area].removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

/** Whether what goes by a name lives as long as this page and no longer. */
export function isNotStored(name: Name): boolean {
  return window[name] !== undefined;
}
