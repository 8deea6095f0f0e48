import type { Page, PageState, SlugReason } from "@awning/domain/page";
import { PAGE_SLUG_MAX, pageStateOf } from "@awning/domain/page";
import type { StateShape, StateTone } from "#ui/state-mark.tsx";

/** Where a page stands, as mark and word. */
export const PAGE_STATES: Readonly<Record<PageState, { shape: StateShape; tone: StateTone; word: string }>> = {
  draft: { shape: "ring", tone: "faint", word: "Draft" },
  published: { shape: "disc", tone: "leaf", word: "Published" },
  changed: { shape: "half", tone: "sky", word: "Changes not published" },
  unpublished: { shape: "bar", tone: "faint", word: "Unpublished" },
};

/** Why an address cannot be had, in words. */
export const SLUG_WORDS: Readonly<Record<SlugReason, string>> = {
  empty: "A page needs an address.",
  too_long: `An address has at most ${PAGE_SLUG_MAX} signs.`,
  bad_slug: "Small letters, digits and single hyphens only, as in opening-day.",
  reserved: "Something else of your page stands at this address. Take another word.",
  taken: "Another of your pages has this address.",
};

/** How many pages visitors see. Links and shop are a home page too. */
export function countWords(home: Page | null, others: readonly Page[]): string[] {
  const states = [home ? pageStateOf(home) : "published", ...others.map(pageStateOf)];
  const live = states.filter((state) => state === "published" || state === "changed").length;
  const changed = states.filter((state) => state === "changed").length;
  return [
    `${live} published`,
    ...(changed > 0 ? [`${changed} with changes`] : []),
    ...(states.length > live ? [`${states.length - live} not public`] : []),
  ];
}
