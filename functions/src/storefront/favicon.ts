import { DEFAULT_DESIGN, type Design } from "@awning/domain/design/design";
import { paletteOf } from "@awning/domain/design/design-colors";
import type { Theme } from "@awning/domain/design/theme";
import { type Media, mediaUrl } from "@awning/domain/media/media";
import { firstCharacter } from "@awning/domain/values/characters";
import type { Look } from "./known-looks.ts";

/** What stands in a tab of the browser. */
export type Favicon = { href: string; type: string };
/** Whose page it is, as far as a tab shows it. */
type Face = { displayName: string; avatar: Media | null };

const OURS: Favicon = { href: "/favicon.svg", type: "image/svg+xml" };
/** The smallest that is stored; a tab shows less. */
const WIDTH = 320;

/** The owner's picture, else the first letter of their name in the colours of their page; ours where a page is nobody's. */
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
