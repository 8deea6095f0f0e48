// Every budget of the build, in one table. `docs/decisions/020-budgets.md` says why, and `docs/recipes/a-budget-failed.md`
// what to do when one fails.

const KB = 1024;

/** Bytes as the CDN sends them (brotli 5); of the server's bundle, bytes on disk. */
export const BYTES = {
  /** HTML, styles and script of a page with 12 links and 24 products: one round trip, which is ten packets of 1460. */
  page: 14.25 * KB,
  /** Body and styles of a page with 80 blocks and 200 links. */
  blocksPage: 21 * KB,
  /** The script of a public page before anybody touches it. */
  script: 3.25 * KB,
  /** What knows the chunk of everything that opens, before that chunk comes. */
  open: 1 * KB,
  /** React and the basket, when somebody reaches for it. */
  firstIsland: 76.25 * KB,
  /** React and what draws the next page, when somebody reaches for a link. */
  pages: 113 * KB,
  /** Every script of the checkout, the inline one with it. */
  checkout: 90 * KB,
  /** Page and face, everything but pictures. */
  firstVisit: 60 * KB,
  /** The `page` function with its packages. */
  pageFunction: 1.2 * KB * KB,
  /** React, the router and what every screen of the app stands in. */
  shell: 106 * KB,
  /** Every script of the page where owners sign in. */
  signIn: 168 * KB,
  /** With the sign-in and the frame around every private screen, without the database. */
  frame: 188 * KB,
  /** Every script up to the first screen of the dashboard, the database with them. */
  firstScreen: 296 * KB,
  /** What the block editor brings beyond the first screen and the public pages that it shows; with what many screens share, which neither brings. */
  builder: 53.5 * KB,
  /** The editor of rich text, when somebody first opens a text. */
  richText: 66 * KB,
} as const;

/** Requests: files that come with an entry. */
export const REQUESTS = {
  /** Scripts of the first island: its own file and those that it shares with others. */
  firstIsland: 7,
  /** Scripts of the dashboard up to its first screen: the shell, what public screens share, the database, the frame and the screen. */
  firstScreen: 7,
  /** Those of the first screen with what it fetches once it knows what to show. */
  dashboardScripts: 16,
  /** Everything that the dashboard asks for until its first screen stands, the database and the account with it. */
  dashboard: 30,
} as const;

/** What a page of 80 blocks and 200 links costs to draw: things that are counted, the same on every machine. */
export const DRAWN = {
  elements: 3100,
  /** Elements within one another. */
  depth: 9,
  /** Boxes that a browser lays out. */
  boxes: 3950,
  /** Times that it lays the page out until all of it stands; how many depends a little on how the page arrives. */
  layouts: 16,
  /** Times that it works out styles until then. */
  styles: 20,
} as const;

/** Documents read from Firestore. */
export const READS = {
  /** The first visit of a page: its public copy, and a look at its version. */
  coldPage: 2,
  /** A thousand visits of a page that an instance knows. */
  thousandVisits: 60,
  /** Orders on one screen of the dashboard: a page of a list, and a page of what is to do. */
  ordersOnScreen: 100,
  /** Products on one screen: a page. */
  productsOnScreen: 50,
  /** Products that the home reads beside the page of its preview: those that run low, and one that says whether anything is sold. */
  productsNoted: 5,
  /** Products that a search of a longer list is answered with, beside its first page. */
  productsFound: 50,
  /** Counts of stock on one screen. */
  stockOnScreen: 100,
  /** Everything on one screen of which there is one each: account, site, settings. */
  singleOnScreen: 3,
} as const;
