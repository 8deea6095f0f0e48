import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

const STORES = ["localStorage", "sessionStorage", "indexedDB"];
/** The only files that access browser storage, which may be unavailable; they handle that. */
export const STORAGE_DOORS = [
  "web/src/data/core/browser-storage.ts",
  "web/src/data/chat/unsent-store.ts",
  "web/src/storefront/script/storage.ts",
];

/** Files of the app below `root` that access browser storage directly. Comments, types and strings do not count. */
export function storageUses(root: string): string[] {
  const files = globSync("web/src/**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
  return files.filter((file) => !STORAGE_DOORS.includes(file) && usesStorage(join(root, file))).sort();
}

function usesStorage(file: string): boolean {
  const text = readFileSync(file, "utf8");
  if (!STORES.some((store) => text.includes(store))) return false;
  return namesAStore(parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }));
}

/** Whether code names a store: directly, as a property, or as `window["…"]`. */
function namesAStore(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(namesAStore);
  if (typeof node !== "object" || node === null) return false;
  const { type, name, computed, property }: { type?: unknown; name?: unknown; computed?: unknown; property?: unknown } = node;
  if (type === "Identifier" && STORES.includes(String(name))) return true;
  if (
    computed === true &&
    typeof property === "object" &&
    property !== null &&
    "value" in property &&
    STORES.includes(String(property.value))
  )
    return true;
  return Object.values(node).some(namesAStore);
}
