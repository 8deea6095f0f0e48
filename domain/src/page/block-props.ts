import * as z from "zod/mini";
import { mediaSchema } from "../media/media-schema.ts";
import { parseEmbed } from "../rich-text/embed.ts";
import { LINK_URL_MAX, parseLinkUrl } from "../rich-text/link-url.ts";
import { richTextSchema } from "../rich-text/rich-text.ts";
import { timeZoneSchema } from "../values/place.ts";
import { CONSENT_TEXT_MAX, line, paragraph } from "../values/text.ts";
import { momentSchema } from "../values/visible.ts";
import { BLOCK_PRODUCTS_MAX } from "./public-page.ts";

export const GALLERY_MAX = 24;
export const FAQ_MAX = 30;
export const BLOCK_SERVICES_MAX = 20;
export { BLOCK_PRODUCTS_MAX };
export const ALIGNS = ["start", "center"] as const;

const text = (max: number) => z._default(line(0, max), "");
const long = (max: number) => z._default(paragraph(max), "");
const align = z._default(z.enum(ALIGNS), "start");
/** A URL as `parseLinkUrl` returns it, or empty. */
const address = z._default(
  z.string().check(
    z.maxLength(LINK_URL_MAX),
    z.refine((url) => url === "" || "url" in parseLinkUrl(url), { error: "bad_url" }),
  ),
  "",
);
const picture = z._default(z.nullable(mediaSchema), null);
const someId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** The props of each block. Every field has a default, so that `{}` is a new block and new fields keep older blocks valid. */
export const blockProps = {
  heading: z.object({ text: text(120), level: z._default(z.union([z.literal(2), z.literal(3)]), 2), align }),
  text: z.object({ text: richTextSchema, align }),
  image: z.object({
    image: picture,
    caption: text(200),
    url: address,
    shape: z._default(z.enum(["natural", "wide", "square", "round"]), "natural"),
  }),
  gallery: z.object({
    images: z._default(z.array(mediaSchema).check(z.maxLength(GALLERY_MAX)), () => []),
    layout: z._default(z.enum(["grid", "row"]), "grid"),
  }),
  /** Leads to `url`, the shop, or the page of this site with the id `page`. */
  button: z.object({
    label: text(60),
    to: z._default(z.enum(["url", "shop", "page"]), "url"),
    url: address,
    page: z._default(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/)), ""),
    look: z._default(z.enum(["filled", "outline"]), "filled"),
  }),
  /** The links of the site: all, or those of one heading or group with the id `group`. */
  links: z.object({
    show: z._default(z.enum(["all", "group"]), "all"),
    group: z._default(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/)), ""),
  }),
  socials: z.object({ align: z._default(z.enum(ALIGNS), "center") }),
  products: z.object({
    title: text(80),
    show: z._default(z.enum(["newest", "chosen", "all"]), "newest"),
    productIds: z._default(z.array(someId).check(z.maxLength(BLOCK_PRODUCTS_MAX)), () => []),
    count: z._default(z.number().check(z.int(), z.gte(1), z.lte(BLOCK_PRODUCTS_MAX)), 4),
  }),
  booking: z.object({
    title: text(80),
    show: z._default(z.enum(["all", "chosen"]), "all"),
    serviceIds: z._default(z.array(someId).check(z.maxLength(BLOCK_SERVICES_MAX)), () => []),
  }),
  faq: z.object({
    title: text(80),
    items: z._default(z.array(z.object({ question: text(200), answer: richTextSchema })).check(z.maxLength(FAQ_MAX)), () => []),
  }),
  testimonial: z.object({ text: long(600), author: text(80), role: text(80) }),
  /** `until` in ms since 1970; `timeZone` is where the owner set it. */
  countdown: z.object({ title: text(120), until: z._default(z.nullable(momentSchema), null), timeZone: timeZoneSchema, after: text(120) }),
  hours: z.object({ title: text(80) }),
  map: z.object({ title: text(80), address: long(300) }),
  embed: z.object({
    url: z._default(
      z.string().check(
        z.maxLength(LINK_URL_MAX),
        z.refine((url) => url === "" || parseEmbed(url) !== null, { error: "unknown_embed" }),
      ),
      "",
    ),
    title: text(120),
  }),
  contact: z.object({ title: text(80), text: long(300), button: text(40), done: text(200) }),
  /** A newsletter sign-up; an empty `consent` uses the default text. */
  signup: z.object({ title: text(80), text: long(300), button: text(40), consent: text(CONSENT_TEXT_MAX) }),
  divider: z.object({ look: z._default(z.enum(["line", "dots", "scallops"]), "line") }),
  spacer: z.object({ size: z._default(z.enum(["small", "medium", "large"]), "medium") }),
  columns: z.object({
    ratio: z._default(z.enum(["even", "wide-first", "wide-last"]), "even"),
    align: z._default(z.enum(["top", "middle"]), "top"),
  }),
} as const;

export type BlockType = keyof typeof blockProps;
export type BlockProps<Type extends BlockType> = z.output<(typeof blockProps)[Type]>;
