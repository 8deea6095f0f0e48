import * as z from "zod/mini";
import { keep, namesIn, recall } from "./browser-storage.ts";

/** One text that is typed but not stored, because it is wrong or not finished. */
export type StoredDraft = { read: () => string | null; keep: (text: string) => void; forget: () => void };

const keyOf = (shop: string) => `awning:unsaved:${shop}`;
const entriesSchema = z.record(z.string(), z.string());

/**
 * Keeps a text of this owner over a change of screen and a reload, in this tab only.
 * @param field names the text among all of the shop, for example `headline`
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

/** Forgets everything kept in this tab, for whoever uses it next. */
export function forgetUnsaved(): void {
  for (const key of namesIn("sessionStorage")) if (key.startsWith(keyOf(""))) keep("sessionStorage", key, null);
}

function readAll(shop: string): Record<string, string> {
  try {
    const stored = entriesSchema.safeParse(JSON.parse(recall("sessionStorage", keyOf(shop)) ?? "{}"));
    return stored.success ? stored.data : {};
  } catch {
    return {};
  }
}

function writeAll(shop: string, entries: Record<string, string>): void {
  keep("sessionStorage", keyOf(shop), Object.keys(entries).length === 0 ? null : JSON.stringify(entries));
}
