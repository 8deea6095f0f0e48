import { DEFAULT_THEME } from "@awning/domain/design/theme";
import { sitePaths } from "@awning/domain/routes/paths";
import { faceOfSite, type SiteSignUpProps } from "@awning/web/storefront";
import { type ContactAction, type ContactPlace, contactPath, isContactKey } from "#platform/access-keys.ts";
import * as labels from "../labels.ts";
import { findSite } from "../load/load-page.ts";
import type { PageAnswer } from "../render/page.ts";
import { quietHead } from "../render/page-head.ts";
import type { PageContext, PageRequest } from "../resolve/page-request.ts";
import { notFound } from "../respond/page-response.ts";

export type SignUpDependencies = {
  confirmContact(place: ContactPlace, askedAt: number): Promise<"done" | "over">;
  withdrawContact(place: ContactPlace): Promise<void>;
};

/**
 * `/{username}/confirm` and `/{username}/unsubscribe` with a mailed key. A GET changes nothing, because mail scanners open links; the
 * page's button, or a mail program's, sends a POST to the same URL.
 */
export async function signUpPage(
  request: PageRequest & { isPost: boolean },
  { username, act }: { username: string; act: Exclude<ContactAction["act"], "data"> },
  duties: SignUpDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const { query } = request;
  const place = { siteId: query.get("site") ?? "", contactId: query.get("who") ?? "" };
  const wanted: ContactAction = act === "confirm" ? { act, askedAt: Number(query.get("asked")) } : { act };
  if (!isContactKey(place, wanted, query.get("key") ?? "")) return notFound(null, "never", context);
  const found = await findSite(request, context);
  // Unsubscribing works for closed and renamed pages, too.
  if (found.type === "redirect" && !request.isPost) return found;
  const site = found.type === "site" && found.site.siteId === place.siteId ? found.site : null;
  const state = request.isPost ? await decide(place, wanted, duties) : "ask";
  const props: SiteSignUpProps = {
    shop: site ? faceOfSite(site) : { username, displayName: username, avatar: null, language: "en" },
    mediaBase: context.mediaBase,
    act,
    state,
    action: contactPath(username, place, wanted),
    leaveUrl: contactPath(username, place, { act: "unsubscribe" }),
    homeUrl: site ? sitePaths.home(site.username) : null,
  };
  const { displayName } = props.shop;
  const head = quietHead(act === "confirm" ? labels.newsletterOf(displayName) : labels.unsubscribeFrom(displayName));
  const look = { theme: site?.theme ?? DEFAULT_THEME, design: site?.design ?? null };
  return {
    type: "page",
    page: { status: state === "over" ? 410 : 200, view: { kind: "sign-up", props }, ...look, head, cache: "private" },
  };
}

async function decide(place: ContactPlace, wanted: ContactAction, duties: SignUpDependencies): Promise<"done" | "over"> {
  if (wanted.act === "confirm") return duties.confirmContact(place, wanted.askedAt);
  await duties.withdrawContact(place);
  return "done";
}
