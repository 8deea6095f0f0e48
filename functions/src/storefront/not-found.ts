import { DEFAULT_THEME } from "@awning/domain/design/theme";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { faceOfSite, type SiteNotFoundProps } from "@awning/web/storefront";
import type { PageAnswer } from "./page.ts";
import type { PageContext } from "./page-context.ts";
import { quietHead } from "./page-head.ts";

/** 404 within a shop: its look, and the ways back into it. */
export function notFoundIn(site: PublishedCopy, { assets, siteUrl, mediaBase }: PageContext): PageAnswer {
  const nobody = { username: null, name: "never", host: new URL(siteUrl).host, picture: assets.pictures.emptyStall } as const;
  const view = { kind: "not-found", props: { ...nobody, shop: faceOfSite(site), mediaBase } } as const;
  const head = quietHead(`Page not found · ${site.displayName}`);
  return { type: "page", page: { status: 404, view, theme: site.theme, design: site.design, head, cache: "shared" } };
}

/** 404 in the look of no shop. */
export function notFound(
  username: string | null,
  name: SiteNotFoundProps["name"],
  { assets, siteUrl }: PageContext,
  backOn = "",
): PageAnswer {
  const props = { username, name, host: new URL(siteUrl).host, picture: assets.pictures.emptyStall, backOn };
  const head = quietHead(
    name === "free" ? "This name is available" : name === "taken" ? "This page is closed right now" : "Page not found",
  );
  return { type: "page", page: { status: 404, view: { kind: "not-found", props }, theme: DEFAULT_THEME, head, cache: "shared" } };
}
