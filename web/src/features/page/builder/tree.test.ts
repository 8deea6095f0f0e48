import type { Media } from "@awning/domain/media/media";
import { BLOCKS_BYTES_MAX, BLOCKS_MAX, type Block, newBlock } from "@awning/domain/page/block";
import { GALLERY_MAX } from "@awning/domain/page/block-props";
import { blocksBytes, blocksSchema, countBlocks } from "@awning/domain/page/blocks";
import fc from "fast-check";
import { expect, test } from "vitest";
import { lostButtons } from "./block-labels.ts";
import { changesBetween } from "./conflict/changes.ts";
import {
  addPicture,
  columnsBeside,
  exceedsQuota,
  findBlock,
  fits,
  insertBlock,
  moveBlock,
  nextPlace,
  removeBlock,
  restoreBlock,
} from "./tree.ts";

const heading = (id: string, text = id): Block => ({ ...newBlock("heading", id), props: { text, level: 2, align: "start" } });
const columns = (id: string, ...inside: Block[][]): Block => ({
  ...newBlock("columns", id),
  columns: inside.map((blocks) => ({ blocks })),
});
const shape = (blocks: readonly Block[]): string =>
  blocks
    .map((one) => (one.type === "columns" ? `${one.id}(${one.columns.map((column) => shape(column.blocks)).join("|")})` : one.id))
    .join(" ");

const page = [heading("a"), columns("c", [heading("x"), heading("y")], [heading("z")]), heading("b")];

test("moves a block by keyboard past its neighbors, through columns and out of them", () => {
  const go = (blocks: readonly Block[], id: string, way: "up" | "down") => {
    const place = nextPlace(blocks, id, way);
    return place ? moveBlock(blocks, id, place) : blocks;
  };
  let now: readonly Block[] = page;
  const seen = ["x", "x", "x", "x"].map((id) => {
    now = go(now, id, "down");
    return shape(now);
  });
  expect(seen).toEqual(["a c(y x|z) b", "a c(y|x z) b", "a c(y|z x) b", "a c(y|z) x b"]);
  expect(shape(go(page, "x", "up"))).toBe("a x c(y|z) b");
  expect(shape(go(page, "b", "down"))).toBe("a c(x y|z) b");
  expect(nextPlace(page, "a", "up")).toBeNull();
});

test("adds a picture to the block’s current state, and to none once it is deleted", () => {
  const media = (id: string): Media => ({ id, siteId: "s", widths: [320], width: 320, height: 200, alt: "", color: "#aabbcc" });
  const gallery = newBlock("gallery", "g");
  const blocks = [heading("a"), columns("c", [gallery, newBlock("image", "i")])];
  const imagesIn = (now: readonly Block[], id: string) => {
    const found = findBlock(now, id)?.block;
    return found?.type === "gallery" ? found.props.images.map((one) => one.id) : found?.type === "image" ? [found.props.image?.id] : null;
  };
  const one = addPicture(blocks, "g", media("one"));
  expect(imagesIn(addPicture(one, "g", media("two")), "g")).toEqual(["one", "two"]);
  expect(imagesIn(addPicture(addPicture(blocks, "i", media("one")), "i", media("two")), "i")).toEqual(["two"]);
  const full = Array.from({ length: GALLERY_MAX + 1 }, (_, at) => media(`${at}`)).reduce<readonly Block[]>(
    (now, image) => addPicture(now, "g", image),
    blocks,
  );
  expect(imagesIn(full, "g")).toHaveLength(GALLERY_MAX);
  expect(addPicture(blocks, "gone", media("one"))).toBe(blocks);
});

test("moves a block into columns beside it", () => {
  expect(columnsBeside(page, "a").map(({ way }) => way)).toEqual(["below"]);
  expect(columnsBeside(page, "b").map(({ way }) => way)).toEqual(["above"]);
  expect(columnsBeside(page, "x")).toEqual([]);
});

test("restores a removed block to its position after other steps, to the end without its columns, and never twice", () => {
  const remove = (id: string) => {
    const found = findBlock(page, id);
    if (!found) throw new Error(`${id} is not on the page`);
    return { found, left: removeBlock(page, id) };
  };
  const { found: y, left } = remove("y");
  const later = insertBlock(left, { columnsId: null, column: 0, index: 0 }, heading("later"));
  expect(shape(restoreBlock(later, y))).toBe("later a c(x y|z) b");
  expect(restoreBlock(page, y)).toBe(page);
  expect(shape(restoreBlock(removeBlock(left, "c"), y))).toBe("a b y");
  const oneColumn = [heading("a"), columns("c", [heading("x")]), heading("b")];
  expect(shape(restoreBlock(oneColumn, { ...y, place: { ...y.place, column: 1 } }))).toBe("a c(x) b y");
  const { found: c, left: without } = remove("c");
  expect(shape(restoreBlock(without, c))).toBe("a c(x y|z) b");
  // Its content was moved elsewhere in the meantime.
  const moved = [...without, heading("x")];
  expect(restoreBlock(moved, c)).toBe(moved);
});

test("nests columns once, and never in themselves", () => {
  const deep = [columns("c", [columns("d", [heading("x")], [])], []), columns("e", [], [])];
  expect(moveBlock(deep, "c", { columnsId: "d", column: 0, index: 0 })).toBe(deep);
  expect(moveBlock(deep, "e", { columnsId: "d", column: 1, index: 0 })).toBe(deep);
  expect(shape(moveBlock(deep, "e", { columnsId: "c", column: 1, index: 0 }))).toBe("c(d(x|)|e(|))");
  expect(fits(deep, heading("n"), "d")).toBe(true);
});

test("keeps every block once and the page readable after any moves", () => {
  const moves = fc.array(
    fc.record({ id: fc.constantFrom("a", "b", "c", "x", "y", "z"), way: fc.constantFrom("up" as const, "down" as const) }),
    {
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(moves, (list) => {
      let now: readonly Block[] = page;
      for (const { id, way } of list) {
        const place = nextPlace(now, id, way);
        if (place) now = moveBlock(now, id, place);
      }
      expect(countBlocks(now)).toBe(6);
      expect(blocksSchema.parse(now)).toEqual(now);
    }),
    { numRuns: 300 },
  );
});

test("inserting and removing cancel out", () => {
  const placed = insertBlock(page, { columnsId: "c", column: 1, index: 9 }, heading("n"));
  expect(shape(placed)).toBe("a c(x y|z n) b");
  expect(findBlock(placed, "n")?.place).toEqual({ columnsId: "c", column: 1, index: 1 });
  expect(removeBlock(placed, "n")).toEqual(page);
});

const draft = (blocks: readonly Block[], title = "Home") => ({
  title,
  slug: "home",
  inMenu: true,
  menuOrder: "a0",
  seo: { title: "", description: "", picture: null, noindex: false },
  blocks: [...blocks],
});

test("summarizes what publishing would change", () => {
  const moved = moveBlock(page, "b", { columnsId: null, column: 0, index: 0 });
  expect(changesBetween(draft(page), draft(page))).toEqual([]);
  expect(changesBetween(draft(page), draft(moved))).toEqual([{ kind: "moved", of: "b", text: "Heading “b” moved" }]);
  const after = insertBlock(removeBlock(page, "y"), { columnsId: null, column: 0, index: 0 }, newBlock("faq", "q"));
  expect(changesBetween(draft(page), draft(after, "Start")).map(({ text }) => text)).toEqual([
    "Title changed to “Start”",
    "FAQ added",
    "Heading “y” removed",
  ]);
  const typed = page.map((one) =>
    one.id === "a" && one.type === "heading" ? { ...one, props: { ...one.props, text: "Small batches" } } : one,
  );
  expect(changesBetween(draft(page), draft(typed)).map(({ text }) => text)).toEqual(["Heading “Small batches” changed"]);
  const out = moveBlock(page, "z", { columnsId: null, column: 0, index: 0 });
  expect(changesBetween(draft(page), draft(out)).map(({ text }) => text)).toEqual(["Heading “z” moved"]);
  expect(changesBetween(draft(page), { ...draft(page), menuOrder: "a1" }).map(({ text }) => text)).toEqual(["Menu position changed"]);
});

test("names buttons that link to an unpublished page, also in columns", () => {
  const to = (id: string, page: string) => {
    const block = newBlock("button", id);
    return { ...block, props: { ...block.props, label: id, to: "page" as const, page } };
  };
  const blocks = [
    to("Home", "home"),
    to("About", "Kx2a"),
    columns("c", [to("Gone", "gone")], []),
    to("Unfinished", ""),
    newBlock("button", "b"),
  ];
  expect(lostButtons(blocks, [{ id: "Kx2a" }])).toEqual(["Button “Gone”"]);
});

test("limits a page by count and by size before it would lose anything", () => {
  const many = Array.from({ length: BLOCKS_MAX }, (_, place) => heading(`h${place}`));
  expect(exceedsQuota(many.slice(1), heading("new"))).toBeNull();
  expect(exceedsQuota(many, heading("new"))).toContain(`${BLOCKS_MAX} of ${BLOCKS_MAX}`);
  const room = BLOCKS_BYTES_MAX - blocksBytes([...page, heading("new", "")]);
  expect(exceedsQuota(page, heading("new", "x".repeat(room)))).toBeNull();
  expect(exceedsQuota(page, heading("new", "x".repeat(room + 1)))).not.toBeNull();
});
