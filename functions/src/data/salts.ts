import { randomBytes } from "node:crypto";
import { documents } from "@awning/domain/routes/collections";
import * as z from "zod/mini";
import { firestore } from "./admin.ts";
import { fromDocument, toDocument } from "./documents.ts";
import { isOvertaken } from "./writes.ts";

const SALT_BYTES = 32;
/** How long one is kept; the same as in the memory of whoever uses it. */
const KEPT_MS = 48 * 3_600_000;
const saltSchema = z.object({ salt: z.string() });

/** The salt of that name, the same for all instances: whoever is first makes it. `now` in ms since 1970. */
export async function fetchSalt(name: string, now: number): Promise<Uint8Array> {
  const reference = firestore().doc(documents.salt(name));
  const found = fromDocument(saltSchema, await reference.get());
  if (found) return Buffer.from(found.salt, "base64");
  const salt = randomBytes(SALT_BYTES);
  try {
    await reference.create(toDocument({ salt: salt.toString("base64"), expireAt: now + KEPT_MS }));
    return salt;
  } catch (error) {
    const other = isTaken(error) ? fromDocument(saltSchema, await reference.get()) : null;
    if (!other) throw error;
    return Buffer.from(other.salt, "base64");
  }
}

/** Forgets salts whose time is over. @returns how many are gone */
export async function forgetSalts(now: number): Promise<number> {
  const over = await firestore().collection("salts").where("expireAt", "<=", new Date(now)).limit(100).get();
  await Promise.all(over.docs.map((one) => one.ref.delete()));
  return over.size;
}

function isTaken(error: unknown): boolean {
  return isOvertaken(error) || (error instanceof Error && "code" in error && error.code === 6);
}
