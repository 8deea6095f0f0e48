import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { LEGAL_TITLES, type LegalKind } from "@awning/domain/site/legal-titles";
import { faceOfSite, footOf } from "@awning/web/storefront";
import { notFoundIn } from "./not-found.ts";
import type { PageAnswer } from "./page.ts";
import type { PageContext } from "./page-context.ts";
import { quietHead } from "./page-head.ts";

/** `/{username}/legal/{kind}`: a text of the owner's own; not found where they have none. */
export async function legalPage(site: PublishedCopy, kind: LegalKind, context: PageContext): Promise<PageAnswer> {
  const text = site.legal.includes(kind) ? await context.reader.readLegal(site.username, kind) : null;
  if (text === null) return notFoundIn(site, context);
  const { theme, design } = site;
  const props = { shop: faceOfSite(site), foot: footOf(site), mediaBase: context.mediaBase, kind, text };
  const head = quietHead(`${LEGAL_TITLES[kind]} · ${site.displayName}`);
  return { type: "page", page: { status: 200, view: { kind: "legal", props }, theme, design, head, cache: "shared" } };
}
