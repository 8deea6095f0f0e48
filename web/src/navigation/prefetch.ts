import { pageLinkAt, pageUrl } from "./page-link.ts";

/** How long the pointer must stay, in ms, so crossing a product list requests nothing. */
const DWELL_MS = 60;
/** The most visible links preloaded per page. */
const IN_SIGHT_MAX = 4;

type Options = {
  username: string;
  get: (url: string) => Promise<unknown>;
  /** Whether the visitor enabled data saving. */
  isSaving: () => boolean;
};

/** Preloads pages. Failures are ignored, because the click tries again. */
export type Prefetch = {
  /** Called on hover or focus of a link. */
  reach(link: HTMLAnchorElement): void;
  /** Observes the links of a newly drawn page. */
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
