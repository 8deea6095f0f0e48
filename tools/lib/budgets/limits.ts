// All budgets of the build. See `docs/decisions/020-budgets.md` for the reasons and `docs/recipes/a-budget-failed.md` for what to do when
// one fails.

const KB = 1024;

/** Compressed bytes (brotli 5); bytes on disk for the server bundle. */
export const BYTES = {
  /** HTML, styles and script of a page with 12 links and 24 products: one round trip of ten 1460-byte packets. */
  page: 14.25 * KB,
  /** Body and styles of a page with 80 blocks and 200 links. */
  blocksPage: 21 * KB,
  /** The initial script of a public page. */
  script: 3.25 * KB,
  /** Loads the chunks of everything that opens. */
  open: 1 * KB,
  /** React and the basket, on first use. */
  firstIsland: 76.25 * KB,
  /** React and page rendering, on the first link. */
  pages: 113 * KB,
  /** All checkout scripts, including the inline one. */
  checkout: 90 * KB,
  /** Page and font without pictures. */
  firstVisit: 60 * KB,
  /** The `page` function with its packages. */
  pageFunction: 1.2 * KB * KB,
  /** React, the router and the app shell. */
  shell: 106 * KB,
  /** All scripts of the sign-in page. */
  signIn: 168 * KB,
  /** With sign-in and the dashboard frame, without the database. */
  frame: 188 * KB,
  /** All scripts until the first dashboard screen, including the database. */
  firstScreen: 296 * KB,
  /** The block editor beyond the first screen and the public pages it shows, with chunks shared by other screens. */
  builder: 53.5 * KB,
  /** The rich text editor, on first use. */
  richText: 66 * KB,
} as const;

export const REQUESTS = {
  /** Scripts of the first island: its own and shared ones. */
  firstIsland: 7,
  /** Scripts until the first dashboard screen: shell, shared public chunks, database, frame and screen. */
  firstScreen: 7,
  /** The same with scripts loaded for the content. */
  dashboardScripts: 16,
  /** All requests until the first dashboard screen, including database and account. */
  dashboard: 30,
} as const;

/** Rendering costs of a page with 80 blocks and 200 links, as counts that do not depend on the machine. */
export const DRAWN = {
  elements: 3100,
  /** Nested elements. */
  depth: 9,
  /** Layout boxes. */
  boxes: 3950,
  /** Layouts until the page is complete; varies slightly with its arrival. */
  layouts: 16,
  /** Style recalculations until then. */
  styles: 20,
} as const;

/** Firestore document reads. */
export const READS = {
  /** A cold visit: the public copy, and a version check. */
  coldPage: 2,
  /** A thousand visits of a cached page. */
  thousandVisits: 60,
  /** Orders per dashboard screen: a list page and a to-do page. */
  ordersOnScreen: 100,
  productsOnScreen: 50,
  /** Products of the home screen besides its preview: low stock, and one to know if anything is sold. */
  productsNoted: 5,
  /** Search results in a longer list, besides its first page. */
  productsFound: 50,
  /** Stock documents per screen. */
  stockOnScreen: 100,
  /** What is unread, of which the frame of every screen shows the number: a page of it. */
  notificationsOnScreen: 30,
  /** Single documents per screen: account, site, settings. */
  singleOnScreen: 3,
} as const;
