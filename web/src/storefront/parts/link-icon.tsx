import { markAddress } from "@awning/domain/link/brand-drawings";
import { BRANDS, type LinkIconName } from "@awning/domain/link/link-display";
import { ICONS } from "./icons.ts";
import { Outline } from "./outline.tsx";

// Lucide (ISC) outlines as one path each, separate from those every page uses, because few pages need these.
const circle = (cx: number, cy: number, r: number) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

/** The icons an owner can use instead of a link's picture, besides the ones above. */
const LINK_ICONS = {
  calendar: "M8 2v4M16 2v4M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M3 9h18",
  heart:
    "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
  star: "M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z",
  gift: "M12 7v14M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5M4 7h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1",
  music: `M9 18V5l12-2v13${circle(6, 18, 3)}${circle(18, 16, 3)}`,
  play: "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
  camera: `M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4z${circle(12, 13, 3)}`,
  book: "M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z",
  cup: "M10 2v2M14 2v2M6 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1",
} as const;

type Brand = (typeof BRANDS)[number];
const OUTLINES: Readonly<Record<Exclude<LinkIconName, Brand>, string>> = { ...ICONS, ...LINK_ICONS };

/** A decorative icon that an owner chose for a link. */
export function LinkIcon({ name, size = 22 }: { name: LinkIconName; size?: number }) {
  return isBrand(name) ? <BrandMark mark={name} size={size} /> : <Outline path={OUTLINES[name]} size={size} />;
}

/** The drawing of a brand in the color of its text; a file of its own, so that a page loads only those it shows. */
export function BrandMark({ mark, size = 22 }: { mark: string; size?: number }) {
  const style = { fill: "currentColor", stroke: "none", mask: `url(${markAddress(mark)}) center/contain no-repeat` };
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={style}>
      <path d="M0 0h24v24H0z" />
    </svg>
  );
}

function isBrand(name: LinkIconName): name is Brand {
  return BRANDS.some((brand) => brand === name);
}
