import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

const STORES = ["localStorage", "sessionStorage", "indexedDB"];
/** The only files that speak with a browser's storage themselves: it may be closed, alone or all of it, and they know what then. */
export const STORAGE_DOORS = [
  "web/src/data/core/browser-storage.ts",
  "web/src/data/chat/unsent-store.ts",
  "web/src/storefront/script/storage.ts",
];

/** The files of the app below `root` that use a browser's storage past its doors. Comments, types and names in texts are none. */
export function storageUses(root: string): string[] {
  const files = globSync("web/src/**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
  return files.filter((file) => !STORAGE_DOORS.includes(file) && usesStorage(join(root, file))).sort();
}

function usesStorage(file: string): boolean {
  const text = readFileSync(file, "utf8");
  if (!STORES.some((store) => text.includes(store))) return false;
  return namesAStore(parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }));
}

/** Whether a store is named in the code: by itself, as a property, or as `window["…"]`. */
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
