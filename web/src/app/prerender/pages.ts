import { earlierVersions, LEGAL_DAYS, type LegalDays } from "@awning/domain/account/legal-versions";
import { paths } from "@awning/domain/routes/paths";
import { documentTitle, HOME_TITLE } from "../titles.ts";

/** One of our own public pages, which the build writes into a file. */
export type PrerenderedPage = {
  path: string;
  /** Its route module, relative to `web`; the page inlines its styles. */
  route: string;
  title: string;
  /** For search results and link previews, at most 160 characters. */
  description: string;
  /** When the app starts: at once, or when the user turns to something that needs it. */
  wake: "load" | "intent";
  /** Excluded from search results. */
  isHidden?: true;
};

const CURRENT: readonly PrerenderedPage[] = [
  {
    path: paths.home,
    route: "src/routes/home.tsx",
    title: HOME_TITLE,
    description:
      "One page under your own name for links, shop, bookings and chat, with a private dashboard to run it live. Free and open source.",
    wake: "intent",
  },
  {
    path: paths.pricing,
    route: "src/routes/pricing.tsx",
    title: documentTitle("Pricing"),
    description:
      "What Awning costs and every limit in one table: no plans, no trial, no share of your sales, whether we host it or you do.",
    wake: "intent",
  },
  {
    path: paths.contact,
    route: "src/routes/contact.tsx",
    title: documentTitle("Contact"),
    description: "Contact the host of this site: help with your page, a harmful page, something broken, or a security problem.",
    wake: "intent",
  },
  {
    path: paths.privacy,
    route: "src/routes/privacy.tsx",
    title: documentTitle("Privacy"),
    description: "What is stored about owners, buyers and visitors, who sees it, and for how long. Each section with a short summary.",
    wake: "intent",
  },
  {
    path: paths.terms,
    route: "src/routes/terms.tsx",
    title: documentTitle("Terms"),
    description: "The terms for a page and a shop on this site, section by section, each with a short summary.",
    wake: "intent",
  },
  {
    path: paths.cookies,
    route: "src/routes/cookies.tsx",
    title: documentTitle("Cookies"),
    description: "No cookies, no trackers. Everything this site stores in your browser, why, and for how long.",
    wake: "intent",
  },
  {
    path: paths.signupSuccess,
    route: "src/routes/signup-success.tsx",
    title: documentTitle("Check your inbox"),
    description: "Your account is set up. Open the link in the email to confirm your email address.",
    wake: "load",
    isHidden: true,
  },
];

/** The earlier versions of a page, which differ only by address. Search engines index the current one. */
function earlierOf(page: PrerenderedPage, days: Readonly<Record<string, LegalDays>>): PrerenderedPage[] {
  const own = days[page.path];
  return own ? earlierVersions(page.path, own).map(({ address }) => ({ ...page, path: address, isHidden: true })) : [];
}

/**
 * Every prerendered page, with the earlier versions of legal texts. A test checks that the titles equal those of the routes.
 */
export function prerenderedPages(days: Readonly<Record<string, LegalDays>>): readonly PrerenderedPage[] {
  return CURRENT.flatMap((page) => [page, ...earlierOf(page, days)]);
}

export const PRERENDERED = prerenderedPages(LEGAL_DAYS);
