import * as z from "zod/mini";
import { UTM_VALUE_MAX } from "../link/utm.ts";
import { wholeCodePoints, withinUnits } from "../values/characters.ts";
import { cleanLine } from "../values/text.ts";

/** Longest host that DNS knows. */
const HOST_MAX = 253;
/** Of a parameter nothing is looked at that stands behind so many UTF-16 units. */
const TAG_READ_MAX = 4 * UTM_VALUE_MAX;

/**
 * A parameter of an address, as people and tools tag what they post: cut to its length, "?" for what is badly encoded. What stands before an
 * `@` may be the mailbox of a person, so it is not kept.
 */
export const tag = dropped(z.pipe(z.string(), z.transform(toTag)));

function toTag(value: string): string {
  const whole = wholeCodePoints(value, TAG_READ_MAX).replace(/\uFFFD+(?:%[0-9a-f]?)?/gi, "?");
  return withinUnits(cleanLine(whole).replace(/[^\s@]+(?=@)/g, ""), UTM_VALUE_MAX).trimEnd();
}

/** The host that led here, without its port and `www.`; of an app its name (`com.example.mail`), which has the same letters. */
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

/** Nobody typed any of it, so what is wrong with it is no reason to refuse an order: it becomes empty. */
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
/**
 * What a browser tells of how its visitor came: the host that led here, the UTM parameters of the landing, and the mark
 * (`link-mark.ts`) of the link that was followed on the owner's page. All of it is hearsay that nothing is decided by.
 */
export const clientAttributionSchema = z._default(z.catch(toldSchema, NOTHING), NOTHING);
export type ClientAttribution = z.infer<typeof clientAttributionSchema>;
