/** Where something is drawn, in CSS pixels of the page inside of the frame. */
export type Rect = { x: number; y: number; width: number; height: number };
export type Layout = {
  height: number;
  blocks: ReadonlyMap<string, Rect>;
  /** The columns of each block of columns. */
  columns: ReadonlyMap<string, readonly Rect[]>;
};

export const NO_LAYOUT: Layout = { height: 600, blocks: new Map(), columns: new Map() };

/** Reads where the blocks stand on the page as it is drawn: elements with `data-block`, and the lists in their columns. */
export function readLayout(page: Document): Layout {
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

/** Whether two layouts say the same. */
export function sameLayout(one: Layout, other: Layout): boolean {
  return (
    JSON.stringify([one.height, [...one.blocks], [...one.columns]]) ===
    JSON.stringify([other.height, [...other.blocks], [...other.columns]])
  );
}

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
