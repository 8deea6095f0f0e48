import { createHash, createHmac } from "node:crypto";
import { FILES_MAX, storedFilePath } from "@awning/domain/product/file";
import { documents } from "@awning/domain/routes/firestore-paths";
import { apiPath } from "@awning/domain/routes/paths";
import { beforeAll, describe, expect } from "vitest";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { call, refusalOf, run } from "../../support/clients.ts";
import { admin, SITE } from "../../support/emulators.ts";
import { giveFile, randomObject, storedFile, storedText, uploadAs } from "../../support/files.ts";
import { integration as test } from "../../support/fixtures.ts";

let owner: Owner;
let productId: string;
const as = (one: Owner) => ({ token: one.token });

beforeAll(async () => {
  owner = await makeOwner();
  productId = await makeProduct(owner, { kind: "digital", title: "How to mend a bowl" });
});

describe("a file of a product", () => {
  test("is added with the size and hash that Storage knows", async () => {
    const { fileId, object } = await giveFile(owner, productId, { name: " Guide.pdf ", content: "first edition" });
    const hash = createHash("md5").update("first edition").digest("base64");
    expect(await storedFile(owner, fileId)).toMatchObject({
      productId,
      name: "Guide.pdf",
      size: 13,
      hash,
      version: 1,
      object,
      toldVersion: 1,
    });
  });

  test("that is added twice at once is there once", { tags: ["full"] }, async () => {
    const object = randomObject();
    await uploadAs(owner, storedFilePath(owner.uid, object), "twice");
    const input = { productId, object, name: "Twice.zip", order: "b", replaces: null };
    const answers = await Promise.all([1, 2, 3].map(() => run("add-product-file", input, as(owner))));
    expect(new Set(answers.map((answer) => answer.fileId)).size).toBe(1);
    const found = await admin.firestore.collection(`sites/${owner.uid}/files`).where("object", "==", object).get();
    expect(found.size).toBe(1);
  });

  test("gets a new version, which takes the place of the one before in Storage too", async () => {
    const first = await giveFile(owner, productId, { content: "first" });
    const second = await giveFile(owner, productId, { name: "Guide 2.pdf", content: "second", replaces: first.fileId });
    expect(second).toMatchObject({ fileId: first.fileId, version: 2 });
    expect(await storedFile(owner, first.fileId)).toMatchObject({ name: "Guide 2.pdf", size: 6, version: 2, toldVersion: 1 });
    expect(await storedText(storedFilePath(owner.uid, first.object))).toBeNull();
    expect(await storedText(storedFilePath(owner.uid, second.object))).toBe("second");
    const again = { productId, object: second.object, name: "Guide 2.pdf", order: "a0", replaces: first.fileId };
    expect(await run("add-product-file", again, as(owner))).toMatchObject({ version: 2 });
    expect(await storedText(storedFilePath(owner.uid, second.object))).toBe("second");
  });

  test("of two new versions at once, one becomes version 2 and one version 3", { tags: ["full"] }, async () => {
    const { fileId } = await giveFile(owner, productId);
    const versions = await Promise.all(["one", "two"].map((content) => giveFile(owner, productId, { content, replaces: fileId })));
    expect(versions.map(({ version }) => version).toSorted()).toEqual([2, 3]);
    const last = versions.find(({ version }) => version === 3);
    expect(await storedFile(owner, fileId)).toMatchObject({ version: 3, object: last?.object });
  });

  test("is removed together with what lies in Storage", async () => {
    const { fileId, object } = await giveFile(owner, productId);
    await run("remove-product-file", { fileId }, as(owner));
    expect(await storedFile(owner, fileId)).toBeNull();
    expect(await storedText(storedFilePath(owner.uid, object))).toBeNull();
    expect((await refusalOf("remove-product-file", { fileId }, as(owner))).code).toBe("not_found");
  });
});

describe("what is refused", () => {
  test("an upload that never came, or that lies in the folder of another shop", async ({ other }) => {
    const object = randomObject();
    await uploadAs(other, storedFilePath(other.uid, object), "theirs");
    const input = { productId, object, name: "Theirs.pdf", order: "a", replaces: null };
    expect(await refusalOf("add-product-file", input, as(owner))).toMatchObject({ code: "not_found", details: { what: "upload" } });
    expect((await refusalOf("add-product-file", { ...input, object: randomObject() }, as(owner))).code).toBe("not_found");
    expect(await storedText(storedFilePath(other.uid, object))).toBe("theirs");
  });

  test("a product or a file that is not the caller's", async ({ other }) => {
    const { fileId, object } = await giveFile(owner, productId);
    for (const command of ["remove-product-file", "open-product-file"] as const)
      expect((await refusalOf(command, { fileId }, as(other))).code).toBe("not_found");
    const theirs = randomObject();
    await uploadAs(other, storedFilePath(other.uid, theirs), "theirs");
    const input = { productId, object: theirs, name: "A.pdf", order: "a" };
    expect((await refusalOf("add-product-file", { ...input, replaces: null }, as(other))).code).toBe("not_found");
    expect((await refusalOf("add-product-file", { ...input, replaces: fileId }, as(other))).code).toBe("not_found");
    expect(await storedText(storedFilePath(owner.uid, object))).not.toBeNull();
  });

  test("the new version of a file of another product", async () => {
    const { fileId } = await giveFile(owner, productId);
    const elsewhere = await makeProduct(owner, { kind: "digital" });
    const object = randomObject();
    await uploadAs(owner, storedFilePath(owner.uid, object), "x");
    const input = { productId: elsewhere, object, name: "A.pdf", order: "a", replaces: fileId };
    expect((await refusalOf("add-product-file", input, as(owner))).code).toBe("not_found");
  });

  test("a name that runs by itself, and a caller who is not signed in", async () => {
    const input = { productId, object: randomObject(), name: "setup.exe", order: "a", replaces: null };
    expect(await refusalOf("add-product-file", input, as(owner))).toMatchObject({ code: "bad_request", details: { fields: ["name"] } });
    expect((await refusalOf("add-product-file", { ...input, name: "a.pdf" })).code).toBe("signed_out");
  });

  test("one file more than a product can have", { tags: ["full"] }, async () => {
    const full = await makeProduct(owner, { kind: "digital" });
    const { fileId } = await giveFile(owner, full);
    const model = await storedFile(owner, fileId);
    const batch = admin.firestore.batch();
    for (let index = 1; index < FILES_MAX; index++)
      batch.set(admin.firestore.doc(documents.file(owner.uid, `copy${index}of${fileId}`)), { ...model, object: randomObject() });
    await batch.commit();
    const object = randomObject();
    await uploadAs(owner, storedFilePath(owner.uid, object), "one more");
    const input = { productId: full, object, name: "More.pdf", order: "z", replaces: null };
    expect((await call("add-product-file", input, as(owner))).refusal).toMatchObject({ code: "over_limit", details: { limit: FILES_MAX } });
    expect((await run("add-product-file", { ...input, replaces: fileId }, as(owner))).version).toBe(2);
  });
});

describe("a short-lived address", () => {
  const SECRET = "demo-order-link-secret-not-for-real-shops";
  const open = async () => {
    const { fileId } = await giveFile(owner, productId, { name: "Übung 1.pdf", content: "the contents" });
    return new URL((await run("open-product-file", { fileId }, as(owner))).url);
  };
  const changed = (address: URL, part: Record<string, string>) => {
    const copy = new URL(address);
    for (const [key, value] of Object.entries(part)) copy.searchParams.set(key, value);
    return copy;
  };

  test("gives out the contents under the file's name, to be saved and never shown", async () => {
    const response = await fetch(await open());
    expect(await response.text()).toBe("the contents");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="Ubung 1.pdf"; filename*=UTF-8''%C3%9Cbung%201.pdf`);
    expect(response.headers.get("content-type")).toBe("application/octet-stream");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("lasts about ten minutes, and cannot be made to last longer", { tags: ["full"] }, async () => {
    const address = await open();
    const expires = Number(address.searchParams.get("expires"));
    expect((expires - Date.now()) / 60_000).toBeGreaterThan(8);
    expect((expires - Date.now()) / 60_000).toBeLessThanOrEqual(10);
    expect((await fetch(changed(address, { expires: String(expires + 60_000) }))).status).toBe(403);
    expect((await fetch(changed(address, { expires: "NaN" }))).status).toBe(403);
  });

  test("ends: the same address, rightly signed for a moment that is over, is gone", async () => {
    const address = await open();
    const expires = Date.now() - 1;
    const held = ["held-file", address.searchParams.get("path"), address.searchParams.get("name"), expires];
    const signature = createHmac("sha256", SECRET).update(JSON.stringify(held)).digest("base64url");
    const response = await fetch(changed(address, { expires: String(expires), signature }));
    expect(response.status).toBe(410);
    expect(await response.text()).toBe("This link has expired.\n");
  });

  test("is good for its one file, and needs its signature", async () => {
    const [address, other] = [await open(), await open()];
    const path = other.searchParams.get("path") ?? "";
    for (const wrong of [
      changed(address, { path }),
      changed(address, { name: "other.pdf" }),
      changed(address, { signature: "" }),
      changed(address, { signature: "x".repeat(43) }),
      new URL(`${SITE}${apiPath("held-file")}`),
    ]) {
      const response = await fetch(wrong);
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain("the contents");
    }
  });
});
