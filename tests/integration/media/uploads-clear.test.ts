import { MEDIA_FILE_TYPE } from "@awning/domain/media/media";
import { documents } from "@awning/domain/routes/firestore-paths";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { run, wakeInstances } from "../../support/clients.ts";
import { headStart } from "../../support/clock.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { randomObject, storedText, storeUncounted } from "../../support/files.ts";
import { DAY, HOUR, NOTHING, PICTURE, runSweep, storageOf } from "../../support/uploads.ts";

let owner: Owner;
let store: ReturnType<typeof storageOf>;
const as = (one: Owner) => ({ token: one.token });

// Two clear-ups and two uploads at once.
beforeAll(() => wakeInstances(4), 180_000);

beforeEach(async () => {
  owner = await makeOwner();
  store = storageOf(owner);
});

/** What a press of “Clear up” left for later. */
const clearing = async () => (await readDocument(documents.storageUse(owner.uid)))?.clearing ?? null;

describe("an owner who clears up", () => {
  const none = { ...NOTHING, waiting: 0, recent: 0 };
  const one = { count: 1, bytes: 12 };
  test("gets the room of what nothing shows at once, but not of what was just sent", async () => {
    const [kept, lost] = [await store.sendPicture(), await store.sendPicture()];
    await admin.firestore.doc(documents.site(owner.uid)).update({ avatar: store.mediaOf(kept) });
    await store.age(2 * DAY);
    const fresh = await store.sendPicture();
    expect(await run("clear-unused", {}, as(owner))).toEqual({ ...one, waiting: 0, recent: 1 });
    expect(await storedText(store.picturePath(lost))).toBeNull();
    for (const id of [kept, fresh]) expect(await storedText(store.picturePath(id))).not.toBeNull();
    expect((await store.used()).media).toEqual({ bytes: 24, count: 2 });
    expect(await run("clear-unused", {}, as(owner))).toEqual({ ...none, recent: 1 });
  });

  test("keeps what was sent hours ago: a form may be open, and a large file on its way", async () => {
    const id = await store.sendPicture();
    await store.age(DAY - HOUR);
    expect(await run("clear-unused", {}, as(owner))).toEqual({ ...none, recent: 1 });
    expect(await storedText(store.picturePath(id))).not.toBeNull();
  });

  test("presses once: what was taken away a moment ago can be brought back, and goes by itself ten minutes later", async () => {
    const [id, back] = [await store.sendPicture(), await store.sendPicture()];
    const site = admin.firestore.doc(documents.site(owner.uid));
    await site.update({ avatar: store.mediaOf(id), cover: store.mediaOf(back) });
    await store.age(2 * DAY);
    expect(await run("clear-unused", {}, as(owner))).toEqual(none);
    await site.update({ avatar: null, cover: null });
    expect(await run("clear-unused", {}, as(owner))).toEqual({ ...none, waiting: 2 });
    const { at, ...pieces } = await clearing();
    expect(pieces).toEqual({ count: 2, bytes: 24 });
    const left = at.toMillis() - Date.now();
    expect([left > 9 * 60_000, left <= 10 * 60_000]).toEqual([true, true]);
    await runSweep();
    await store.due();
    await runSweep();
    expect(await storedText(store.picturePath(id)), "too early").not.toBeNull();
    expect((await readDocument(documents.storageUse(owner.uid)))?.sweepAt.toMillis(), "due when it may go").toBe(at.toMillis());
    await site.update({ cover: store.mediaOf(back) });
    await store.passClearing();
    await runSweep();
    expect(await storedText(store.picturePath(id)), "gone").toBeNull();
    expect(await storedText(store.picturePath(back)), "brought back").not.toBeNull();
    expect(await clearing()).toBeNull();
    expect((await store.used()).media).toEqual(one);
  });

  test("counts what lay there uncounted in the same press", async () => {
    await storeUncounted(store.picturePath(randomObject()), PICTURE, MEDIA_FILE_TYPE);
    expect(await run("clear-unused", {}, as(owner))).toEqual({ ...none, waiting: 1 });
    await store.passClearing();
    await runSweep();
    expect(await store.used()).toEqual({ media: NOTHING, sold: NOTHING });
  });

  test("twice is told the same, and that nothing waits any more once it is in use again", async () => {
    const id = await store.sendPicture();
    await store.neverLooked(2 * DAY);
    for (const _press of [1, 2]) expect(await run("clear-unused", {}, as(owner))).toEqual({ ...none, waiting: 1 });
    await admin.firestore.doc(documents.site(owner.uid)).update({ avatar: store.mediaOf(id) });
    expect(await run("clear-unused", {}, as(owner))).toEqual(none);
    expect(await clearing()).toBeNull();
  });

  test("presses again while the sweep looks, and what waits now is not forgotten", { tags: ["full"] }, async () => {
    for (let round = 0; round < 12; round++) {
      await store.sendPicture();
      await store.neverLooked(2 * DAY);
      expect(await run("clear-unused", {}, as(owner))).toMatchObject({ waiting: 1 });
      await store.sendPicture();
      await store.neverLooked(2 * DAY);
      await store.passClearing();
      const [{ waiting }] = await Promise.all([headStart(round * 12).then(() => run("clear-unused", {}, as(owner))), runSweep()]);
      expect((await clearing()) !== null, `round ${round}`).toBe(waiting > 0);
      // Nothing is left for the next round.
      if (waiting > 0) await store.passClearing();
      await runSweep();
    }
  });

  test("does not hear of what an order shows", { tags: ["full"] }, async () => {
    const id = await store.sendPicture();
    const productId = await makeProduct(owner, { images: [store.mediaOf(id)] });
    await store.neverLooked(2 * DAY);
    const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
    await run("place-order", orderInput(owner, quote, { delivery: "pickup", payment: "transfer", shipTo: null }));
    await admin.firestore.doc(documents.product(owner.uid, productId)).update({ images: {} });
    expect(await run("clear-unused", {}, as(owner))).toEqual(none);
  });

  test("keeps what no one has looked at since it was sent long ago", async () => {
    const id = await store.sendPicture();
    await store.neverLooked(2 * DAY);
    expect(await run("clear-unused", {}, as(owner))).toMatchObject(NOTHING);
    expect(await storedText(store.picturePath(id))).not.toBeNull();
  });

  test("while a link comes back from the archive keeps its picture", async () => {
    const id = await store.sendPicture();
    const [link, archived] = [documents.link(owner.uid, "a"), documents.archivedLink(owner.uid, "a")].map((path) =>
      admin.firestore.doc(path),
    );
    if (!link || !archived) throw new Error("no link");
    for (let round = 0; round < 8; round++) {
      await archived.set({ thumb: store.mediaOf(id) });
      await link.delete();
      // The worst case: it was not in use when somebody last looked.
      await store.age(2 * DAY);
      const restore = async () => {
        await headStart(round * 10);
        await admin.firestore
          .batch()
          .set(link, { thumb: store.mediaOf(id) })
          .delete(archived)
          .commit();
      };
      const [cleared] = await Promise.all([run("clear-unused", {}, as(owner)), restore()]);
      expect(cleared, `round ${round}`).toMatchObject(NOTHING);
    }
    expect(await storedText(store.picturePath(id))).not.toBeNull();
  });

  test("and never uploaded anything is told that there is nothing", async () => {
    expect(await run("clear-unused", {}, as(owner))).toEqual(none);
    expect(await store.used()).toEqual({ media: NOTHING, sold: NOTHING });
  });

  test("twice at once, while uploads come in, still counts right", async () => {
    for (let index = 0; index < 4; index++) await store.sendPicture();
    await store.age(2 * DAY);
    const [first, second] = await Promise.all([
      run("clear-unused", {}, as(owner)),
      run("clear-unused", {}, as(owner)),
      store.sendPicture(),
      store.sendPicture(),
    ]);
    expect(first.count + second.count).toBe(4);
    const left = await store.uploads();
    expect(left).toHaveLength(2);
    expect((await store.used()).media).toEqual({ bytes: 24, count: 2 });
  });
});
