import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { type PictureType, pictureType } from "@awning/domain/media/picture-type";
import { PAGE_PICTURE_MAX_BYTES, PAGE_READ_MAX_BYTES, type PagePictureRefusal } from "@awning/domain/page/page-picture";
import { Parser } from "htmlparser2";
import { limitRate } from "#data/core/rate-limits.ts";
import { limitAll } from "#data/core/shared-limits.ts";
import { getLink } from "#data/site/links.ts";
import { openWebPage, type WebAccess, WebError, type WebTrouble } from "#gateways/web.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { config } from "#platform/config.ts";

/** In total, for the page, its redirects and every picture tried. */
const PATIENCE_MS = 8_000;
/** A page may name a missing picture. */
const TRIES = 4;

const REFUSALS: Record<WebTrouble, PagePictureRefusal> = {
  refused: "address_refused",
  unreachable: "unreachable",
  too_large: "picture_too_large",
};

/**
 * Fetches the picture a link's target page declares. The owner's browser uploads it, which counts its size and strips metadata.
 * @param localOrigin see {@link WebAccess}
 * @throws Failure `not_found`, `too_many_requests`, or `bad_request` with a {@link PagePictureRefusal}
 */
export function fetchLinkPicture(localOrigin: () => string | null) {
  return async ({ linkId }: CommandInput<"fetch-link-picture">, request: Request): Promise<CommandOutput<"fetch-link-picture">> => {
    const { uid } = requireCaller(request);
    await limitRate("link-picture.owner", uid, request.now);
    await limitAll("link-picture.all", request.now);
    const link = await getLink(uid, linkId);
    if (!link) throw new Failure("not_found");
    const access = {
      signal: AbortSignal.timeout(PATIENCE_MS),
      localOrigin: localOrigin(),
      userAgent: `Awning (picture for a link; ${config().siteUrl})`,
    };
    const { type, bytes } = await pictureOfPage(link.url, access);
    return { type, base64: bytes.toString("base64") };
  };
}

type Picture = { type: PictureType; bytes: Buffer };

/** @throws Failure `bad_request` with a {@link PagePictureRefusal} */
export async function pictureOfPage(url: string, access: WebAccess): Promise<Picture> {
  const page = await inOurWords(() => openWebPage(url, "text/html,application/xhtml+xml,image/*;q=0.5", access));
  // A link may lead to a picture itself.
  if (page.type.startsWith("image/")) return asPicture(await inOurWords(() => page.readAll(PAGE_PICTURE_MAX_BYTES)));
  const html = (await inOurWords(() => page.readStart(PAGE_READ_MAX_BYTES))).toString("utf8");
  let first: Failure | null = null;
  for (const address of namedPictures(html, page.url).slice(0, TRIES)) {
    try {
      const found = await inOurWords(() => openWebPage(address, "image/*", access));
      return asPicture(await inOurWords(() => found.readAll(PAGE_PICTURE_MAX_BYTES)));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // Reports the error of the page's preferred picture.
      first ??= error;
    }
  }
  throw first ?? refusal("no_picture");
}

function asPicture(bytes: Buffer): Picture {
  const type = pictureType(bytes);
  if (type === null || type === "image/heic") throw refusal("picture_type");
  return { type, bytes };
}

async function inOurWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WebError) throw refusal(REFUSALS[error.trouble], error);
    throw error;
  }
}

function refusal(reason: PagePictureRefusal, cause?: unknown): Failure {
  return new Failure("bad_request", { reason }, { cause });
}

/** Deeper than real pages. Parsing time grows with the square of the depth, and the page is untrusted. */
const DEPTH_MAX = 256;
const PIECE = 4096;

type Attributes = Readonly<Record<string, string>>;
/** Lower `rank` is better; larger icons win. */
type Named = { address: string; rank: number; size: number };

/** Where pages declare their picture, best first. */
const META = ["og:image:secure_url", "og:image:url", "og:image", "twitter:image", "twitter:image:src"];
const LINKS = ["apple-touch-icon", "apple-touch-icon-precomposed", "icon"];

/** URLs of the pictures a page declares, best first: social image, then icons. @param url the page's URL, to resolve relative ones */
export function namedPictures(html: string, url: string): string[] {
  const found: Named[] = [];
  let base: string | null = null;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (name === "base") base ??= attributes["href"] ?? null;
      const named = name === "meta" ? metaPicture(attributes) : name === "link" ? linkPicture(attributes) : null;
      if (named) found.push(named);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  for (let at = 0; at < html.length && depth <= DEPTH_MAX; at += PIECE) parser.write(html.slice(at, at + PIECE));
  const from = base === null ? url : (URL.parse(base, url)?.href ?? url);
  const sorted = found.toSorted((a, b) => a.rank - b.rank || b.size - a.size);
  return [...new Set(sorted.flatMap(({ address }) => webAddress(address, from)))];
}

function metaPicture(attributes: Attributes): Named | null {
  const rank = META.indexOf((attributes["property"] ?? attributes["name"] ?? "").trim().toLowerCase());
  const address = attributes["content"]?.trim();
  return rank < 0 || !address ? null : { address, rank, size: 0 };
}

function linkPicture(attributes: Attributes): Named | null {
  const kinds = (attributes["rel"] ?? "").toLowerCase().split(/\s+/);
  const rank = LINKS.findIndex((kind) => kinds.includes(kind));
  const address = attributes["href"]?.trim();
  if (rank < 0 || !address) return null;
  return { address, rank: META.length + rank, size: Number.parseInt(attributes["sizes"] ?? "", 10) || 0 };
}

function webAddress(text: string, base: string): string[] {
  const url = URL.parse(text, base);
  return url?.protocol === "https:" || url?.protocol === "http:" ? [url.href] : [];
}
