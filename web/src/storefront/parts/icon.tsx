import { ICONS, type IconName } from "./icons.ts";
import { Outline } from "./outline.tsx";

/** A decorative outline; the text beside it or the label of its button says what it means. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return <Outline path={ICONS[name]} size={size} />;
}
