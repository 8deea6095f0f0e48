import { useMemo, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { type StoredDraft, storedDraft } from "#data/core/unsaved.ts";

/** One stored text for all fields, so no index of them is needed. */
const NAME = "builder";
const fieldsSchema = z.record(z.string(), z.record(z.string(), z.string()));
const listeners = new Set<() => void>();

/**
 * An invalid text that the draft does not contain: kept until it is valid or removed.
 * @param of the block or page it belongs to
 * @param about names the field
 */
export function storedField(siteId: string, of: string, about: string): StoredDraft {
  const put = (text: string | null) => {
    const { [of]: { [about]: before, ...others } = {}, ...rest } = readFields(storedDraft(siteId, NAME).read());
    if ((before ?? null) === text) return;
    const own = text === null ? others : { ...others, [about]: text };
    const fields = Object.keys(own).length === 0 ? rest : { ...rest, [of]: own };
    if (Object.keys(fields).length === 0) storedDraft(siteId, NAME).forget();
    else storedDraft(siteId, NAME).keep(JSON.stringify(fields));
    for (const listener of listeners) listener();
  };
  return {
    read: () => readFields(storedDraft(siteId, NAME).read())[of]?.[about] ?? null,
    keep: put,
    forget: () => put(null),
  };
}

/** The blocks and pages that have such a text. */
export function useWrongFields(siteId: string): ReadonlySet<string> {
  const kept = useSyncExternalStore(subscribe, () => storedDraft(siteId, NAME).read());
  return useMemo(() => new Set(Object.keys(readFields(kept))), [kept]);
}

function readFields(kept: string | null): z.infer<typeof fieldsSchema> {
  try {
    const fields = fieldsSchema.safeParse(JSON.parse(kept ?? "{}"));
    return fields.success ? fields.data : {};
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
