import { ICONS, type IconName } from "./icons.ts";

/** A decorative outline; the text beside it or the label of its button says what it means. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
