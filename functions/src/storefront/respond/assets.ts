import { readFileSync } from "node:fs";
import { paletteOf } from "@awning/domain/design/colors";
import { DEFAULT_DESIGN, type Design } from "@awning/domain/design/design";
import { type Theme, themeSchema } from "@awning/domain/design/theme";
import { type Media, mediaUrl } from "@awning/domain/media/media";
import { firstCharacter } from "@awning/domain/values/characters";
import * as z from "zod/mini";
import type { Look } from "../cache/theme-cache.ts";
import type { Page } from "../render/page.ts";

export type Favicon = { href: string; type: string };
/** The page's owner, as shown in the tab. */
type Face = { displayName: string; avatar: Media | null };

const OURS: Favicon = { href: "/favicon.svg", type: "image/svg+xml" };
/** The smallest stored width. */
const WIDTH = 320;

/** The owner's picture, or their initial in the page's colors; ours without an owner. */
export function faviconOf(face: Face | null, { theme, design }: Look, mediaBase: string): Favicon {
  if (!face) return OURS;
  if (face.avatar) return { href: mediaUrl(mediaBase, face.avatar, WIDTH), type: "image/webp" };
  return { href: letter(face.displayName, theme, design), type: "image/svg+xml" };
}

function letter(name: string, theme: Theme, design: Design | null): string {
  const { roles } = paletteOf(theme, design ?? DEFAULT_DESIGN, design?.mode === "dark" ? "dark" : "light");
  const text = firstCharacter(name.toUpperCase()).replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${roles.pri}"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${roles["pri-ink"]}">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The build's manifest of the public script, fonts and pictures. */
export const storefrontAssetsSchema = z.object({
  /** The inline scripts: one for shared pages and one for personal ones. */
  scripts: z.object({ public: z.string(), private: z.string() }),
  /** Each theme's font URL. */
  fonts: z.record(themeSchema, z.string()),
  pictures: z.object({ emptyStall: z.string(), mendedBowl: z.string() }),
  /** Whether live parts of these pages use App Check. */
  hasAppCheck: z.optional(z.boolean()),
});
export type StorefrontAssets = z.infer<typeof storefrontAssetsSchema>;

let read: StorefrontAssets | undefined;

/** The manifest beside the bundle. Throws when the build has not written it. */
export function storefrontAssets(): StorefrontAssets {
  read ??= storefrontAssetsSchema.parse(JSON.parse(readFileSync(new URL("./storefront-assets.json", import.meta.url), "utf8")));
  return read;
}

export function scriptOf({ scripts }: StorefrontAssets, { cache }: Pick<Page, "cache">): string {
  return cache === "private" ? scripts.private : scripts.public;
}
