import { lazyPart } from "#ui/lazy-part.ts";

/** The preview renderer, loaded after the first screen: the public pages in all their themes are a tenth of the dashboard. */
export const ownPage = lazyPart(async () => (await import("./own-page.tsx")).OwnPage);
