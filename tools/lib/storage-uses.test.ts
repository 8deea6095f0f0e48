import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { ROOT } from "./root.ts";
import { STORAGE_DOORS, storageUses } from "./storage-uses.ts";

let root = "";
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(path: string, text: string): string {
  root = mkdtempSync(join(tmpdir(), "awning-storage-"));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return root;
}

test("nothing in the app uses a browser's storage past its two doors", () => {
  expect(storageUses(ROOT)).toEqual([]);
});

test.each([
  'localStorage.getItem("a");',
  "export const store = window.sessionStorage as Storage;",
  "export const open = () => globalThis.indexedDB.open('a');",
  "const { localStorage: store } = window;\nexport { store };",
  'export const text = window["localStorage"].getItem("a");',
  "export const Kept = () => <p>{sessionStorage.length}</p>;",
])("%s is found", (text) => {
  expect(storageUses(plant("web/src/features/links/kept.tsx", text))).toEqual(["web/src/features/links/kept.tsx"]);
});

test.each([
  "// localStorage may be closed\nexport {};",
  'export type Kept = { where: "localStorage" };\nexport const where: Kept["where"] = "localStorage";',
  'import { indexedDBLocalPersistence } from "firebase/auth";\nexport { indexedDBLocalPersistence };',
])("%s is no use of it", (text) => {
  expect(storageUses(plant("web/src/features/links/kept.tsx", text))).toEqual([]);
});

test("the doors themselves may", () => {
  expect(storageUses(plant(STORAGE_DOORS[0] ?? "", "localStorage.clear();"))).toEqual([]);
});
