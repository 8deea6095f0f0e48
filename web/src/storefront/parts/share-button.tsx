import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

type Props = { label: string; className: string; url?: string; title?: string; icon?: IconName; size?: number; words?: string };

/** Opens the sheet that copies and shares an address, under `title`; without `url` that of the page. It does nothing without script, so it is hidden until the script is there. */
export function ShareButton({ label, className, url = "", title, icon = "share", size, words }: Props) {
  return (
    <button className={className} type="button" aria-label={label} data-open="share" data-url={url || undefined} data-title={title} hidden>
      <Icon name={icon} size={size} />
      {words}
    </button>
  );
}
