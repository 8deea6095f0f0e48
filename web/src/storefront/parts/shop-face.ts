import type { PublishedSite } from "@awning/domain/published";

/** What a page needs to look like its shop, also when the shop itself is closed. */
export type ShopFace = Pick<PublishedSite, "username" | "displayName" | "avatar"> & {
  /** Whether cards are only pretended to be charged. */
  isTest?: boolean;
};
