import { createHmac } from "node:crypto";

/** How long salts are kept, in memory and in the database. */
export const SALT_KEPT_MS = 48 * 3_600_000;
type Kept = { at: number; salt: Promise<Uint8Array> };

/**
 * Daily salts of 32 random bytes for visitor hashes; without them, nothing stored leads back to an address. Zones ahead of UTC and zones
 * behind it have separate salts, so that each is used for at most 38 hours.
 */
export class DaySalts {
  readonly #fetch: (name: string, now: number) => Promise<Uint8Array>;
  readonly #kept = new Map<string, Kept>();

  constructor(fetch: (name: string, now: number) => Promise<Uint8Array>) {
    this.#fetch = fetch;
  }

  /** A visitor's hash: stable for a browser on one site and day, different on any other. @param offsetMs the owner's offset from UTC */
  async visitorOf(who: { siteId: string; day: string; offsetMs: number; client: string; userAgent: string }, now: number): Promise<string> {
    const salt = await this.#saltOf(`${who.day}-${who.offsetMs >= 0 ? "east" : "west"}`, now);
    const text = JSON.stringify([who.siteId, who.day, who.client, who.userAgent]);
    return createHmac("sha256", salt).update(text).digest("base64url").slice(0, 12);
  }

  #saltOf(name: string, now: number): Promise<Uint8Array> {
    for (const [other, { at }] of this.#kept) if (now - at >= SALT_KEPT_MS) this.#kept.delete(other);
    const known = this.#kept.get(name);
    if (known) return known.salt;
    const salt = this.#fetch(name, now);
    const kept = { at: now, salt };
    this.#kept.set(name, kept);
    salt.catch(() => this.#kept.get(name) === kept && this.#kept.delete(name));
    return salt;
  }
}
