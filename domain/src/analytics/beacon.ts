import * as z from "zod/mini";
import { usernameSchema } from "../account/username.ts";

/** A message from a page, bytes: room for an address with all its parameters in any script. */
export const BEACON_MAX_BYTES = 4096;

const shape = {
  site: usernameSchema,
  /** How the visitor came to this site, as parameters of an address: `utm_…`, `from` a host, `link` a mark. */
  from: z._default(z.string().check(z.maxLength(2100)), ""),
  /** The IANA time zone of the browser. */
  zone: z._default(z.string().check(z.maxLength(64)), ""),
  /** Whether the page was left at once, without a touch. */
  brief: z.optional(z.union([z.literal(0), z.literal(1)])),
};
const target = (pattern: RegExp) => z.string().check(z.regex(pattern));

/**
 * What pages tell, by its kind. Of a `view` the path of the page, of a `click` the mark of the link (`link-mark.ts`), of a `basket` the
 * variant that was put in, of an `order` its number as the page shows it, of a `booking` and a `chat` the id.
 */
export const beaconSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("view"), target: target(/^\/[A-Za-z0-9/_-]{1,200}$/), ...shape }),
  z.strictObject({ kind: z.literal("click"), target: target(/^[A-Za-z0-9]{1,6}$/), ...shape }),
  z.strictObject({ kind: z.literal("basket"), target: target(/^[A-Za-z0-9_-]{1,64}(?:\.[A-Za-z0-9_.-]{0,90})?$/), ...shape }),
  z.strictObject({ kind: z.enum(["booking", "chat"]), target: target(/^[A-Za-z0-9]{1,64}$/), ...shape }),
  z.strictObject({ kind: z.literal("order"), target: target(/^[1-9][0-9]{0,9}$/), ...shape }),
]);
export type Beacon = z.infer<typeof beaconSchema>;
