import { ICONS, type IconName } from "./icons.ts";
import { Outline } from "./outline.tsx";

/** A decorative icon; the text beside it or its button's label gives the meaning. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return <Outline path={ICONS[name]} size={size} />;
}
