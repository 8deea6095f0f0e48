import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Timestamp } from "firebase-admin/firestore";

/** A document as an earlier release stored it. */
export type Frozen = { path: string; fields: Record<string, unknown> };

const FOLDER = new URL("../frozen/", import.meta.url);

/** What is kept of each release, by its name. */
export const RELEASES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));

/** What its shop's pages said when it was frozen. A later version is compared with that and never changes it. */
export function pagesFile(release: string): string {
  return fileURLToPath(new URL(`${release}.pages.txt`, FOLDER));
}

/** The documents of a release, as Firestore would give them. */
export function frozenDocuments(release: string): Frozen[] {
  const all: { path: string; fields: Record<string, unknown> }[] = JSON.parse(readFileSync(new URL(`${release}.json`, FOLDER), "utf8"));
  return all.map(({ path, fields }) => ({ path, fields: fromFrozen(fields) as Record<string, unknown> }));
}

/** A value of Firestore as JSON tells it. */
export function toFrozen(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(toFrozen);
  if ("toMillis" in value && typeof value.toMillis === "function") return { $time: value.toMillis() };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString("base64") };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toFrozen(one)]));
}

function fromFrozen(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(fromFrozen);
  if ("$time" in value) return Timestamp.fromMillis(Number(value.$time));
  if ("$bytes" in value) return new Uint8Array(Buffer.from(String(value.$bytes), "base64"));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fromFrozen(one)]));
}

/** The fields of a document of one site as those of another. */
export function ofSite(fields: Frozen["fields"], from: string, to: string): Frozen["fields"] {
  const one = (value: unknown): unknown => {
    if (typeof value === "string") return value.replaceAll(from, to);
    if (Array.isArray(value)) return value.map(one);
    if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, one(inner)]));
  };
  return one(fields) as Frozen["fields"];
}
