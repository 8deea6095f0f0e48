import { linkFileMetadata, linkFilePath } from "@awning/domain/link/link-file-type";
import { MEDIA_FILE_TYPE } from "@awning/domain/media/media";
import { STORED_FILE_TYPE, storedFilePath } from "@awning/domain/product/file";
import { beforeEach, expect, test } from "vitest";
import { makeOwner, type Owner } from "../../support/builders.ts";
import { refusalOf, run } from "../../support/clients.ts";
import { eventually } from "../../support/emulators.ts";
import { randomObject, storedText, storeUncounted, uploadAs } from "../../support/files.ts";
import { NOTHING, PICTURE, storageOf } from "../../support/uploads.ts";

const PAGE = "<script>alert(1)</script>";
let owner: Owner;
let store: ReturnType<typeof storageOf>;
beforeEach(async () => {
  owner = await makeOwner();
  store = storageOf(owner);
});

test("what is stored as a picture or a file of a link and is none is removed, and gives its room back", async () => {
  const [picture, pdf] = [store.picturePath(randomObject()), linkFilePath(owner.uid, randomObject())];
  expect((await uploadAs(owner, picture, PAGE, MEDIA_FILE_TYPE)).status).toBe(200);
  await storeUncounted(pdf, PAGE, linkFileMetadata("a.pdf").contentType);
  for (const path of [picture, pdf]) await eventually(`${path} is gone`, async () => (await storedText(path)) === null);
  await eventually("its room is back", async () => (await store.used()).media.count === 0);
  expect(await store.used()).toEqual({ media: NOTHING, sold: NOTHING });
});

test("what is what it says stays, and so does whatever is sold", async () => {
  const kept = [store.picturePath(randomObject()), linkFilePath(owner.uid, randomObject()), storedFilePath(owner.uid, randomObject())];
  const [picture = "", table = "", sold = ""] = kept;
  await uploadAs(owner, picture, PICTURE, MEDIA_FILE_TYPE);
  await storeUncounted(table, "glaze,price", linkFileMetadata("a.csv").contentType);
  await uploadAs(owner, sold, PAGE, STORED_FILE_TYPE);
  // What is sent after them and is gone shows that those before had their turn.
  const last = store.picturePath(randomObject());
  await uploadAs(owner, last, PAGE, MEDIA_FILE_TYPE);
  await eventually("what came last is gone", async () => (await storedText(last)) === null);
  for (const path of kept) expect(await storedText(path), path).not.toBeNull();
});

test("whose address no one has confirmed takes no room", async () => {
  const unconfirmed = await makeOwner({ isVerified: false });
  const input = { id: randomObject(), kind: "picture", files: { "320.webp": 12 } } as const;
  expect((await refusalOf("reserve-upload", input, { token: unconfirmed.token })).code).toBe("unverified");
  await run("reserve-upload", input, { token: owner.token });
});
