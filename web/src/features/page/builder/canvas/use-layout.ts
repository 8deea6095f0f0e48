import { useCallback, useEffect, useLayoutEffect, useState } from "react";

/**
 * The positions of the blocks in the iframe, updated as images and fonts load.
 * @param drawn changes whenever the page is rendered
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

/** A rectangle in CSS pixels of the page in the iframe. */
export type Rect = { x: number; y: number; width: number; height: number };
export type Layout = {
  height: number;
  blocks: ReadonlyMap<string, Rect>;
  /** The columns of each columns block. */
  columns: ReadonlyMap<string, readonly Rect[]>;
};

const NO_LAYOUT: Layout = { height: 600, blocks: new Map(), columns: new Map() };

/** Measures the blocks on the rendered page: elements with `data-block`, and the lists in their columns. */
function readLayout(page: Document): Layout {
  const blocks = new Map<string, Rect>();
  const columns = new Map<string, Rect[]>();
  for (const element of page.querySelectorAll<HTMLElement>("[data-block]")) {
    const id = element.dataset.block ?? "";
    blocks.set(id, rectOf(element));
    const own = [...element.querySelectorAll<HTMLElement>(".cols > .blks")].filter((one) => one.closest("[data-block]") === element);
    if (own.length > 0) columns.set(id, own.map(rectOf));
  }
  return { height: Math.ceil(page.body.getBoundingClientRect().height), blocks, columns };
}

/** Whether two layouts are equal. */
function sameLayout(one: Layout, other: Layout): boolean {
  return (
    JSON.stringify([one.height, [...one.blocks], [...one.columns]]) ===
    JSON.stringify([other.height, [...other.blocks], [...other.columns]])
  );
}

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
