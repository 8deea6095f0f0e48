import { MEDIA_FILE_TYPE } from "@awning/domain/media/media";
import { ROOMS } from "@awning/domain/upload/upload";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { call, refusalOf, run, wakeInstances } from "../../support/clients.ts";
import { giveFile, randomObject, sendAs, storedText } from "../../support/files.ts";
import { NOTHING, PICTURE, storageOf } from "../../support/uploads.ts";

const AT_ONCE = 6;
let owner: Owner;
let store: ReturnType<typeof storageOf>;
const as = (one: Owner) => ({ token: one.token });

beforeEach(async () => {
  owner = await makeOwner();
  store = storageOf(owner);
});

beforeAll(() => wakeInstances(AT_ONCE), 180_000);

const picture = (id = randomObject(), bytes = PICTURE.length) => ({ id, kind: "picture" as const, files: { "320.webp": bytes } });

describe("room for an upload", () => {
  test("is taken before it is sent, and Storage takes nothing without", async () => {
    const { id, ...asked } = picture();
    expect((await sendAs(owner, store.picturePath(id), PICTURE, MEDIA_FILE_TYPE)).status).toBe(403);
    await run("reserve-upload", { id, ...asked }, as(owner));
    expect(await store.used()).toEqual({ media: { bytes: 12, count: 1 }, sold: NOTHING });
    expect((await sendAs(owner, store.picturePath(id), `${PICTURE}a`, MEDIA_FILE_TYPE)).status).toBe(403);
    expect((await sendAs(owner, store.picturePath(id, 640), PICTURE, MEDIA_FILE_TYPE)).status).toBe(403);
    expect((await sendAs(owner, store.picturePath(id), PICTURE, MEDIA_FILE_TYPE)).status).toBe(200);
    expect(await storedText(store.picturePath(id))).toBe(PICTURE);
  });

  test("of a picture counts all its sizes as one, and that of sold files is another", async () => {
    await run(
      "reserve-upload",
      { id: randomObject(), kind: "picture", files: { "320.webp": 1, "640.webp": 2, "1000.webp": 4 } },
      as(owner),
    );
    await run("reserve-upload", { id: randomObject(), kind: "linkFile", files: { file: 8 } }, as(owner));
    await run("reserve-upload", { id: randomObject(), kind: "soldFile", files: { file: 2_000_000_000 } }, as(owner));
    expect(await store.used()).toEqual({ media: { bytes: 15, count: 2 }, sold: { bytes: 2_000_000_000, count: 1 } });
  });

  test("that is asked for twice is taken once; an id never stands for two uploads", async () => {
    const one = picture();
    await Promise.all([1, 2, 3].map(() => run("reserve-upload", one, as(owner))));
    expect(await store.used()).toEqual({ media: { bytes: 12, count: 1 }, sold: NOTHING });
    expect((await refusalOf("reserve-upload", picture(one.id, 13), as(owner))).code).toBe("conflict");
    expect((await refusalOf("reserve-upload", { id: one.id, kind: "linkFile", files: { file: 12 } }, as(owner))).code).toBe("conflict");
  });

  test("is not taken for what no upload can be", async () => {
    const impossible = [
      ["a picture too wide", "picture", { "1921.webp": 1 }],
      ["a picture of five sizes", "picture", { "1.webp": 1, "2.webp": 1, "3.webp": 1, "4.webp": 1, "5.webp": 1 }],
      ["a picture of none", "picture", {}],
      ["a size too large", "picture", { "320.webp": 1_048_577 }],
      ["an empty file", "linkFile", { file: 0 }],
      ["less than nothing", "soldFile", { file: -5_000_000 }],
      ["a file that is none", "linkFile", { "320.webp": 1 }],
      ["half a byte", "linkFile", { file: 0.5 }],
    ] as const;
    for (const [what, kind, files] of impossible) {
      const { code } = await refusalOf("reserve-upload", { id: randomObject(), kind, files }, as(owner));
      expect([what, code]).toEqual([what, "bad_request"]);
    }
    expect(await store.uploads()).toEqual([]);
  });

  test("is taken by no one who is not signed in", async () => {
    expect((await refusalOf("reserve-upload", picture())).code).toBe("signed_out");
    expect((await refusalOf("clear-unused", {})).code).toBe("signed_out");
    expect((await refusalOf("give-up-upload", { id: randomObject() })).code).toBe("signed_out");
  });
});

describe("a limit", () => {
  const { media, sold } = ROOMS;
  const left = (room: typeof media, bytes: number, count: number) => ({ bytes: room.bytes - bytes, count: room.count - count });

  test("says which it is, how much is used, and lets in what still fits", async () => {
    await store.setUse(left(media, 9, 2));
    expect(await refusalOf("reserve-upload", picture(), as(owner))).toEqual({
      status: 409,
      code: "over_limit",
      details: { room: "media", limit: "bytes", used: media.bytes - 9, max: media.bytes, asked: 12 },
    });
    await run("reserve-upload", picture(undefined, 9), as(owner));
    await store.setUse({ bytes: 0, count: media.count });
    expect((await refusalOf("reserve-upload", picture(), as(owner))).details).toMatchObject({
      limit: "count",
      used: media.count,
      asked: 1,
    });
    await run("reserve-upload", { id: randomObject(), kind: "soldFile", files: { file: 10 } }, as(owner));
    await store.setUse(NOTHING, left(sold, 9, 2));
    const file = { id: randomObject(), kind: "soldFile", files: { file: 10 } } as const;
    expect((await refusalOf("reserve-upload", file, as(owner))).details).toMatchObject({ room: "sold", limit: "bytes" });
    await run("reserve-upload", picture(), as(owner));
  });

  test.each([
    ["the last place", left(media, 1000, 1)],
    ["the last bytes", left(media, 23, 100)],
  ])("holds when several uploads want %s at once: one gets it", async (_what, before) => {
    await store.setUse(before);
    const asked = Array.from({ length: AT_ONCE }, () => picture());
    const answers = await Promise.all(asked.map((one) => call("reserve-upload", one, as(owner))));
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
    for (const { refusal } of answers) expect(["over_limit", undefined]).toContain(refusal?.code);
    expect(await store.uploads()).toHaveLength(1);
    expect((await store.used()).media).toEqual({ bytes: before.bytes + 12, count: before.count + 1 });
    const sent = await Promise.all(asked.map(({ id }) => sendAs(owner, store.picturePath(id), PICTURE, MEDIA_FILE_TYPE)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, ...Array(AT_ONCE - 1).fill(403)]);
  });

  test("takes another upload once something was removed", async () => {
    const first = await store.sendPicture();
    await store.setUse({ bytes: 12, count: media.count });
    expect((await refusalOf("reserve-upload", picture(), as(owner))).code).toBe("over_limit");
    await Promise.all([1, 2].map(() => run("give-up-upload", { id: first }, as(owner))));
    expect((await store.used()).media).toEqual({ bytes: 0, count: media.count - 1 });
    await run("reserve-upload", picture(), as(owner));
    expect((await refusalOf("reserve-upload", picture(), as(owner))).code).toBe("over_limit");
  });
});

describe("room comes back", () => {
  test("of an upload that did not get through, with what came of it", async () => {
    const id = randomObject();
    await run("reserve-upload", { id, kind: "picture", files: { "320.webp": 12, "640.webp": 20 } }, as(owner));
    await sendAs(owner, store.picturePath(id), PICTURE, MEDIA_FILE_TYPE);
    await run("give-up-upload", { id }, as(owner));
    expect(await storedText(store.picturePath(id))).toBeNull();
    expect(await store.used()).toEqual({ media: NOTHING, sold: NOTHING });
    expect((await sendAs(owner, store.picturePath(id, 640), "a", MEDIA_FILE_TYPE)).status).toBe(403);
    await run("give-up-upload", { id }, as(owner));
    expect((await store.used()).media).toEqual(NOTHING);
  });

  test("not of an upload of someone else", async () => {
    const id = await store.sendPicture();
    await run("give-up-upload", { id }, as(await makeOwner()));
    expect(await storedText(store.picturePath(id))).not.toBeNull();
  });

  test("of a sold file that gets a new version, and of one that is removed", async () => {
    const productId = await makeProduct(owner, { kind: "digital" });
    const { fileId } = await giveFile(owner, productId, { content: "first edition" });
    await giveFile(owner, productId, { content: "second", replaces: fileId });
    expect((await store.used()).sold).toEqual({ bytes: 6, count: 1 });
    await run("remove-product-file", { fileId }, as(owner));
    expect((await store.used()).sold).toEqual(NOTHING);
    expect(await store.uploads()).toEqual([]);
  });
});
