import { isDeepStrictEqual } from "node:util";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { FIRST_SCHEDULE_ID, officeHours } from "@awning/domain/booking/schedule";
import { NEW_SERVICE } from "@awning/domain/booking/service";
import { Failure } from "@awning/domain/errors/failure";
import { PLAIN_LINK } from "@awning/domain/link/link";
import { type SampleFields, sampleProduct } from "@awning/domain/product/sample-product";
import { isSamePlace } from "@awning/domain/published/shown-product";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { sampleSettings } from "@awning/domain/shop/sample-settings";
import { toStoredProduct, toStoredSettings } from "@awning/domain/shop/stored";
import { patchLinks } from "../../../functions/src/data/site/patch-links.ts";
import { patchPublished } from "../../../functions/src/data/site/patch-published.ts";
import { renewProjection } from "../../../functions/src/site/renew-projection.ts";
import { Bank } from "./bank.ts";
import { Bucket } from "./bucket.ts";
import { standOn } from "./current.ts";
import { StoreError } from "./memory-fields.ts";
import { type Gate, MemoryFirestore } from "./memory-firestore.ts";
import type { Fields } from "./memory-query.ts";
import { SITE } from "./shop.ts";
import { Turns } from "./turns.ts";

/** A write at or below the site, as its trigger is told of it. */
type SiteEvent = { part: string; docId: string; before: Fields | undefined; after: Fields | undefined };

/** Everything that is stored, and the events that no trigger has taken yet. */
class WatchedFirestore extends MemoryFirestore {
  readonly events: SiteEvent[] = [];

  override apply(writes: Parameters<MemoryFirestore["apply"]>[0]): ReturnType<MemoryFirestore["apply"]> {
    const before = super.apply(writes);
    for (const [path, was] of before) {
      const [top, , part = "site", docId = ""] = path.split("/");
      const after = this.documents.get(path)?.data;
      if (top === "sites" && !isDeepStrictEqual(was?.data, after)) this.events.push({ part, docId, before: was?.data, after });
    }
    return before;
  }
}

export type ProjectionWorld = { database: WatchedFirestore; turns: Turns };

/**
 * A published site without products.
 * @param random makes one step in a few wait for many others, so that what began first is often overtaken
 */
export async function openProjectionWorld(random: (below: number) => number = () => 1): Promise<ProjectionWorld> {
  const turns = new Turns();
  const gate: Gate = async (moment) => {
    for (let waits = random(40) === 0 ? random(90) : 0; waits > 0; waits--) await turns.gate("pause");
    await turns.gate(moment);
  };
  const world = { database: new WatchedFirestore(gate), turns };
  standOnDatabase(world.database, turns);
  const at = new Date();
  const words = { displayName: "Kiln", headline: "", bio: "", avatar: null, cover: null, socials: {}, theme: "market" };
  const state = { published: true, suspendedAt: null, leavesAt: null, createdAt: at, updatedAt: at };
  await world.database.doc(documents.site(SITE)).set({ username: "kiln", ...words, ...state });
  await world.database.doc(documents.shopSettings(SITE)).set(toStoredSettings(sampleSettings()));
  await world.database.doc(bookingDocuments.schedule(SITE, FIRST_SCHEDULE_ID)).set({ ...officeHours("UTC"), createdAt: at, updatedAt: at });
  return world;
}

function standOnDatabase(database: MemoryFirestore, { gate, badLuck }: Turns): void {
  const nothing = {
    kicked: new Set<string>(),
    tasks: [],
    told: new Map<string, string>(),
    sent: [],
    post: { away: 0, putOff: 0 },
    errors: [],
  };
  standOn({ database, gate, badLuck, bank: new Bank(gate), bucket: new Bucket(gate), ...nothing });
}

/** As stored: a product on sale, in the shop's order by its id. */
export function storedProduct(id: string, fields: Partial<SampleFields> = {}): [path: string, fields: Fields] {
  const at = new Date();
  const product = toStoredProduct(sampleProduct({ title: id, slug: id, order: `a${id}`, price: 1000, ...fields }));
  return [documents.product(SITE, id), { ...product, sold: false, createdAt: at, updatedAt: at }];
}

/** The pictures of a product as stored, the first of them its cover. */
export function storedPictures(...names: readonly string[]): Fields {
  const picture = { siteId: "kiln", widths: [320], width: 320, height: 320, alt: "", color: "#aabbcc" };
  const images = names.map((name) => ({ ...picture, id: name.repeat(10) }));
  return { images: storedProduct("any", { images })[1].images };
}

export function storedStock(productId: string, available: number, variantId = SINGLE_VARIANT): [path: string, fields: Fields] {
  return [documents.stock(SITE, stockId(productId, variantId)), { productId, variantId, available, updatedAt: new Date() }];
}

export function storedLink(id: string, productId: string, fields: Fields = {}): [path: string, fields: Fields] {
  const at = new Date();
  const link = { ...PLAIN_LINK, type: "product", title: id, url: "", order: "a0", productId, ...fields };
  return [documents.link(SITE, id), { ...link, createdAt: at, updatedAt: at }];
}

export function storedCollection(productIds: readonly string[], order: string): [path: string, fields: Fields] {
  const at = new Date();
  return [documents.collection(SITE, "c0"), { title: "Cups", slug: "cups", productIds, order, createdAt: at, updatedAt: at }];
}

export function storedService(slug: string): [path: string, fields: Fields] {
  const at = new Date();
  const service = { ...NEW_SERVICE, title: slug, slug, sortKey: "A", state: "active", scheduleId: FIRST_SCHEDULE_ID };
  return [bookingDocuments.service(SITE, "s0"), { ...service, createdAt: at, updatedAt: at }];
}

/** The published pages of a site, the first of them at `slug`. */
export function storedPageIndex(ids: readonly string[], slug: string): [path: string, fields: Fields] {
  const page = { version: 1, title: "About", inMenu: true, menuOrder: "a0", bytes: 2, noindex: false, changed: 0 };
  return [documents.pageIndex(SITE), { pages: Object.fromEntries(ids.map((id, at) => [id, { ...page, slug: at === 0 ? slug : id }])) }];
}

/** Writes all of them in one commit. */
export function put({ database }: Pick<ProjectionWorld, "database">, ...all: readonly [path: string, fields: Fields][]): Promise<void> {
  const batch = database.batch();
  for (const [path, fields] of all) batch.set(database.doc(path), fields);
  return batch.commit();
}

/** Does what the triggers do after an event, in an instance of its own: nothing waits for what others are doing. */
export async function answerEvent(event: SiteEvent, others: readonly SiteEvent[]): Promise<void> {
  if (event.part === "links") {
    if ((await patchLinks(SITE)) === "behind") await renewProjection(SITE, []);
    return;
  }
  const name = event.before?.username;
  const ids = [event, ...others].flatMap((one) => patchedBy(one) ?? []);
  if (patchedBy(event) === null) await renewProjection(SITE, event.part === "site" && typeof name === "string" ? [name] : []);
  else if ((await patchPublished(SITE, [...new Set(ids)])) === "behind") await renewProjection(SITE, []);
}

/** The product that is patched after an event; `null` where everything is renewed. */
function patchedBy({ part, docId, before, after }: SiteEvent): string | null {
  if (part === "stock") return docId.slice(0, docId.lastIndexOf("_"));
  return part === "products" && isSamePlace(before, after) ? docId : null;
}

/** Takes events in any order until there are none and `isOver`; some twice, some that are patched together, and again what failed. */
export async function workOff(
  { database, turns }: ProjectionWorld,
  random: (below: number) => number,
  isOver: () => boolean,
): Promise<void> {
  const { events } = database;
  while (events.length > 0 || !isOver()) {
    await turns.gate("pause");
    const [event] = random(3) === 0 ? [] : events.splice(random(events.length), 1);
    if (!event) continue;
    const isMore = patchedBy(event) !== null && random(3) === 0;
    const others = isMore ? events.filter((one) => patchedBy(one) !== null) : [];
    for (const one of others) events.splice(events.indexOf(one), 1);
    if (random(6) === 0) events.push(event);
    await answerEvent(event, others).catch((error: unknown) => {
      if (!(error instanceof Failure || error instanceof StoreError)) throw error;
      events.push(event, ...others);
    });
  }
}

/** Everything that is public and the owner's notes, without the times at which it was written. */
export function copyIn(database: MemoryFirestore): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const { ref, ...one } of [...database.all()].map((snapshot) => ({ ref: snapshot.ref, data: snapshot.data() }))) {
    const { version: _, renewed: __, services, ...fields } = one.data ?? {};
    if (ref.path.startsWith("published/")) found[ref.path] = { ...fields, services };
  }
  return { ...found, notes: database.peek(documents.site(SITE)).get("shopNotes") };
}

/** What one renewal makes of what is stored. */
export async function renewedCopy({ database, turns }: ProjectionWorld): Promise<Record<string, unknown>> {
  const anew = new MemoryFirestore();
  anew.ticks = database.ticks;
  for (const [path, stored] of database.documents) if (path.startsWith("sites/")) anew.documents.set(path, stored);
  standOnDatabase(anew, turns);
  await renewProjection(SITE, []);
  standOnDatabase(database, turns);
  return copyIn(anew);
}
