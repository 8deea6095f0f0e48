// Saves the demo's current data under `tests/frozen`, as a release leaves it behind, to test later code against it.
// `npm run suite -- demo node tools/freeze.ts 1.0.0`. The next run of `frozen-shop.test.ts` keeps its pages.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toFrozen } from "../tests/support/frozen.ts";
import { kindOfDocument } from "../tests/support/stored-documents.ts";
import { failWith, PlainError } from "./lib/plain-error.ts";
import { ROOT } from "./lib/root.ts";
import { everyDocument, openDatabase } from "./seed/database.ts";

/** Documents kept per collection that show something new. */
const EACH_MAX = 3;
/** The shop that is saved completely, so that it can be opened and used. */
const WHOLE = "tempo";
const WHOLE_PARTS = ["settings", "links", "products", "stock", "pages", "collections", "discounts", "services", "schedules", "counters"];

type Kept = { path: string; fields: unknown };

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new PlainError("Usage: npm run suite -- demo node tools/freeze.ts <name>");
  const firestore = openDatabase();
  const claim = await firestore.doc(`usernames/${WHOLE}`).get();
  const whole: string = claim.get("siteId") ?? claim.get("uid");
  const all = await everyDocument(firestore);
  const seen = new Map<string, { shapes: Set<string>; count: number }>();
  const kept = all.filter(({ path, data }) => {
    const [top, siteId, part] = path.split("/");
    if (top === "sites" && siteId === whole && (part === undefined || WHOLE_PARTS.includes(part))) return true;
    const kind = kindOfDocument(path);
    const known = seen.get(kind) ?? { shapes: new Set<string>(), count: 0 };
    seen.set(kind, known);
    const shapes = shapesOf(data).filter((shape) => !known.shapes.has(shape));
    if (known.count >= EACH_MAX || shapes.length === 0) return false;
    known.count++;
    for (const shape of shapes) known.shapes.add(shape);
    return true;
  });
  await firestore.terminate();
  const frozen: Kept[] = kept.map(({ path, data }) => ({ path, fields: toFrozen(data) }));
  const folder = join(ROOT, "tests", "frozen");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), `[\n${frozen.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);
  console.info(`${frozen.length} of ${all.length} documents are kept in tests/frozen/${name}.json.`);
} catch (error) {
  failWith(error);
}

/** Every field path of a value with its type. */
function shapesOf(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return [`${at}[]`, ...value.flatMap((one) => shapesOf(one, `${at}[]`))];
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return [`${at}:${value === null ? "null" : typeof value}`];
  return Object.entries(value).flatMap(([name, one]) => shapesOf(one, `${at}.${/^[a-z][A-Za-z]*$/.test(name) ? name : "*"}`));
}
