import type { Page } from "playwright-core";

export type Shot = {
  name: string;
  path: string;
  isPrivate?: boolean;
  /** Interaction before the screenshot. */
  act?: (page: Page) => Promise<void>;
  /** An overlay, captured as the viewport instead of the whole page. */
  isOverlay?: boolean;
};

/** Whose dashboard is shown. */
export const OWNER = "kiln@example.test";
