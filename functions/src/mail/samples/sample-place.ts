import type { MailKind } from "@awning/domain/mail/mail";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { LEGAL_KINDS } from "@awning/domain/site/legal-titles";
import type { MailContentOf, MailShop } from "../mail-content.ts";

// 10 May 2026, 16:00 UTC.
export const PLACED_AT = 1_778_428_800_000;
export const HELD_UNTIL = 1_778_860_800_000;

/** The sample shop and the origin of its links. */
export type SamplePlace = { siteUrl: string; mediaBase: string; shop: MailShop };
/** Sample contents, without private links. */
export type Samples<Kinds extends MailKind> = { readonly [Kind in Kinds]: (place: SamplePlace) => MailContentOf[Kind] };

export function samplePlace(siteUrl: string, mediaBase: string): SamplePlace {
  const shop: MailShop = {
    username: "kiln",
    name: "kiln",
    headline: "Stoneware, thrown and fired",
    theme: "market",
    design: null,
    timeZone: "Europe/Lisbon",
    url: `${siteUrl}${sitePaths.home("kiln")}`,
    legal: LEGAL_KINDS.map((kind) => ({ kind, url: siteUrl + ownPaths.legal("kiln", kind) })),
  };
  return { siteUrl, mediaBase, shop };
}
