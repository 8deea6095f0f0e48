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
  SitePageProps,
  SiteProblemProps,
  SiteReportProps,
  SiteReservationProps,
  SiteSignUpProps,
} from "@awning/web/storefront";

/** The view of a page with exactly what it is drawn from; `x-page-data` answers these props and nothing else. */
export type PageView =
  | OpenPageView
  | { kind: "front" | "page"; props: SitePageProps }
  | { kind: "checkout"; props: SiteCheckoutProps }
  | { kind: "confirmation"; props: SiteConfirmationProps }
  | { kind: "order"; props: SiteOrderProps }
  | { kind: "invoice"; props: SiteInvoiceProps }
  | { kind: "find-order"; props: SiteFindOrderProps }
  | { kind: "report"; props: SiteReportProps }
  | { kind: "contact"; props: SiteContactProps }
  | { kind: "chat"; props: SiteChatProps }
  | { kind: "booking"; props: SiteBookingProps }
  | { kind: "bookings"; props: SiteBookingsProps }
  | { kind: "reservation"; props: SiteReservationProps }
  | { kind: "legal"; props: SiteLegalProps }
  | { kind: "sign-up"; props: SiteSignUpProps }
  | { kind: "gone"; props: SiteGoneProps }
  | { kind: "problem"; props: SiteProblemProps };

export type Page = {
  status: number;
  view: PageView;
  theme: Theme;
  /** What the owner chose on top of the theme; pages of no shop have none. */
  design?: Design | null;
  head: PageHead;
  /** `shared`: the same for everybody, a CDN may keep it for seconds. `private`: of one person. `never`: an error. */
  /** Where the browser goes on to by itself, right after it has drawn this page. */
  goesOnTo?: string;
  /** `polled`: of one person, who asks again and again and is told when nothing is new. */
  cache: "shared" | "private" | "polled" | "never";
  /** The site and the products it was made from; only such a page is kept and served again. */
  madeFrom?: MadeFrom;
};

/** `until`: when the page looks different by itself (ms since 1970), for pages that do. */
export type MadeFrom = { siteId: string; version: number; productIds: readonly string[]; until?: number | null };

/** What stands in the head of a page. Texts are plain; the document escapes them. */
export type PageHead = {
  title: string;
  description: string;
  /** Full address of the page under its one right name; `null` where search engines have no business. */
  canonical: string | null;
  /** Whether search engines are asked to leave out a page that others may share. */
  isHidden?: boolean;
  image: { url: string; alt: string; width: number; height: number } | null;
  type: "website" | "profile" | "product";
  /** Structured data; an empty list where there is none. */
  data: readonly Record<string, unknown>[];
};

/** Something of a site that is no page: `body` as it is sent. Without a `cache` it is the same for everybody. */
export type PageFile = { type: "file"; contentType: string; name: string; body: string; cache?: Page["cache"] };

/** A text for machines, the same for everybody; `seconds` is how long a CDN may keep it. */
export type PageText = { type: "text"; contentType: string; body: string; seconds: number };

/** What a request for a page is answered with. */
export type PageAnswer = { type: "page"; page: Page } | PageFile | PageText | { type: "redirect"; status: 301 | 303; to: string };

/** Whether a page is one of blocks. */
export function isOfBlocks(view: PageView): view is Extract<PageView, { kind: "front" | "page" }> {
  return view.kind === "front" || view.kind === "page";
}
