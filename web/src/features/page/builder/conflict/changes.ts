import type { Block } from "@awning/domain/page/block";
import { walkBlocks } from "@awning/domain/page/blocks";
import type { PageDraft } from "@awning/domain/page/page";
import { blockLabel } from "../block-labels.ts";
import * as labels from "../labels.ts";
import { findBlock } from "../tree.ts";

/** `of`: the id of the block, or the name of the field. */
export type Change = { kind: "added" | "removed" | "moved" | "changed"; of: string; text: string };
type Compared = Pick<PageDraft, "title" | "slug" | "inMenu" | "menuOrder" | "seo" | "blocks">;

/** What publishing would change, one line each: page fields first, then blocks in order. */
export function changesBetween(published: Compared, draft: Compared): Change[] {
  return [...fieldChanges(published, draft), ...blockChanges(published.blocks, draft.blocks)];
}

function fieldChanges(before: Compared, after: Compared): Change[] {
  const changed = (of: keyof Compared, text: string): Change => ({ kind: "changed", of, text });
  return [
    ...(before.title === after.title ? [] : [changed("title", labels.titleChangedTo(after.title))]),
    ...(before.slug === after.slug ? [] : [changed("slug", labels.addressChangedTo(after.slug))]),
    ...(before.inMenu === after.inMenu ? [] : [changed("inMenu", after.inMenu ? labels.shownInMenu : labels.removedFromMenu)]),
    ...(before.menuOrder === after.menuOrder ? [] : [changed("menuOrder", labels.menuPositionChanged)]),
    ...(same(before.seo, after.seo) ? [] : [changed("seo", labels.searchSettingsChanged)]),
  ];
}

function blockChanges(before: readonly Block[], after: readonly Block[]): Change[] {
  const old = new Map([...walkBlocks(before)].map(({ block }) => [block.id, block]));
  const now = new Map([...walkBlocks(after)].map(({ block }) => [block.id, block]));
  const moved = movedIds(before, after);
  const here = [...now.values()].flatMap((block): Change[] => {
    const of = block.id;
    const was = old.get(of);
    if (!was) return [{ kind: "added", of, text: labels.added(blockLabel(block)) }];
    return [
      ...(moved.has(of) ? [{ kind: "moved" as const, of, text: labels.moved(blockLabel(block)) }] : []),
      ...(same(ownOf(was), ownOf(block)) ? [] : [{ kind: "changed" as const, of, text: labels.changed(blockLabel(block)) }]),
    ];
  });
  const gone = [...old.values()].filter((block) => !now.has(block.id));
  return [...here, ...gone.map((block): Change => ({ kind: "removed", of: block.id, text: labels.removed(blockLabel(block)) }))];
}

/** The smallest set of blocks that moved relative to the others or between columns. */
function movedIds(before: readonly Block[], after: readonly Block[]): Set<string> {
  const parentOf = (blocks: readonly Block[], id: string) => {
    const place = findBlock(blocks, id)?.place;
    return `${place?.columnsId ?? ""}/${place?.column ?? 0}`;
  };
  const order = [...walkBlocks(before)].map(({ block }) => block.id);
  const shared = [...walkBlocks(after)].map(({ block }) => block.id).filter((id) => order.includes(id));
  const strayed = shared.filter((id) => parentOf(before, id) !== parentOf(after, id));
  const staying = shared.filter((id) => !strayed.includes(id));
  const kept = new Set(longestRising(staying.map((id) => order.indexOf(id))).map((at) => order[at]));
  return new Set([...strayed, ...staying.filter((id) => !kept.has(id))]);
}

/** The longest increasing subsequence. */
function longestRising(list: readonly number[]): number[] {
  const best: number[][] = [];
  for (const value of list) {
    const before = best
      .filter((one) => (one.at(-1) ?? -1) < value)
      .reduce<number[]>((most, one) => (one.length > most.length ? one : most), []);
    best.push([...before, value]);
  }
  return best.reduce<number[]>((most, one) => (one.length > most.length ? one : most), []);
}

/** A block without its nested blocks. */
function ownOf(block: Block): unknown {
  return block.type === "columns" ? [block.visible, block.props, block.columns.length] : [block.visible, block.props];
}

/** Whether two plain values are equal, whatever the order of their keys. */
export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
