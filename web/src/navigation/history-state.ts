import * as z from "zod/mini";

/** How somebody left an entry of the history. */
export type Mark = {
  /** Pixels scrolled down. */
  y: number;
  /** Address of the link that had the focus, or that was followed; empty when there was none. */
  focus: string;
};

const stateSchema = z.object({ page: z.string(), y: z.number(), focus: z.string() });

/** What the history of the browser knows about the pages drawn here. */
export type Trail = {
  /** The entry the browser stands at; a new one (the first view, a place on the page) is given its name. */
  here(): { entry: string; isNew: boolean };
  /** Adds an entry and returns its name. */
  push(href: string): string;
  /** Remembers how an entry was left. In the history itself only for the entry the browser stands at. */
  mark(entry: string, mark: Mark): void;
  /** How an entry was left; the top of the page when nobody knows. */
  markOf(entry: string): Mark;
};

const TOP: Mark = { y: 0, focus: "" };

/** Marks entries in `history.state`, so that they outlive a reload, and beside it, because a left entry cannot be written any more. */
export function createTrail(history: Pick<History, "state" | "pushState" | "replaceState">): Trail {
  // Entries of an earlier load of the same page may still be in the history: no name is given twice.
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
