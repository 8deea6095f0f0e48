import { type FullFor, fullSchema } from "@awning/domain/account/full-collections";
import { type CappedCollection, DOCUMENT_CAPS, fullFor } from "@awning/domain/api/document-caps";
import { documents } from "@awning/domain/routes/collections";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "./admin.ts";
import { writeTogether } from "./writes.ts";

/**
 * Marks on a site which of these collections are full, counted as they are now. A site that changed while they were counted is
 * looked at again, so that of two counts the later one stays. Whoever asks after each write may ask late or twice.
 * @param names what something came to or went from; nothing is counted for what went while its collection was not full
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
