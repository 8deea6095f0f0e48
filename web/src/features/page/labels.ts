import type { Page, PageState, SlugReason } from "@awning/domain/page/page";
import { PAGE_SLUG_MAX, pageStateOf } from "@awning/domain/page/page";
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
