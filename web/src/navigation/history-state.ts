import * as z from "zod/mini";

/** How an entry of the history was left. */
export type Mark = {
  /** Scroll position in pixels. */
  y: number;
  /** Address of the focused or followed link; empty without one. */
  focus: string;
};

const stateSchema = z.object({ page: z.string(), y: z.number(), focus: z.string() });

/** The history entries of the pages drawn in the browser. */
export type Trail = {
  /** The current entry; a new one (the first view, a fragment) gets an id. */
  here(): { entry: string; isNew: boolean };
  /** Adds an entry and returns its id. */
  push(href: string): string;
  /** Stores how an entry was left; in the history itself only for the current entry. */
  mark(entry: string, mark: Mark): void;
  /** How an entry was left; the top of the page when unknown. */
  markOf(entry: string): Mark;
};

const TOP: Mark = { y: 0, focus: "" };

/**
 * Stores entry ids in `history.state`, so they survive a reload, and positions beside it, because a left entry can no longer
 * be written.
 */
export function createTrail(history: Pick<History, "state" | "pushState" | "replaceState">): Trail {
  // Entries of an earlier load of the page may still be in the history, so ids must be unique across loads.
  const prefix = `${Math.round(performance.timeOrigin)}.`;
  const marks = new Map<string, Mark>();
  let count = 0;
  const read = () => stateSchema.safeParse(history.state).data;
  const write = (page: string, mark: Mark) => history.replaceState({ ...history.state, page, ...mark }, "");
  const newName = () => {
    count += 1;
    return prefix + count;
  };

  return {
    here() {
      const known = read()?.page;
      if (known) return { entry: known, isNew: false };
      const entry = newName();
      write(entry, TOP);
      return { entry, isNew: true };
    },
    push(href) {
      const page = newName();
      history.pushState({ page, ...TOP }, "", href);
      return page;
    },
    mark(entry, mark) {
      marks.set(entry, mark);
      if (read()?.page === entry) write(entry, mark);
    },
    markOf(entry) {
      const stored = read();
      return marks.get(entry) ?? (stored?.page === entry ? { y: stored.y, focus: stored.focus } : TOP);
    },
  };
}
