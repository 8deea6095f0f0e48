import { earlierVersions, LEGAL_DAYS, type LegalDays } from "@awning/domain/account/legal-versions";
import { paths } from "@awning/domain/routes/paths";
import { documentTitle, HOME_TITLE } from "../titles.ts";

/** One of the site's own public pages, as the build writes it into a file. */
export type PrerenderedPage = {
  path: string;
  /** The module of its route, from `web`; its styles go into the page. */
  route: string;
  title: string;
  /** What search results and shared links say, at most 160 characters. */
  description: string;
  /** When the app starts: at once, or when someone reaches for something that needs it. */
  wake: "load" | "intent";
  /** Not for search results. */
  isHidden?: true;
};

const CURRENT: readonly PrerenderedPage[] = [
  {
    path: paths.home,
    route: "src/routes/home.tsx",
    title: HOME_TITLE,
    description:
      "One page under your own name for your links, shop and bookings, with a private dashboard to run it live. Free and open source.",
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

/** The earlier versions of a page that has some: theirs is all of it but the address. Search engines find the one in force. */
function earlierOf(page: PrerenderedPage, days: Readonly<Record<string, LegalDays>>): PrerenderedPage[] {
  const own = days[page.path];
  return own ? earlierVersions(page.path, own).map(({ address }) => ({ ...page, path: address, isHidden: true })) : [];
}

/** Every page whose words are in its first HTML, with the earlier versions of legal texts. The route's own title must be the same: a test compares them. */
export function prerenderedPages(days: Readonly<Record<string, LegalDays>>): readonly PrerenderedPage[] {
  return CURRENT.flatMap((page) => [page, ...earlierOf(page, days)]);
}

export const PRERENDERED = prerenderedPages(LEGAL_DAYS);
