import * as z from "zod/mini";
import { keep, namesIn, recall } from "./browser-storage.ts";

/** A text that is typed but not stored, because it is invalid or unfinished. */
export type StoredDraft = { read: () => string | null; keep: (text: string) => void; forget: () => void };

/** The storage key of anything that signing out removes. */
export const unsavedKey = (shop: string) => `awning:unsaved:${shop}`;
const entriesSchema = z.record(z.string(), z.string());

/**
 * Keeps an owner's text across screens and reloads, in this tab only.
 * @param field identifies the text within the shop, for example `headline`
 */
export function storedDraft(shop: string, field: string): StoredDraft {
  const read = () => readAll(shop)[field] ?? null;
  return {
    read,
    keep: (text) => {
      if (read() !== text) writeAll(shop, { ...readAll(shop), [field]: text });
    },
    forget: () => {
      const { [field]: gone, ...rest } = readAll(shop);
      if (gone !== undefined) writeAll(shop, rest);
    },
  };
}

/** Removes all unsaved texts of this tab and all unfinished work of this browser, for the next user. */
export function forgetUnsaved(): void {
  for (const area of ["sessionStorage", "localStorage"] as const)
    for (const key of namesIn(area)) if (key.startsWith(unsavedKey(""))) keep(area, key, null);
}

function readAll(shop: string): Record<string, string> {
  try {
    const stored = entriesSchema.safeParse(JSON.parse(recall("sessionStorage", unsavedKey(shop)) ?? "{}"));
    return stored.success ? stored.data : {};
  } catch {
    return {};
  }
}

function writeAll(shop: string, entries: Record<string, string>): void {
  keep("sessionStorage", unsavedKey(shop), Object.keys(entries).length === 0 ? null : JSON.stringify(entries));
}
