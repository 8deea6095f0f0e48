import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { toFrozen } from "../../tests/support/frozen.ts";
import { PORTS, SITE } from "../lib/ports.ts";
import { PROJECT_ID } from "../lib/root.ts";
import { everyDocument, openDatabase } from "../seed/database.ts";

/** All that a project holds, by name: what was stored under it, as text. */
export type Contents = Record<"documents" | "files" | "users" | "pages", ReadonlyMap<string, string>>;

const STORAGE = `http://127.0.0.1:${PORTS.storage}/storage/v1/b/${PROJECT_ID}.appspot.com/o`;
const AUTH = `http://127.0.0.1:${PORTS.auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:batchGet`;
/** The rights of the service, for which emulators ask no more. */
export const SERVICE = { authorization: "Bearer owner" };
const PAGE = 1000;
/** When the Auth emulator got a password, and since when sessions count, which for imported users is when it started. */
const IMPORTED = { passwordUpdatedAt: undefined, validSince: undefined };
const LOOKS_MAX = 20;
/** Counted by the requests of each start. */
const OWN = /^rateLimits\//;
const filesSchema = z.object({
  items: z._default(
    z.array(z.looseObject({ name: z.string(), contentType: z._default(z.string(), ""), metadata: z.optional(z.unknown()) })),
    [],
  ),
  nextPageToken: z.optional(z.string()),
});
const usersSchema = z.object({
  users: z._default(z.array(z.looseObject({ localId: z.string() })), []),
  nextPageToken: z.optional(z.string()),
});

/** @param pages addresses of public pages, such as `/kiln` */
export async function readContents(pages: readonly string[]): Promise<Contents> {
  const firestore = openDatabase();
  const documents = await everyDocument(firestore);
  await firestore.terminate();
  const users = await listAll(AUTH, "maxResults", usersSchema, (page) => page.users);
  return {
    documents: new Map(documents.filter(({ path }) => !OWN.test(path)).map(({ path, data }) => [path, textOf(toFrozen(data))])),
    files: await readFiles(),
    users: new Map(users.map((user) => [user.localId, textOf({ ...user, ...IMPORTED })])),
    pages: new Map(
      await Promise.all(pages.map(async (path): Promise<[string, string]> => [path, await (await fetch(SITE + path)).text()])),
    ),
  };
}

/** The same, once two looks in a row found the same: what a job began (mails, notifications) goes on for a moment. */
export async function readQuiet(pages: readonly string[]): Promise<Contents> {
  let last = await readContents(pages);
  for (let looks = 0; looks < LOOKS_MAX; looks++) {
    const now = await readContents(pages);
    if (differencesOf(last, now).length === 0) return now;
    last = now;
  }
  throw new Error("The suite does not come to rest.");
}

/** What `after` has not as `before` had it, and what it has besides; a line for each. */
export function differencesOf(before: Contents, after: Contents): string[] {
  return (["documents", "files", "users", "pages"] as const).flatMap((kind) => {
    const names = new Set([...before[kind].keys(), ...after[kind].keys()]);
    return [...names].flatMap((name) => {
      const [was, is] = [before[kind].get(name), after[kind].get(name)];
      if (was === is) return [];
      if (is === undefined || was === undefined) return [`${kind}: ${name} ${is === undefined ? "is gone" : "was not there"}`];
      const at = [...was].findIndex((sign, index) => sign !== is[index]);
      return [`${kind}: ${name} is another: …${was.slice(Math.max(0, at - 40), at + 40)}… became …${is.slice(at, at + 40)}…`];
    });
  });
}

/** In one order of fields: a database keeps none. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => {
    if (typeof one !== "object" || one === null || Array.isArray(one)) return one;
    return Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** What of each file is asked for later: its bytes, its type and what it was uploaded with. */
async function readFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { name, contentType, metadata } of await listAll(STORAGE, "maxResults", filesSchema, (page) => page.items)) {
    const answer = await fetch(`${STORAGE}/${encodeURIComponent(name)}?alt=media`, { headers: SERVICE });
    const bytes = Buffer.from(await answer.arrayBuffer());
    files.set(name, JSON.stringify([answer.status, createHash("sha256").update(bytes).digest("hex"), contentType, metadata ?? null]));
  }
  return files;
}

async function listAll<Page extends { nextPageToken?: string | undefined }, One>(
  url: string,
  limit: string,
  schema: z.ZodMiniType<Page>,
  of: (page: Page) => readonly One[],
): Promise<One[]> {
  const all: One[] = [];
  for (let token: string | undefined = ""; token !== undefined; ) {
    const answer: Response = await fetch(
      `${url}?${limit}=${PAGE}${token && `&pageToken=${encodeURIComponent(token)}&nextPageToken=${encodeURIComponent(token)}`}`,
      { headers: SERVICE },
    );
    const page = schema.parse(await answer.json());
    all.push(...of(page));
    token = page.nextPageToken || undefined;
  }
  return all;
}
