import type { Page, PageState, SlugReason } from "@awning/domain/page/page";
import { PAGE_SLUG_MAX, pageStateOf } from "@awning/domain/page/page";
import { formatCount } from "@awning/domain/values/counts";
import type { StateShape, StateTone } from "#ui/state-mark.tsx";

/** Where a page stands, as mark and word. */
export const PAGE_STATES: Readonly<Record<PageState, { shape: StateShape; tone: StateTone; word: string }>> = {
  draft: { shape: "ring", tone: "faint", word: "Draft" },
  published: { shape: "disc", tone: "leaf", word: "Published" },
  changed: { shape: "half", tone: "sky", word: "Unpublished changes" },
  unpublished: { shape: "bar", tone: "faint", word: "Unpublished" },
};

/** Why an address cannot be had, in words. */
export const SLUG_WORDS: Readonly<Record<SlugReason, string>> = {
  empty: "Enter an address.",
  too_long: `Use at most ${PAGE_SLUG_MAX} characters.`,
  bad_slug: "Use lowercase letters, numbers and single hyphens, such as opening-day.",
  reserved: "This address is already used by your site. Choose another one.",
  taken: "Another page already uses this address. Choose another one.",
};

/** How many pages visitors see. Links and shop are a home page too. */
export function pageCounts(home: Page | null, others: readonly Page[]): string[] {
  const states = [home ? pageStateOf(home) : "published", ...others.map(pageStateOf)];
  const live = states.filter((state) => state === "published" || state === "changed").length;
  const changed = states.filter((state) => state === "changed").length;
  return [
    `${live} published`,
    ...(changed > 0 ? [`${changed} with changes`] : []),
    ...(states.length > live ? [`${states.length - live} not published`] : []),
  ];
}

// Home row
export const homeLabel = "Home";
export const yourLinksAndShop = (address: string) => `${address}: your links and shop`;
export const actionsForHomePage = "Actions for the home page";
export const view = "View";
export const switchBackAction = "Switch back to links and shop";
export const buildWithBlocks = "Build with blocks";

// New page sheet
export const buildHomePage = "Build the home page";
export const newPage = "New page";
export const homeConversionHint = "Your links and shop become blocks. Visitors see the new page only after you publish it.";
export const startFromScratch = "Start from scratch";
export const pageName = "Page name";

// Page row
export const blockCount = (count: number) => formatCount(count, "block");
export const inTheMenu = "In the menu";
export const notInMenu = "Not in the menu";
export const nameAndAddress = "Name and address";
export const hideFromMenu = "Hide from menu";
export const showInMenu = "Show in menu";
export const publishChanges = "Publish changes";

// Page sheet
export const address = "Address";
export const addressChangedHint = "Publish again to use the new address. The old one will stop working.";
export const inMenuHint = "Linked from your home page and other pages";

// Pages screen
export const pages = "Pages";
export const homePage = "Home page";
export const noOtherPagesYet = "No other pages yet";
export const emptyText = "Add pages such as About, a menu, events or FAQ. Each gets its own link and a place in the menu.";
export const startFromTemplate = "Start from a template";
export const loadingYourPages = "Loading your pages";
export const pagesInMenuOrder = "Pages in menu order";
export const newOrderHint = "Visitors see the new order once you publish the moved pages.";
export const pageNoun = "page";

// Template grid
export const templates = "Templates";
export const orStartFromTemplate = "Or start from a template";

// Use page actions
export const limitReached = (count: number, pagesMax: number) => `You have ${count} of ${pagesMax} pages. Delete one first.`;
export const added = (title: string) => `“${title}” added`;
export const pageUnpublished = (title: string) => `“${title}” is no longer on your site`;
export const deleted = (title: string) => `“${title}” deleted`;
export const copyOf = (title: string) => `${title} (copy)`;
