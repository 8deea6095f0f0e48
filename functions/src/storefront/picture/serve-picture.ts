import type { IncomingMessage, ServerResponse } from "node:http";
import { usernameSchema } from "@awning/domain/account/username";
import { sharePicturePath } from "@awning/domain/link/share";
import { type Media, mediaUrl } from "@awning/domain/media/media";
import { MEDIA_SIDES_MAX } from "@awning/domain/media/media-sides";
import { SLUG_MAX, SLUG_PATTERN } from "@awning/domain/product/slug";
import type { PublicProduct } from "@awning/domain/published/published";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { type Image, loadImage } from "@napi-rs/canvas";
import { type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { LRUCache } from "lru-cache";
import { refusal } from "#http/error-response.ts";
import { ceilingOf } from "#platform/ceilings.ts";
import { config, isEmulator, REGION } from "#platform/config.ts";
import { logAndReport } from "#platform/log.ts";
import { publicReader, type SiteReader } from "../resolve/published-site.ts";
import { drawPicture, type PictureImages } from "./draw-picture.ts";
import { PictureFaces } from "./picture-faces.ts";
import { type PictureSubject, pictureSubject, pictureVersion } from "./picture-subject.ts";

/** An eighth of an instance's memory: some hundred images. */
const KEPT_BYTES = 64 * 1024 * 1024;
const DAY = 86_400;
/** For incomplete images, and for redirects to the current one. */
const SOON = "public, max-age=0, s-maxage=60";
const PATH = /^\/([^/]+)\/share\/(?:([^/]+)\/)?([A-Za-z0-9_-]{1,20})\.png$/;

type Request = Pick<IncomingMessage, "method" | "url" | "headers">;
type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };
type Drawn = { png: Buffer; isWhole: boolean };

/** `/{username}/share/{version}.png` and `/{username}/share/{product}/{version}.png`: social images. */
export function servePicture(): HttpsFunction {
  const pictures = new Pictures(publicReader, new URL("./faces/", import.meta.url));
  return onRequest({ region: REGION, cors: false, ...ceilingOf("sharepicture"), timeoutSeconds: 30 }, async (request, response) => {
    const answer = await pictures.answer(request).catch(async (error: unknown) => {
      await logAndReport("picture", error);
      return refused(500, request);
    });
    send(answer, request, response);
  });
}

/** Images drawn by this instance, once each, shared between concurrent requests. */
export class Pictures {
  readonly #reader: SiteReader;
  readonly #faces: PictureFaces;
  readonly #drawn = new LRUCache<string, Drawn, PictureSubject>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ png }) => png.length,
    ttl: DAY * 1000,
    ignoreFetchAbort: true,
    fetchMethod: (_, __, { context: subject }) => this.#draw(subject),
  });

  /** `faces`: where the build put the fonts, with a trailing slash. */
  constructor(reader: SiteReader, faces: URL) {
    this.#reader = reader;
    this.#faces = new PictureFaces(faces);
  }

  get size(): number {
    return this.#drawn.size;
  }

  /** Answers an image: 404 without such a page, and a redirect to the current version for any other, so that arbitrary URLs never draw. */
  async answer(request: Request): Promise<Answer> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      const answer = refused(405, request);
      return { ...answer, headers: { ...answer.headers, Allow: "GET, HEAD" } };
    }
    const [, username = "", slug, asked] = PATH.exec((request.url ?? "").replace(/[?#].*/s, "")) ?? [];
    const isSpelt =
      usernameSchema.safeParse(username).success && (slug === undefined || (slug.length <= SLUG_MAX && SLUG_PATTERN.test(slug)));
    const site = isSpelt ? await this.#reader.readSite(username) : null;
    if (site?.state !== "live") return refused(404, request);
    const product = slug === undefined ? null : await findProduct(slug, site, this.#reader);
    if (slug !== undefined && !product) return refused(404, request);
    const subject = pictureSubject(site, product);
    const version = pictureVersion(subject);
    const path = sharePicturePath(username, slug ?? null, version);
    if (asked !== version) return { status: 302, headers: { Location: path, "Cache-Control": SOON }, body: "" };
    const etag = `"${version}"`;
    const headers = { ETag: etag, "Cache-Control": `public, max-age=${DAY}, s-maxage=${DAY}`, ...PNG };
    if ((request.headers["if-none-match"] ?? "").includes(etag)) return { status: 304, headers, body: "" };
    const { png, isWhole } = await this.#drawn.forceFetch(path, { context: subject });
    // A missing part may load next time.
    if (!isWhole) this.#drawn.delete(path);
    return { status: 200, headers: isWhole ? headers : { ...PNG, "Cache-Control": SOON }, body: png };
  }

  async #draw(subject: PictureSubject): Promise<Drawn> {
    const { siteUrl, mediaBase } = config();
    const { images, isWhole } = await imagesOf(subject, mediaBase);
    const { png } = await drawPicture(subject, images, this.#faces, new URL(siteUrl).host);
    return { png, isWhole };
  }
}

const PNG = {
  "Content-Type": "image/png",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'",
  // Other sites embed it.
  "Cross-Origin-Resource-Policy": "cross-origin",
};

async function imagesOf(
  { avatar, picture, design }: PictureSubject,
  mediaBase: string,
): Promise<{ images: PictureImages; isWhole: boolean }> {
  let isWhole = true;
  const get = async (media: Media | null, width: number): Promise<Image | null> => {
    if (!media) return null;
    return fetchMedia(mediaBase, media, width).catch(async (error: unknown) => {
      isWhole = false;
      await logAndReport("picture/media", error);
      return null;
    });
  };
  const background = design?.background.kind === "picture" ? design.background.picture : null;
  const images = await Promise.all([get(avatar, picture ? 320 : 640), get(picture, 1280), get(background, 1280)]);
  return { images: { avatar: images[0], picture: images[1], background: images[2] }, isWhole };
}

async function findProduct(slug: string, site: PublishedCopy, reader: SiteReader): Promise<PublicProduct | null> {
  const here = site.products.find((product) => product.slug === slug);
  if (here || site.cardDocuments === 0) return here ?? null;
  const page = (await reader.readSlugs(site.username)).findIndex((slugs) => slugs.includes(slug)) + 1;
  const products = page > 1 ? await reader.readProducts(site.username, page) : [];
  return products.find((product) => product.slug === slug) ?? null;
}

function refused(status: 404 | 405 | 500, { headers }: Request): Answer {
  const cache = status === 404 ? SOON : "no-store";
  const { headers: own, body } = refusal(status, headers.accept);
  return { status, headers: { ...own, "Cache-Control": cache }, body };
}

function send({ status, headers, body }: Answer, { method }: Request, response: ServerResponse): void {
  if (isEmulator) response.removeHeader("X-Powered-By");
  response.writeHead(status, headers).end(method === "HEAD" ? "" : body);
}

const TIMEOUT_MS = 3000;
const BYTES_MAX = 2 * 1024 * 1024;

/** Fetches a stored picture. Throws on a timeout or an invalid picture. */
async function fetchMedia(mediaBase: string, media: Media, width: number): Promise<Image> {
  const answer = await fetch(mediaUrl(mediaBase, media, width), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`Storage answers ${answer.status}`);
  const file = Buffer.from(await answer.arrayBuffer());
  if (!isFitting(file)) throw new Error("The stored picture is not one that we store");
  return loadImage(file);
}

/** Accepts only WebP in a size we store: a small file can decode to more than an instance's memory. */
export function isFitting(file: Buffer): boolean {
  if (file.length < 30 || file.length > BYTES_MAX) return false;
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP") return false;
  const { width, height } = sizeOf(file);
  return width > 0 && height > 0 && width <= MEDIA_SIDES_MAX.width && height <= MEDIA_SIDES_MAX.height;
}

/** Size of a WebP file of any of its three kinds; see the container specification of WebP. */
function sizeOf(file: Buffer): { width: number; height: number } {
  const kind = file.toString("latin1", 12, 16);
  if (kind === "VP8X") return { width: 1 + file.readUIntLE(24, 3), height: 1 + file.readUIntLE(27, 3) };
  if (kind === "VP8 ") return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  const bits = kind === "VP8L" ? file.readUInt32LE(21) : -1;
  return bits < 0 ? { width: 0, height: 0 } : { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}
