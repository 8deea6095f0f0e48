import { parsePastedWebUrl } from "@awning/domain/link/pasted";
import { TRACKING_MAX, type Tracking, trackingSchema } from "@awning/domain/order/order";
import { cleanLine } from "@awning/domain/values/text";

export type TrackingForm = { carrier: string; number: string; url: string };

/** Reads the typed or pasted tracking of a parcel. `tracking` is `null` when the input is empty or invalid. */
export function readTracking(form: TrackingForm): { tracking: Tracking | null; hasBadUrl: boolean; isTooLong: boolean } {
  const url = form.url.trim() && parsePastedWebUrl(form.url);
  const isTooLong = cleanLine(form.carrier).length > TRACKING_MAX || cleanLine(form.number).length > TRACKING_MAX;
  const isEmpty = [form.carrier, form.number, form.url].every((typed) => typed.trim() === "");
  const parsed = trackingSchema.safeParse({ ...form, url });
  const hasBadUrl = !trackingSchema.safeParse({ carrier: "", number: "", url }).success;
  return { tracking: isEmpty || hasBadUrl || !parsed.success ? null : parsed.data, hasBadUrl, isTooLong };
}
