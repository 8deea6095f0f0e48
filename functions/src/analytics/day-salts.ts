import { createHmac } from "node:crypto";

/** How long what tells visitors apart is kept, in memory and in the database. */
export const SALT_KEPT_MS = 48 * 3_600_000;
type Kept = { at: number; salt: Promise<Uint8Array> };

/**
 * What tells the visitors of one day apart: 32 random bytes a day, without which nothing that is stored leads to an address. Days begin
 * at different moments around the world, so that there are two salts a day: one for the clocks ahead of UTC and one for those behind.
 * Neither is in use for longer than 38 hours.
 */
export class DaySalts {
  readonly #fetch: (name: string, now: number) => Promise<Uint8Array>;
  readonly #kept = new Map<string, Kept>();

  constructor(fetch: (name: string, now: number) => Promise<Uint8Array>) {
    this.#fetch = fetch;
  }

  /**
   * Who visits a site on a day: the same letters for the same browser there and then, others on each other site and day.
   * @param offsetMs how far the owner's clocks are ahead of UTC
   */
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
