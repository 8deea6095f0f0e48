import { lazyPart } from "#ui/lazy-part.ts";

/** What draws the preview, fetched when the first screen stands: the public pages in all their themes are a tenth of the dashboard. */
export const ownPage = lazyPart(async () => (await import("./own-page.tsx")).OwnPage);
