import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { type Layout, NO_LAYOUT, readLayout, sameLayout } from "./rects.ts";

/**
 * Where the blocks stand on the page in a frame, kept true while pictures and fonts arrive.
 * @param drawn changes whenever the page is drawn anew
 */
export function useLayout(page: Document | null, drawn: unknown): Layout {
  const [layout, setLayout] = useState<Layout>(NO_LAYOUT);
  const measure = useCallback(() => {
    if (!page?.body) return;
    const next = readLayout(page);
    setLayout((before) => (sameLayout(before, next) ? before : next));
  }, [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn is read from the page itself
  useLayoutEffect(measure, [measure, drawn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return;
    const observer = new view.ResizeObserver(measure);
    observer.observe(page.body);
    for (const element of page.querySelectorAll("[data-block]")) observer.observe(element);
    page.addEventListener("load", measure, true);
    return () => {
      observer.disconnect();
      page.removeEventListener("load", measure, true);
    };
  }, [page, measure, drawn]);
  return layout;
}
