import type { FoundLink } from "@awning/domain/transfer/read-links";
import { cleanLine } from "@awning/domain/values/text";
import { Parser } from "htmlparser2";
import * as z from "zod/mini";
import { importRefused } from "./import-refusals.ts";

const DEPTH_MAX = 512;
const PIECE = 8192;
const LINKS_READ = 1000;
/** Of the services themselves, not of the people who use them. */
const OWN_PLACES = /^(?:linktr\.ee|[\w.-]+\.linktr\.ee|bio\.site|beacons\.ai|carrd\.co|about:|javascript:)/i;

/**
 * The links of a page that was saved as a file, in their order: from the data of Linktree, otherwise each `<a href>` with its words.
 * @throws Failure `bad_request` with an ImportRefusal
 */
export function readSavedPage(html: string): FoundLink[] {
  const { data, anchors } = partsOf(html);
  const links = linksOfData(data);
  const found = links.length > 0 ? links : anchors;
  if (found.length === 0) throw importRefused("no_links");
  return found.slice(0, LINKS_READ).map((one, at) => ({ ...one, line: at + 1 }));
}

type Unplaced = Omit<FoundLink, "line">;

function partsOf(html: string): { data: string; anchors: Unplaced[] } {
  const anchors: Unplaced[] = [];
  let [data, isData, depth] = ["", false, 0];
  let open: Unplaced | null = null;
  const parser = new Parser({
    onopentag(name, { id, href, title, "aria-label": label }) {
      depth += 1;
      if (name === "script") isData = id === "__NEXT_DATA__";
      if (name === "a" && href && /^(?:https?|mailto|tel|sms):/i.test(href) && !isOwnPlace(href)) open = { url: href, title: "" };
      if (open && open.title === "" && (label || title)) open.title = label ?? title ?? "";
    },
    ontext(words) {
      if (isData) data += words;
      else if (open && open.title.length < 500) open.title += ` ${words}`;
    },
    onclosetag(name) {
      depth -= 1;
      if (name === "script") isData = false;
      if (name !== "a" || !open) return;
      anchors.push({ url: open.url, title: cleanLine(open.title.replace(/\s+/g, " ")) });
      open = null;
    },
  });
  for (let at = 0; at < html.length && depth <= DEPTH_MAX && anchors.length < LINKS_READ; at += PIECE)
    parser.write(html.slice(at, at + PIECE));
  parser.end();
  return { data, anchors };
}

function isOwnPlace(href: string): boolean {
  return OWN_PLACES.test(href.replace(/^https?:\/\/(?:www\.)?/i, ""));
}

const idSchema = z.union([z.string(), z.number()]);
const linkSchema = z.object({
  id: z.optional(idSchema),
  title: z.nullish(z.string()),
  url: z.nullish(z.string()),
  type: z.nullish(z.string()),
  position: z.nullish(z.number()),
  parent: z.nullish(z.union([idSchema, z.object({ id: idSchema })])),
});
const listSchema = z.array(z.unknown());
const propsSchema = z.object({
  links: z.optional(listSchema),
  allLinks: z.optional(listSchema),
  page: z.optional(z.object({ links: z.optional(listSchema) })),
});
const dataSchema = z.object({ props: z.object({ pageProps: propsSchema }) });

/** The links that the script of a page names, each heading before its own. Empty when it is another script, or none. */
function linksOfData(data: string): Unplaced[] {
  const props = dataSchema.safeParse(parsed(data)).data?.props.pageProps;
  const all = props?.links ?? props?.allLinks ?? props?.page?.links ?? [];
  const links = all.flatMap((one) => linkSchema.safeParse(one).data ?? []);
  const placed = links.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const parentOf = ({ parent }: z.infer<typeof linkSchema>) => (typeof parent === "object" ? parent?.id : parent) ?? null;
  const ids = new Set(links.flatMap(({ id }) => (id === undefined ? [] : String(id))));
  const isInside = (link: z.infer<typeof linkSchema>) => ids.has(String(parentOf(link)));
  return placed
    .filter((link) => !isInside(link))
    .flatMap((link) => [
      link,
      ...placed.filter((one) => one !== link && link.id !== undefined && String(parentOf(one)) === String(link.id)),
    ])
    .map(({ title, url, type }) => ({
      title: title ?? "",
      url: url ?? "",
      isHeading: /^(?:header|group)$/i.test(type ?? "") && !url,
    }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
