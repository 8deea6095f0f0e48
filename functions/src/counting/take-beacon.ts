import { BEACON_MAX_BYTES, type Beacon, beaconSchema } from "@awning/domain/beacon";
import { wallTime } from "@awning/domain/zoned-time";
import { ClientWindows } from "#platform/client-windows.ts";
import type { Click } from "./commit-clicks.ts";
import { isBot } from "./is-bot.ts";
import type { KnownLink } from "./known-links.ts";

export type Asked = {
  method: string;
  /** The `Sec-Fetch-Site` that browsers send and pages cannot change; older ones have only `Origin`. */
  fetchSite: string | undefined;
  origin: string | undefined;
  userAgent: string | undefined;
  /** What was sent; `null` when it is more than so many bytes. */
  read: (maxBytes: number) => Promise<Uint8Array | null>;
  /** For the limit: the network the request came from. It is kept nowhere. */
  client: string;
  now: number;
};
/** 204 is also the answer to programs, whose clicks are not counted: nobody learns how they are told from people. */
export type Answer = { status: number; headers: Record<string, string> };

export type Counting = {
  findLink: (username: string, mark: string, now: number) => Promise<KnownLink | null>;
  commit: (click: Click) => Promise<void>;
  /** The origin of our own pages. */
  ownOrigin: () => string;
};

/** Counts one message of a page; answers when it is stored. */
export function takeBeacon({ findLink, commit, ownOrigin }: Counting): (asked: Asked) => Promise<Answer> {
  // In memory, as for error reports: in Firestore the limit would cost more writes than what it limits.
  const windows = new ClientWindows({ windowMs: 60_000, perClient: 60, together: 60_000, clients: 50_000 });
  return async ({ method, fetchSite, origin, userAgent, read, client, now }) => {
    if (method !== "POST") return answer(405, { Allow: "POST" });
    if (fetchSite ? fetchSite !== "same-origin" : origin !== ownOrigin()) return answer(403);
    const waitSeconds = windows.count(client, now);
    if (waitSeconds > 0) return answer(429, { "Retry-After": String(waitSeconds) });
    const bytes = await read(BEACON_MAX_BYTES);
    if (!bytes) return answer(413);
    const beacon = readBeacon(bytes);
    if (!beacon) return answer(400);
    if (isBot(userAgent)) return answer(204);
    const link = await findLink(beacon.site, beacon.link, now);
    if (!link) return answer(404);
    await commit({ siteId: link.siteId, linkId: link.linkId, day: wallTime(now, link.zone).day });
    return answer(204);
  };
}

function readBeacon(bytes: Uint8Array): Beacon | null {
  try {
    const told = beaconSchema.safeParse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
    return told.success ? told.data : null;
  } catch {
    return null;
  }
}

function answer(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers };
}
