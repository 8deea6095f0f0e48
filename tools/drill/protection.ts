import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { PORTS } from "../lib/ports.ts";
import { fromRoot, PROJECT_ID } from "../lib/root.ts";
import { DEMO_PASSWORD } from "../seed/shop.ts";
import type { Contents } from "./contents.ts";

const FIRESTORE = `http://127.0.0.1:${PORTS.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
const FILES = `http://127.0.0.1:${PORTS.storage}/v0/b/${PROJECT_ID}.appspot.com/o`;
const SIGN_IN = `http://127.0.0.1:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
const sessionSchema = z.object({ idToken: z.string(), localId: z.string() });
const indexesSchema = z.object({
  fieldOverrides: z.array(z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z._default(z.boolean(), false) })),
});
/** The field that says when a document may go. */
const EXPIRY = "expireAt";

/** What a restored project does not keep to itself, or not from its owner; a line for each. */
export async function openDoors(email: string): Promise<string[]> {
  const answer = await fetch(SIGN_IN, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
  });
  if (!answer.ok) return [`${email} cannot sign in: ${answer.status}`];
  const { idToken, localId } = sessionSchema.parse(await answer.json());
  const own = { authorization: `Bearer ${idToken}` };
  const asked: [what: string, url: string, init: RequestInit, status: number][] = [
    ["An owner reads their own site", `${FIRESTORE}/sites/${localId}`, { headers: own }, 200],
    ["A stranger reads a site", `${FIRESTORE}/sites/${localId}`, {}, 403],
    ["An owner reads what only the service may", `${FIRESTORE}/outbox`, { headers: own }, 403],
    ["A stranger stores a file", `${FILES}?name=files%2F${localId}%2Fany`, { method: "POST", body: "any" }, 403],
  ];
  const found: string[] = [];
  for (const [what, url, init, wanted] of asked) {
    const { status } = await fetch(url, init);
    if (status !== wanted) found.push(`rules: ${what}: ${status} instead of ${wanted}`);
  }
  return found;
}

/** Collections whose documents are to expire and that no policy of `firestore.indexes.json` names. */
export function withoutPolicy({ documents }: Contents): string[] {
  const { fieldOverrides } = indexesSchema.parse(JSON.parse(readFileSync(fromRoot("firestore.indexes.json"), "utf8")));
  const named = fieldOverrides.filter(({ ttl, fieldPath }) => ttl && fieldPath === EXPIRY).map(({ collectionGroup }) => collectionGroup);
  const expiring = [...documents]
    .filter(([, text]) => z.looseObject({}).parse(JSON.parse(text))[EXPIRY])
    .map(([path]) => path.split("/").at(-2) ?? "");
  return [...new Set(expiring)].filter((group) => !named.includes(group)).map((group) => `expiry: ${group} has no policy`);
}
