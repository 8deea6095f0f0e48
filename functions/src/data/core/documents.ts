import { type FullFor, fullSchema } from "@awning/domain/account/full-collections";
import { type CappedCollection, DOCUMENT_CAPS, fullFor } from "@awning/domain/api/document-caps";
import { documents } from "@awning/domain/routes/firestore-paths";
import { FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { log } from "#platform/log.ts";
import { firestore } from "./admin.ts";
import { writeTogether } from "./writes.ts";

type Fields = Record<string, unknown>;
type ReadSnapshot = { readonly exists: boolean; readonly ref: { readonly path: string }; data(): Fields | undefined };

/** Of every value of every document that is read: a schema that fails for most of them takes longer than all others. */
export function fromStored(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (hasMillis(value)) return value.toMillis();
  if (Array.isArray(value)) return value.map(fromStored);
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([field, one]) => [field, fromStored(one)])) : value;
}

/** Parses a document. @returns `null` when it is missing or malformed; malformed ones are logged */
export function fromDocument<Schema extends z.core.$ZodType>(schema: Schema, snapshot: ReadSnapshot): z.output<Schema> | null {
  if (!snapshot.exists) return null;
  const parsed = z.safeParse(schema, fromStored(snapshot.data()));
  if (parsed.success) return parsed.data;
  log.documentLeftOut(
    snapshot.ref.path,
    parsed.error.issues.map((issue) => issue.path.join(".")),
  );
  return null;
}

/** The documents of a list, each with its id, without malformed ones. */
export function documentsOf<Schema extends z.core.$ZodType>(
  schema: Schema,
  found: { readonly docs: readonly (ReadSnapshot & { readonly id: string })[] },
): (z.output<Schema> & { id: string })[] {
  return found.docs.flatMap((one) => {
    const value = fromDocument(schema, one);
    return value === null ? [] : [Object.assign({}, value, { id: one.id })];
  });
}

function hasMillis(value: object): value is { toMillis(): number } {
  return "toMillis" in value && typeof value.toMillis === "function";
}

function isPlain(value: object): value is Fields {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Recounts these collections and flags the full ones on the site. Retries if the site changed meanwhile, so that the later count wins.
 * Callers may call it late or twice.
 * @param names collections that gained or lost a document; losses count only while the collection was full
 */
export async function keepFull(
  siteId: string,
  names: { grown: ReadonlySet<CappedCollection>; shrunk: ReadonlySet<CappedCollection> },
): Promise<void> {
  const reference = firestore().doc(documents.site(siteId));
  await writeTogether("keep-full", async (writes) => {
    const site = await reference.get();
    if (!site.exists || !site.updateTime) return;
    const marked = fullSchema.safeParse(site.get("full")).data ?? {};
    const asked = [...new Set([...names.grown, ...[...names.shrunk].filter((name) => marked[name] !== undefined)])];
    const found = await Promise.all(
      asked.map(async (name): Promise<[CappedCollection, FullFor | null]> => [name, await countFull(siteId, name)]),
    );
    const changes = found.filter(([name, full]) => full !== (marked[name] ?? null));
    if (changes.length === 0) return;
    const fields = Object.fromEntries(changes.map(([name, full]) => [`full.${name}`, full ?? FieldValue.delete()]));
    writes.update(reference, fields, { lastUpdateTime: site.updateTime });
  });
}

async function countFull(siteId: string, name: CappedCollection): Promise<FullFor | null> {
  const all = firestore().doc(documents.site(siteId)).collection(name).limit(DOCUMENT_CAPS[name].all);
  return fullFor(name, (await all.count().get()).data().count);
}
