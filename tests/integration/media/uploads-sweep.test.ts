import { linkFilePath } from "@awning/domain/link/link-file-type";
import { MEDIA_FILE_TYPE } from "@awning/domain/media/media";
import { storedFilePath } from "@awning/domain/product/file";
import { documents } from "@awning/domain/routes/firestore-paths";
import { beforeEach, describe, expect, test } from "vitest";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { giveFile, randomObject, storedText, storeUncounted } from "../../support/files.ts";
import { DAY, HOUR, NOTHING, PICTURE, runSweep, storageOf } from "../../support/uploads.ts";

let owner: Owner;
let store: ReturnType<typeof storageOf>;
const as = (one: Owner) => ({ token: one.token });

beforeEach(async () => {
  owner = await makeOwner();
  store = storageOf(owner);
});

/** Since when the only upload is unused. */
const unusedAt = async (): Promise<number> => (await store.uploads())[0]?.get("unusedAt").toMillis();

describe("the sweep", () => {
  test("removes what nothing has named for a day, and no sooner", async () => {
    const id = await store.sendPicture();
    const linked = await store.sendLinkFile();
    await store.age(DAY - HOUR);
    await runSweep();
    expect(await storedText(store.picturePath(id))).not.toBeNull();
    expect((await store.used()).media).toEqual({ bytes: 17, count: 2 });
    await store.age(DAY + HOUR);
    await runSweep();
    expect(await storedText(store.picturePath(id))).toBeNull();
    expect(await storedText(linkFilePath(owner.uid, linked))).toBeNull();
    expect(await store.used()).toEqual({ media: NOTHING, sold: NOTHING });
    expect(await store.uploads()).toEqual([]);
  });

  test("keeps whatever the site itself, its settings, drafts, kept versions, archived links and products name", async () => {
    const { firestore } = admin;
    const at = (path: string) => firestore.doc(path);
    const ids: string[] = [];
    while (ids.length < 9) ids.push(await store.sendPicture());
    const [avatar, ground, seo, draft, version, archived, thumb, product, variant] = ids.map(store.mediaOf);
    const file = await store.sendLinkFile();
    const site = `sites/${owner.uid}`;
    await at(site).update({ avatar });
    await at(documents.designSettings(owner.uid)).set({ draft: { design: { background: { picture: ground } } } });
    await at(`${site}/settings/seo`).set({ image: seo });
    await at(documents.page(owner.uid, "about")).set({ blocks: [{ props: { images: [draft] } }] });
    await at(documents.pageVersion(owner.uid, "about", 1)).set({ blocks: [{ props: { picture: version } }] });
    await at(documents.archivedLink(owner.uid, "old")).set({ thumb: archived });
    await at(documents.link(owner.uid, "new")).set({ thumb, file: { id: file, name: "a.csv", size: 5 } });
    await at(documents.product(owner.uid, "mug")).set({ images: [product], variants: [{ image: variant?.id }] });
    await at(documents.collection(owner.uid, "cups")).set({ productIds: [] });
    const digital = await makeProduct(owner, { kind: "digital" });
    const { object } = await giveFile(owner, digital, { content: "first edition" });
    const [pasted, typed] = [await store.sendLinkFile(), await store.sendPicture()];
    const address = `https://firebasestorage.googleapis.com/v0/b/x/o/${encodeURIComponent(linkFilePath(owner.uid, pasted))}?alt=media`;
    await at(documents.link(owner.uid, "pasted")).set({ url: address });
    await at(documents.collection(owner.uid, "typed")).set({ text: `Our mugs:\n${typed}` });
    const lost = await store.sendPicture();
    await store.age(2 * DAY);
    await runSweep();
    expect(await storedText(linkFilePath(owner.uid, pasted)), "in an encoded address").toBe("price");
    expect(await storedText(store.picturePath(typed)), "after a line break").not.toBeNull();
    for (const id of ids) expect(await storedText(store.picturePath(id)), `picture ${ids.indexOf(id)}`).not.toBeNull();
    expect(await storedText(linkFilePath(owner.uid, file))).toBe("price");
    expect(await storedText(storedFilePath(owner.uid, object))).toBe("first edition");
    expect(await storedText(store.picturePath(lost))).toBeNull();
    expect(await store.used()).toEqual({ media: { bytes: 130, count: 12 }, sold: { bytes: 13, count: 1 } });
    for (const one of await store.uploads()) expect(one.get("unusedAt")).toBeNull();
  });

  test("counts the day from when it was last named, so that what was taken away can be brought back", async () => {
    const id = await store.sendPicture();
    const page = admin.firestore.doc(documents.page(owner.uid, "about"));
    await page.set({ blocks: [{ props: { picture: store.mediaOf(id) } }] });
    await store.age(2 * DAY);
    await runSweep();
    await page.set({ blocks: [] });
    await store.due();
    await runSweep();
    expect(await storedText(store.picturePath(id)), "unused for a moment").not.toBeNull();
    expect(Date.now() - (await unusedAt())).toBeLessThan(60_000);
    await page.set({ blocks: [{ props: { picture: store.mediaOf(id) } }] });
    await store.age(2 * DAY);
    await runSweep();
    expect(await storedText(store.picturePath(id)), "brought back").not.toBeNull();
    await page.delete();
    await store.age(2 * DAY);
    await runSweep();
    expect(await storedText(store.picturePath(id)), "gone for a day").toBeNull();
  });

  test("keeps the picture of what was sold, also when its product has another one by now", async () => {
    const id = await store.sendPicture();
    const productId = await makeProduct(owner, { images: [store.mediaOf(id)] });
    await store.age(2 * DAY);
    const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
    await run("place-order", orderInput(owner, quote, { delivery: "pickup", payment: "transfer", shipTo: null }));
    await admin.firestore.doc(documents.product(owner.uid, productId)).update({ images: {} });
    await runSweep();
    expect(await storedText(store.picturePath(id))).not.toBeNull();
    expect((await store.uploads())[0]?.data()).toMatchObject({ isOrdered: true, unusedAt: null });
    await store.due();
    await runSweep();
    expect(await storedText(store.picturePath(id))).not.toBeNull();
    expect((await store.used()).media).toEqual({ bytes: 12, count: 1 });
  });

  test("counts what lay there uncounted, once, and removes of it what nothing names", async () => {
    const [kept, lost, sold] = [randomObject(), randomObject(), randomObject()];
    for (const id of [kept, lost])
      for (const width of [320, 640]) await storeUncounted(store.picturePath(id, width), PICTURE, MEDIA_FILE_TYPE);
    await storeUncounted(storedFilePath(owner.uid, sold), "old book");
    await admin.firestore.doc(documents.site(owner.uid)).update({ cover: store.mediaOf(kept) });
    const fresh = await store.sendPicture();
    expect((await store.used()).media).toEqual({ bytes: 12, count: 1 });
    expect((await readDocument(documents.storageUse(owner.uid)))?.sweepAt.toMillis(), "due at once").toBeLessThan(Date.now());
    await store.due();
    await runSweep();
    expect(await store.used()).toEqual({ media: { bytes: 60, count: 3 }, sold: { bytes: 8, count: 1 } });
    await store.due();
    await runSweep();
    expect(await store.used()).toEqual({ media: { bytes: 60, count: 3 }, sold: { bytes: 8, count: 1 } });
    await store.age(2 * DAY);
    await runSweep();
    expect(await storedText(store.picturePath(kept, 640))).toBe(PICTURE);
    for (const path of [store.picturePath(lost), store.picturePath(lost, 640), store.picturePath(fresh), storedFilePath(owner.uid, sold)])
      expect(await storedText(path), path).toBeNull();
    expect(await store.used()).toEqual({ media: { bytes: 24, count: 1 }, sold: NOTHING });
  });

  test("finds and counts what landed after its room was given back, and removes it a day later", async () => {
    const id = await store.sendPicture();
    await run("give-up-upload", { id }, as(owner));
    await storeUncounted(store.picturePath(id), PICTURE, MEDIA_FILE_TYPE);
    expect((await store.used()).media).toEqual(NOTHING);
    await store.due();
    await runSweep();
    expect((await store.used()).media).toEqual({ bytes: 12, count: 1 });
    await store.age(2 * DAY);
    await runSweep();
    expect(await storedText(store.picturePath(id))).toBeNull();
    expect((await store.used()).media).toEqual(NOTHING);
  });

  test("counts the day from its first look, not from when it was sent: it may have been in use until a moment ago", async () => {
    const id = await store.sendPicture();
    await store.neverLooked(2 * DAY);
    await store.due();
    await runSweep();
    expect(await storedText(store.picturePath(id))).not.toBeNull();
    expect(Date.now() - (await unusedAt())).toBeLessThan(60_000);
  });

  test("finishes what someone began to remove and did not end", async () => {
    const id = await store.sendPicture();
    await admin.firestore.doc(documents.upload(owner.uid, id)).update({ isOpen: false });
    await store.due();
    await runSweep();
    expect(await storedText(store.picturePath(id))).toBeNull();
    expect((await store.used()).media).toEqual(NOTHING);
  });

  test("looks at a site where all is in use once a week, and a day after the next upload", async () => {
    const id = await store.sendPicture();
    await admin.firestore.doc(documents.site(owner.uid)).update({ avatar: store.mediaOf(id) });
    const days = async () => Math.round(((await readDocument(documents.storageUse(owner.uid)))?.sweepAt.toMillis() - Date.now()) / DAY);
    await store.due();
    await runSweep();
    expect(await days()).toBe(7);
    await store.sendPicture();
    expect(await days()).toBe(1);
    await store.due();
    await runSweep();
    expect(await days()).toBe(1);
  });
});
