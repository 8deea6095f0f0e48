import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { type PictureType, pictureType } from "@awning/domain/media/picture-type";
import { PAGE_PICTURE_MAX_BYTES, PAGE_READ_MAX_BYTES, type PagePictureRefusal } from "@awning/domain/page/page-picture";
import { getLink } from "#data/links.ts";
import { limitAll, limitRate } from "#data/rate-limits.ts";
import { openWebPage, type WebAccess, WebError, type WebTrouble } from "#gateways/web.ts";
import { config } from "#platform/config.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { namedPictures } from "./named-pictures.ts";

/** For all of it together: the page, its redirects, and every picture that is tried. */
const PATIENCE_MS = 8_000;
/** A page may name one that is gone. */
const TRIES = 4;

const REFUSALS: Record<WebTrouble, PagePictureRefusal> = {
  refused: "address_refused",
  unreachable: "unreachable",
  too_large: "picture_too_large",
};

/**
 * Fetches the picture that the target of one of the caller's links names for itself, unchanged. The caller's browser uploads it
 * like any other, which takes room for it and drops what a camera wrote into it. `not_found` for a link of nobody or of somebody
 * else, `too_many_requests`, or `bad_request` with a {@link PagePictureRefusal}.
 * @param localOrigin see {@link WebAccess}
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
      // What is said is about the picture that the page wants to be known by.
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
