import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

type Props = { label: string; className: string; url?: string; icon?: IconName; size?: number; words?: string };

/** Copies or shares an address. It does nothing without script, so it is hidden until the script is there. */
export function ShareButton({ label, className, url = "", icon = "share", size, words }: Props) {
  return (
    <button className={className} type="button" aria-label={label} data-open="share" data-url={url} hidden>
      <Icon name={icon} size={size} />
      {words}
    </button>
  );
}
