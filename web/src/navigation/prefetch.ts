import { pageLinkAt, pageUrl } from "./page-link.ts";

/** Ms a pointer must stay: crossing a shelf of products asks for none of them. */
const DWELL_MS = 60;
/** Pages asked for on each page because their links are in sight. */
const IN_SIGHT_MAX = 4;

type Options = {
  username: string;
  get: (url: string) => Promise<unknown>;
  /** Whether the visitor asked for little data. */
  isSaving: () => boolean;
};

/** Fetches pages before they are wanted. A failure says nothing: the click tries by itself. */
export type Prefetch = {
  /** Somebody reaches for a link. */
  reach(link: HTMLAnchorElement): void;
  /** Looks for links in sight on the page that has just been drawn. */
  look(): void;
};

export function createPrefetch({ username, get, isSaving }: Options): Prefetch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watcher: IntersectionObserver | null = null;
  const ahead = (link: HTMLAnchorElement) => void get(pageUrl(link)).catch(() => undefined);

  return {
    reach(link) {
      clearTimeout(timer);
      timer = setTimeout(() => ahead(link), DWELL_MS);
    },
    look() {
      watcher?.disconnect();
      if (isSaving()) return;
      const seen = new Set<string>();
      const observer = new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          const link = isIntersecting ? pageLinkAt(target, username) : null;
          if (!link || seen.has(pageUrl(link)) || seen.size >= IN_SIGHT_MAX) continue;
          seen.add(pageUrl(link));
          ahead(link);
        }
        if (seen.size >= IN_SIGHT_MAX) observer.disconnect();
      });
      watcher = observer;
      for (const link of document.links) if (pageLinkAt(link, username)) observer.observe(link);
    },
  };
}
