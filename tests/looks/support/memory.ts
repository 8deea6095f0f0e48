import { MemoryFirestore } from "../../support/model/memory-firestore.ts";
import type { MemorySnapshot } from "../../support/model/memory-snapshot.ts";

/** Everything that is stored, and which sites were written to since their public copy was made. */
class Memory extends MemoryFirestore {
  readonly changed = new Set<string>();

  override apply(writes: Parameters<MemoryFirestore["apply"]>[0]): ReturnType<MemoryFirestore["apply"]> {
    const before = super.apply(writes);
    for (const [path, was] of before) {
      const [, siteId] = /^sites\/([^/]+)/.exec(path) ?? [];
      if (siteId && was !== this.documents.get(path)) this.changed.add(siteId);
    }
    return before;
  }
}

export const database = new Memory();

/** Who has an account, by the address: their uid. */
export const people = new Map<string, string>();

/** A document as visitors find it: the public copies are made anew first, as their triggers would have done. */
export async function readAsVisitor(path: string): Promise<MemorySnapshot> {
  const { renewProjection } = await import("../../../functions/src/site/renew-projection.ts");
  const renewed = [...database.changed];
  database.changed.clear();
  for (const siteId of renewed) await renewProjection(siteId, []);
  for (const siteId of renewed) database.changed.delete(siteId);
  return database.peek(path);
}
