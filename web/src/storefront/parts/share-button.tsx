import type { PublishedSite } from "@awning/domain/published/published";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";
import * as labels from "./labels.ts";

type Props = { label: string; className: string; url?: string; title?: string; icon?: IconName; size?: number; words?: string };

/**
 * Opens the sheet that copies and shares an address, under `title`; without `url`, the page's. It needs script, so it stays
 * hidden until the script runs.
 */
export function ShareButton({ label, className, url = "", title, icon = "share", size, words }: Props) {
  return (
    <button className={className} type="button" aria-label={label} data-open="share" data-url={url || undefined} data-title={title} hidden>
      <Icon name={icon} size={size} />
      {words}
    </button>
  );
}

/** The link to the chat on every page of a site that has one; the script opens it over the page. */
export function ChatButton({ site }: { site: Pick<PublishedSite, "username" | "chat" | "displayName"> }) {
  if (site.chat === null) return null;
  return (
    <aside aria-label={labels.chat} data-chat>
      <a className="chat-btn" href={ownPaths.chat(site.username)} data-open="chat" data-name={site.displayName}>
        <Icon name="message-circle" />
        <span className="chat-btn__t">{labels.chat}</span>
      </a>
    </aside>
  );
}

/** The link to the basket on a page without a bar; the script shows it once the basket has items. */
export function FloatingBasket({ username }: { username: string }) {
  return (
    <aside aria-label={labels.basket} hidden data-floating>
      <a className="chat-btn" href={sitePaths.checkout(username)} data-basket>
        <Icon name="basket" />
        <span className="chat-btn__t">{labels.basket}</span>
        <b data-count />
      </a>
    </aside>
  );
}
