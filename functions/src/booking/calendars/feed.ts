import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { FEED_EVENTS_MAX, FEED_PAST_DAYS, type Feed, feedPath, readFeedPath } from "@awning/domain/booking/calendars/feed";
import { feedFile } from "@awning/domain/booking/calendars/feed-file";
import { Failure } from "@awning/domain/errors/failure";
import { getFeed, putFeed } from "#data/booking/calendars.ts";
import { lastChangeOf, listOfSchedule } from "#data/booking/reservations.ts";
import { getSchedule } from "#data/booking/services.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { isOurs } from "#http/branded-errors.ts";
import { clientAddress } from "#http/client-address.ts";
import { type Refusal, refusal } from "#http/error-response.ts";
import { HTTP_STATUS } from "#http/errors.ts";
import { type Read, type Request, requireCaller } from "#http/request.ts";
import { feedKey, isSameKey } from "#platform/access-keys.ts";
import { config } from "#platform/config.ts";
import { logAndReport } from "#platform/log.ts";
import { sha256 } from "#platform/secure-ids.ts";
import * as labels from "../labels.ts";

const DAY_MS = 86_400_000;

/** The address of a schedule's feed. With a `detail` it is made, or says that from now on. @throws Failure `not_found` */
export async function openFeed({ scheduleId, detail }: CommandInput<"open-feed">, request: Request): Promise<CommandOutput<"open-feed">> {
  const { uid } = requireCaller(request);
  const feed = await writeTogether("open-feed", async (writes) => {
    const { feed: before, guard } = await getFeed(uid, scheduleId);
    if (!detail || (before?.isOpen && before.detail === detail)) return before;
    if (!(await getSchedule(uid, scheduleId))) throw new Failure("not_found");
    // A closed address never comes back.
    const rev = before ? before.rev + Number(!before.isOpen) : 1;
    const after = { detail, rev, isOpen: true, changedAt: request.now };
    putFeed(writes, uid, scheduleId, after, guard);
    return after;
  });
  return { url: urlOf(uid, scheduleId, feed) };
}

/** Revokes an address, which no program can read from then on. */
export async function closeFeed(
  { scheduleId, isRenewed }: CommandInput<"close-feed">,
  request: Request,
): Promise<CommandOutput<"close-feed">> {
  const { uid } = requireCaller(request);
  const feed = await writeTogether("close-feed", async (writes) => {
    const { feed: before, guard } = await getFeed(uid, scheduleId);
    if (!before) return null;
    const after = { ...before, rev: before.rev + Number(isRenewed), isOpen: isRenewed, changedAt: request.now };
    putFeed(writes, uid, scheduleId, after, guard);
    return after;
  });
  return { url: urlOf(uid, scheduleId, feed) };
}

function urlOf(siteId: string, scheduleId: string, feed: Feed | null): string | null {
  return feed?.isOpen ? config().siteUrl + feedPath({ siteId, scheduleId, key: feedKey(siteId, scheduleId, feed.rev) }) : null;
}

const HEADERS = { "Cache-Control": "private, no-cache", "X-Content-Type-Options": "nosniff", "X-Robots-Tag": "noindex" };

/** `GET /api/calendar/{site}/{schedule}/{key}.ics`: the feed, or 304 with two reads while nothing changed. */
export const serveFeed: Read = async (request, response) => {
  const { status, headers, body } = await answer(request.path, request.get("if-none-match"), clientAddress(request), Date.now()).catch(
    async (error: unknown) => {
      const failure = error instanceof Failure ? error : new Failure("internal", { digest: await logAndReport("api/calendar", error) });
      return refusal(HTTP_STATUS[failure.code], request.get("accept"), failure);
    },
  );
  isOurs(response);
  response.status(status).set(headers).end(body);
};

/** @param known the version that a program has */
export async function answer(path: string, known: string | undefined, client: string, now: number): Promise<Refusal> {
  const place = readFeedPath(path.startsWith("/api/") ? path : `/api${path}`);
  const { feed } = place ? await getFeed(place.siteId, place.scheduleId) : { feed: null };
  if (!place || !feed?.isOpen || !isSameKey(place.key, feedKey(place.siteId, place.scheduleId, feed.rev))) {
    await limitRate("calendar-feed.client", client, now);
    throw new Failure("not_found");
  }
  const { siteId, scheduleId } = place;
  await limitRate("calendar-feed.site", `${siteId} ${scheduleId}`, now);
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const change = await lastChangeOf(siteId, scheduleId);
  const tag = `W/"${sha256([change, feed.rev, feed.detail, today].join()).slice(0, 32)}"`;
  if (known === tag) return { status: 304, headers: { ...HEADERS, ETag: tag }, body: "" };
  const [schedule, all] = await Promise.all([
    getSchedule(siteId, scheduleId),
    listOfSchedule(siteId, scheduleId, today - FEED_PAST_DAYS * DAY_MS, FEED_EVENTS_MAX),
  ]);
  const body = feedFile(all, feed.detail, { name: schedule?.name ?? labels.bookings, busy: labels.busy });
  return { status: 200, headers: { ...HEADERS, ETag: tag, "Content-Type": "text/calendar; charset=utf-8" }, body };
}
