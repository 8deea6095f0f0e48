import type { PublishedSite } from "@awning/domain/published/published";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { Icon } from "./icon.tsx";

/** The way to the chat on every page of a site that has one: a link, which the script opens over the page. */
export function ChatButton({ site }: { site: Pick<PublishedSite, "username" | "chat" | "displayName"> }) {
  if (site.chat === null) return null;
  return (
    <aside aria-label="Chat" data-chat>
      <a className="chat-btn chat-btn--talk" href={ownPaths.chat(site.username)} data-open="chat" data-name={site.displayName}>
        <Icon name="message-circle" />
        <span className="chat-btn__t">Chat</span>
      </a>
    </aside>
  );
}
