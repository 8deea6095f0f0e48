import * as z from "zod/mini";
import { UTM_VALUE_MAX } from "../link/utm.ts";
import { wholeCodePoints, withinUnits } from "../values/characters.ts";
import { cleanLine } from "../values/text.ts";

/** The DNS limit. */
const HOST_MAX = 253;
/** Only this many UTF-16 units of a parameter are read. */
const TAG_READ_MAX = 4 * UTM_VALUE_MAX;

/** A UTM value: truncated, "?" if badly encoded. Text before an `@` may be a person's mailbox and is dropped. */
export const tag = dropped(z.pipe(z.string(), z.transform(toTag)));

function toTag(value: string): string {
  const whole = wholeCodePoints(value, TAG_READ_MAX).replace(/\uFFFD+(?:%[0-9a-f]?)?/gi, "?");
  return withinUnits(cleanLine(whole).replace(/[^\s@]+(?=@)/g, ""), UTM_VALUE_MAX).trimEnd();
}

/** The referring host without port and `www.`; apps appear by their package name (`com.example.mail`). */
export const host = dropped(
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(HOST_MAX + 6)),
      z.transform((value) =>
        value
          .toLowerCase()
          .replace(/:\d{1,5}$/, "")
          .replace(/^www\./, ""),
      ),
    ),
    z.string().check(z.maxLength(HOST_MAX), z.regex(/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/)),
  ),
);

/** Browser-reported values never refuse an order; invalid ones become empty. */
function dropped(schema: z.ZodMiniType<string, string>) {
  return z._default(z.catch(schema, ""), "");
}

const NOTHING = { source: "", utm: { source: "", medium: "", campaign: "" }, link: "" };
const toldUtmSchema = z.object({ source: tag, medium: tag, campaign: tag });
const toldSchema = z.object({
  source: host,
  utm: z._default(z.catch(toldUtmSchema, NOTHING.utm), NOTHING.utm),
  link: dropped(z.string().check(z.regex(/^[A-Za-z0-9]{1,6}$/))),
});
/** How a browser says its visitor arrived: host, UTM parameters, and the followed link's short id. Untrusted, so nothing depends on it. */
export const clientAttributionSchema = z._default(z.catch(toldSchema, NOTHING), NOTHING);
export type ClientAttribution = z.infer<typeof clientAttributionSchema>;

/** How a page's visitor arrived: referring host and UTM parameters. Long values are truncated; an invalid host becomes empty. */
export const cameFromSchema = z.object({ host, source: tag, medium: tag, campaign: tag, term: tag, content: tag });
