import type { Design } from "@awning/domain/design/design";
import type { Theme } from "@awning/domain/design/theme";
import type {
  OpenPageView,
  SiteBookingProps,
  SiteBookingsProps,
  SiteChatProps,
  SiteCheckoutProps,
  SiteConfirmationProps,
  SiteContactProps,
  SiteFindOrderProps,
  SiteGoneProps,
  SiteInvoiceProps,
  SiteLegalProps,
  SiteOrderProps,
  SiteOwnDataProps,
  SitePageProps,
  SiteProblemProps,
  SiteReportProps,
  SiteReservationProps,
  SiteSignUpProps,
  SiteWithdrawProps,
} from "@awning/web/storefront";

/** A view with its props; `x-page-data` answers exactly these. */
export type PageView =
  | OpenPageView
  | { kind: "front" | "page"; props: SitePageProps }
  | { kind: "checkout"; props: SiteCheckoutProps }
  | { kind: "confirmation"; props: SiteConfirmationProps }
  | { kind: "order"; props: SiteOrderProps }
  | { kind: "invoice"; props: SiteInvoiceProps }
  | { kind: "find-order"; props: SiteFindOrderProps }
  | { kind: "withdraw"; props: SiteWithdrawProps }
  | { kind: "report"; props: SiteReportProps }
  | { kind: "contact"; props: SiteContactProps }
  | { kind: "chat"; props: SiteChatProps }
  | { kind: "booking" | "waiting"; props: SiteBookingProps }
  | { kind: "bookings"; props: SiteBookingsProps }
  | { kind: "reservation"; props: SiteReservationProps }
  | { kind: "legal"; props: SiteLegalProps }
  | { kind: "sign-up"; props: SiteSignUpProps }
  | { kind: "own-data"; props: SiteOwnDataProps }
  | { kind: "gone"; props: SiteGoneProps }
  | { kind: "problem"; props: SiteProblemProps };

export type Page = {
  status: number;
  view: PageView;
  theme: Theme;
  /** The owner's changes to the theme, if any. */
  design?: Design | null;
  head: PageHead;
  /** Where the browser continues after showing this page. */
  goesOnTo?: string;
  /**
   * `shared`: same for everyone, cached by the CDN for seconds. `private`: personal. `polled`: personal and polled, with 304. `never`: an
   * error.
   */
  cache: "shared" | "private" | "polled" | "never";
  /** What the page was made from; only such a page is cached. */
  madeFrom?: MadeFrom;
};

/** `until`: when the page changes by itself (ms since 1970). */
export type MadeFrom = { siteId: string; version: number; productIds: readonly string[]; until?: number | null };

/** Head data as plain text, which the document escapes. */
export type PageHead = {
  title: string;
  description: string;
  /** The canonical URL; `null` for pages that are not indexed. */
  canonical: string | null;
  /** Whether the owner hides a public page from search engines. */
  isHidden?: boolean;
  image: { url: string; alt: string; width: number; height: number } | null;
  type: "website" | "profile" | "product";
  /** Structured data, possibly empty. */
  data: readonly Record<string, unknown>[];
};

/** A download. Without `cache` it is the same for everyone. */
export type PageFile = { type: "file"; contentType: string; name: string; body: string; cache?: Page["cache"] };

/** A machine-readable text, the same for everyone; `seconds` is its CDN lifetime. */
export type PageText = { type: "text"; contentType: string; body: string; seconds: number };

export type PageAnswer = { type: "page"; page: Page } | PageFile | PageText | { type: "redirect"; status: 301 | 303; to: string };

export function isOfBlocks(view: PageView): view is Extract<PageView, { kind: "front" | "page" }> {
  return view.kind === "front" || view.kind === "page";
}
