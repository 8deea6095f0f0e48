import type { LinkIconName } from "@awning/domain/link/link-look";
import { ICONS } from "./icons.ts";
import { LINK_ICONS } from "./link-icons.ts";
import { Outline } from "./outline.tsx";

const OUTLINES: Readonly<Record<LinkIconName, string>> = { ...ICONS, ...LINK_ICONS };

/** A decorative outline that an owner chose for a link. */
export function LinkIcon({ name, size = 22 }: { name: LinkIconName; size?: number }) {
  return <Outline path={OUTLINES[name]} size={size} />;
}
