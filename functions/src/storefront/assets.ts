import { readFileSync } from "node:fs";
import { themeSchema } from "@awning/domain/design/theme";
import * as z from "zod/mini";
import type { Page } from "./page.ts";

/** What the build of the public script, the fonts and the pictures says about its files. */
export const storefrontAssetsSchema = z.object({
  /** The one inline script of a page: those that are the same for everybody have another one than those of one visitor. */
  scripts: z.object({ public: z.string(), private: z.string() }),
  /** Address of each theme's face. */
  fonts: z.record(themeSchema, z.string()),
  pictures: z.object({ emptyStall: z.string(), mendedBowl: z.string() }),
});
export type StorefrontAssets = z.infer<typeof storefrontAssetsSchema>;

let read: StorefrontAssets | undefined;

/** The manifest that lies beside the bundle. Throws when the build has not written it. */
export function storefrontAssets(): StorefrontAssets {
  read ??= storefrontAssetsSchema.parse(JSON.parse(readFileSync(new URL("./storefront-assets.json", import.meta.url), "utf8")));
  return read;
}

/** The inline script of a page. */
export function scriptOf({ scripts }: StorefrontAssets, { cache }: Pick<Page, "cache">): string {
  return cache === "private" ? scripts.private : scripts.public;
}
