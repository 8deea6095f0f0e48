import { useEffect } from "react";

const BADGE = /^\(\d+\+?\) /;

/** Keeps a number of unread conversations before the title of the tab, whatever a screen calls itself. */
export function useTitleBadge(unread: number): void {
  useEffect(() => {
    const show = () => {
      const bare = document.title.replace(BADGE, "");
      const title = unread > 0 ? `(${unread > 29 ? "29+" : unread}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    show();
    const head = document.querySelector("title");
    if (!head) return;
    const observer = new MutationObserver(show);
    observer.observe(head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(BADGE, "");
    };
  }, [unread]);
}
