import type { PublishedService } from "@awning/domain/booking/public-service";
import { Failure } from "@awning/domain/errors/failure";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { withinUnits } from "@awning/domain/values/characters";
import { EMPTY_GUEST_FORM, type SiteBookingProps } from "@awning/web/storefront";
import { HTTP_STATUS } from "#http/errors.ts";
import type { BookingDependencies } from "../load/booking-month.ts";
import { type BookingNotice, bookingNotice } from "./checkout-notice.ts";
import * as labels from "./labels.ts";
import { readGuest } from "./read-guest.ts";

type Waiting = NonNullable<SiteBookingProps["waiting"]>;
export const EMPTY_WAITING = { name: "", email: "", errors: {}, isSent: false };
const TYPED_MAX = 400;

type Sent = { start: number; zone: string; body: URLSearchParams };

/**
 * The form of a waiting list: what the page says next. `start` in minutes since 1970. Whether the address is on the list already shows only in
 * its mailbox.
 */
export async function submitWaiting(
  { siteId, pause, profile }: PublishedCopy,
  { id: serviceId }: PublishedService,
  { start, zone, body }: Sent,
  caller: { clientAddress: string; now: number },
  { joinLine }: Pick<BookingDependencies, "joinLine">,
): Promise<{ status: number; notice?: BookingNotice; waiting: Waiting | null }> {
  const typed = (name: string) => withinUnits(body.get(name) ?? "", TYPED_MAX);
  const form = { ...EMPTY_WAITING, start, zone, name: typed("name"), email: typed("email").trim() };
  const read = readGuest({ ...EMPTY_GUEST_FORM, name: form.name, email: form.email }, false, []);
  if ("errors" in read) return { status: 422, waiting: { ...form, errors: read.errors } };
  try {
    if (pause) throw new Failure("shop_closed");
    await joinLine({ siteId, serviceId, start, guest: read.guest, zoneGuest: zone, locale: profile.language }, caller);
    return { status: 200, waiting: { ...form, isSent: true } };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.details["problem"] === "throwaway_email")
      return { status: 422, waiting: { ...form, errors: { email: labels.emailTemporary } } };
    const isOver = error.code === "act_refused" || error.code === "slot_taken";
    return { status: HTTP_STATUS[error.code], notice: bookingNotice(error), waiting: isOver ? null : form };
  }
}
