import * as z from "zod/mini";

/** One text that is typed but not stored, because it is wrong or not finished. */
export type KeptText = { read: () => string | null; keep: (text: string) => void; forget: () => void };

const keyOf = (shop: string) => `awning:unsaved:${shop}`;
const entriesSchema = z.record(z.string(), z.string());

/**
 * Keeps a text of this owner over a change of screen and a reload, in this tab only. A closed or full storage keeps
 * nothing, and nothing else happens.
 * @param field names the text among all of the shop, for example `headline`
 */
export function keptText(shop: string, field: string): KeptText {
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
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOf(""))) sessionStorage.removeItem(key);
  } catch {
    // Closed storage held nothing.
  }
}

function readAll(shop: string): Record<string, string> {
  try {
    const stored = entriesSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(shop)) ?? "{}"));
    return stored.success ? stored.data : {};
  } catch {
    return {};
  }
}

function writeAll(shop: string, entries: Record<string, string>): void {
  try {
    if (Object.keys(entries).length === 0) sessionStorage.removeItem(keyOf(shop));
    else sessionStorage.setItem(keyOf(shop), JSON.stringify(entries));
  } catch {
    // A full or closed storage loses the text on leaving, nothing else.
  }
}
