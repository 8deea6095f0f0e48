import type { OwnData } from "@awning/domain/contact/own-data";
import { Failure } from "@awning/domain/errors/failure";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { withinUnits } from "@awning/domain/values/characters";
import { emailSchema } from "@awning/domain/values/email";
import { faceOfSite, type SiteOwnDataProps } from "@awning/web/storefront";
import { HTTP_STATUS } from "#http/errors.ts";
import { type ContactPlace, contactPath, isContactKey } from "#platform/access-keys.ts";
import * as formLabels from "../forms/labels.ts";
import * as labels from "../labels.ts";
import type { PageAnswer } from "../render/page.ts";
import { quietHead } from "../render/page-head.ts";
import type { PageContext } from "../resolve/page-request.ts";

export type OwnDataDependencies = {
  askOwnData(siteId: string, email: string, clientAddress: string): Promise<void>;
  readOwnData(place: ContactPlace, askedAt: number, now: number): Promise<OwnData | null>;
  askErase(place: ContactPlace, askedAt: number, clientAddress: string): Promise<string | null>;
};

const TYPED_MAX = 320;
/** The query parameter that asks for the file. */
const FILE = "file";

type Asked = { query: URLSearchParams; body: URLSearchParams | null; clientAddress: string };

/**
 * `/{username}/legal/data`: asks for an address and mails a link; with its key shows what the shop stores about the address, as a page or a
 * file, and takes the wish to be erased. Every well-formed address gets the same answer.
 */
export async function ownDataPage(
  site: PublishedCopy,
  { query, body, clientAddress }: Asked,
  duties: OwnDataDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const key = query.get("key");
  try {
    if (key !== null) return await keyedPage(site, { query, key, isErase: body !== null, clientAddress }, duties, context);
    if (body === null) return draw(site, context, 200, { state: "ask" });
    const typed = withinUnits(body.get("email") ?? "", TYPED_MAX);
    const email = emailSchema.safeParse(typed);
    if (!email.success) return draw(site, context, 422, { state: "ask", email: typed, error: formLabels.emailInvalid });
    await duties.askOwnData(site.siteId, email.data, clientAddress);
    return draw(site, context, 200, { state: "mailed", email: email.data });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const typed = body?.get("email") ?? "";
    return draw(site, context, HTTP_STATUS[error.code], { state: "ask", email: withinUnits(typed, TYPED_MAX), notice: BUSY });
  }
}

const BUSY = { title: formLabels.tooManyAttempts, words: labels.retryOrReplyHint };

type Keyed = { query: URLSearchParams; key: string; isErase: boolean; clientAddress: string };

async function keyedPage(
  site: PublishedCopy,
  { query, key, isErase, clientAddress }: Keyed,
  duties: OwnDataDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const place = { siteId: site.siteId, contactId: query.get("who") ?? "" };
  const act = { act: "data", askedAt: Number(query.get("asked")) } as const;
  if (!isContactKey(place, act, key)) return draw(site, context, 410, { state: "over" });
  if (isErase) {
    const email = await duties.askErase(place, act.askedAt, clientAddress);
    return email === null ? draw(site, context, 410, { state: "over" }) : draw(site, context, 200, { state: "erase-asked", email });
  }
  const data = await duties.readOwnData(place, act.askedAt, context.now);
  if (!data) return draw(site, context, 410, { state: "over" });
  if (query.get("as") === FILE) {
    const body = JSON.stringify(data, null, 2);
    return { type: "file", contentType: "application/json; charset=utf-8", name: `${site.username}-my-data.json`, body, cache: "private" };
  }
  const action = contactPath(site.username, place, act);
  return draw(site, context, 200, { state: "shown", data, action, fileUrl: `${action}&as=${FILE}` });
}

function draw(site: PublishedCopy, { mediaBase }: PageContext, status: number, part: Partial<SiteOwnDataProps>): PageAnswer {
  const nothing = { state: "ask", email: "", error: null, notice: null, data: null, action: "", fileUrl: "" } as const;
  const props: SiteOwnDataProps = { shop: faceOfSite(site), mediaBase, ...nothing, ...part };
  const head = quietHead(labels.ownDataPageTitle(site.displayName));
  return {
    type: "page",
    page: { status, view: { kind: "own-data", props }, theme: site.theme, design: site.design, head, cache: "private" },
  };
}
