import { readFileSync } from "node:fs";
import { securityEventDocuments } from "@awning/domain/account/security-event";
import { ownNumbersDocument } from "@awning/domain/analytics/own-numbers";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { attachmentPath } from "@awning/domain/chat/attachment";
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { hostMessageDocument } from "@awning/domain/contact/host-message";
import { linkFilePath } from "@awning/domain/link/link-file-type";
import { mediaPath } from "@awning/domain/media/media";
import { notificationDocuments } from "@awning/domain/notification/notification";
import { storedFilePath } from "@awning/domain/product/file";
import { sitemapDocuments } from "@awning/domain/published/sitemap";
import { COLLECTION_NAMES, documents, SITE_COLLECTION_NAMES } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { describe, expect, test } from "vitest";
import { firestoreRules as rules, storageRules } from "./support/rules-text.ts";

test("there is a block for each document of the product, and no other", () => {
  const own = [
    documents,
    bookingDocuments,
    informationDocuments,
    chatDocuments,
    sitemapDocuments,
    { hostMessageDocument, ownNumbersDocument },
    { one: notificationDocuments.one },
    { one: securityEventDocuments.one },
  ]
    .flatMap<string | ((...parts: never[]) => string)>(Object.values)
    .map((path: string | ((...parts: never[]) => string)) => {
      if (typeof path === "string") return path;
      const build: (...parts: (string | number)[]) => string = path as never;
      return build("{}", "{}", "{}");
    });
  const wanted = own.map((path) =>
    path
      .replace(/counters\/[^/]+$/, "counters/{}")
      .replace("{}_{}", "{}")
      .replace("sitemap/count", "sitemap/{}"),
  );
  expect([...rules.blocks].sort()).toEqual([...new Set(wanted)].sort());
  const picture = mediaPath("{}", "{}", 0).replace("0.webp", "{}");
  expect(storageRules.blocks).toEqual([attachmentPath("{}", "{}", "{}"), linkFilePath("{}", "{}"), storedFilePath("{}", "{}"), picture]);
});

test("every collection that has a name has a block", () => {
  for (const name of COLLECTION_NAMES) expect(rules.blocks.map((path) => path.split("/")[0])).toContain(name);
  for (const name of SITE_COLLECTION_NAMES)
    expect(
      rules.blocks.some((path) => path.startsWith(`sites/{}/${name}/`)),
      name,
    ).toBe(true);
  const known = new Set<string>([...COLLECTION_NAMES]);
  for (const path of rules.blocks) expect(known).toContain(path.split("/")[0]);
});

describe.each([
  ["firestore.rules", rules],
  ["storage.rules", storageRules],
])("%s", (_name, text) => {
  test("is small enough to be deployed", () => {
    expect(Buffer.byteLength(text.source)).toBeLessThan(200_000);
  });
  test("is written in version 2", () => {
    expect(text.source.startsWith("rules_version = '2';\n")).toBe(true);
  });
  test("matches no path as a whole and names each operation", () => {
    expect(text.code).not.toContain("=**");
    expect(text.code).not.toMatch(/allow[^:;]*\b(read|write)\b/);
  });
  test("lets no one list or write without a condition", () => {
    const open = [...text.code.matchAll(/allow ([a-z, ]+)(?:: if true)?;/g)].map((match) => match[1]);
    expect(open.every((operations) => operations === "get")).toBe(true);
    expect(open.length).toBeGreaterThan(0);
  });
  test("says of each operation in each block who may", () => {
    const said = [...text.code.matchAll(/allow ([a-z, ]+):/g)].flatMap((match) => (match[1] ?? "").split(", "));
    for (const operation of ["get", "list", "create", "update", "delete"]) {
      expect(said.filter((one) => one === operation).length, operation).toBe(text.blocks.length);
    }
  });
  test("calls every function", () => {
    for (const name of text.functions) expect(text.code.split(`${name}(`).length, name).toBeGreaterThan(2);
  });
});

test("both files are the ones that are deployed", () => {
  const config: unknown = JSON.parse(readFileSync(new URL("../../firebase.json", import.meta.url), "utf8"));
  expect(config).toMatchObject({ firestore: { rules: "firestore.rules" }, storage: { rules: "storage.rules" } });
});
