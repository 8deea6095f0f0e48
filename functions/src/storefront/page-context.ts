import type { StorefrontAssets } from "./assets.ts";
import type { SiteReader } from "./published-site.ts";

/** Everything the pages are made from besides what is stored. `now` in ms since 1970. */
export type PageContext = {
  reader: SiteReader;
  assets: StorefrontAssets;
  siteUrl: string;
  mediaBase: string;
  /** `null` in a real project. */
  firestoreEmulator: string | null;
  now: number;
};
/** What a request asks for; `path` and `query` as the browser sent them. */
export type PageRequest = { path: string; query: URLSearchParams };
