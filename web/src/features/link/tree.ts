import type { Link } from "@awning/domain/link/link";
import { keyAt } from "#data/core/place.ts";

type Node = Pick<Link, "id" | "type" | "order" | "groupId">;
export type Place = { groupId: string | null; order: string };
/** Whether a row is dragged sideways: `out` of a group, `in`to the one above, or neither. */
export type Lean = "out" | "in" | null;

/** The group of a link, or `null`. Groups do not nest, and a deleted group counts as none. */
export function groupOf(link: Node, all: readonly Node[]): string | null {
  if (link.type === "group" || link.groupId === null) return null;
  return all.some((one) => one.type === "group" && one.id === link.groupId) ? link.groupId : null;
}

/** Links in order, each group followed by its links. */
export function inTree<T extends Node>(all: readonly T[]): T[] {
  const insides = new Map<string | null, T[]>();
  for (const link of all) insides.set(groupOf(link, all), [...(insides.get(groupOf(link, all)) ?? []), link]);
  return (insides.get(null) ?? []).flatMap((link) => (link.type === "group" ? [link, ...(insides.get(link.id) ?? [])] : [link]));
}

/** The entries of a group, or those outside any. */
export function siblingsIn<T extends Node>(all: readonly T[], groupId: string | null): T[] {
  return all.filter((link) => groupOf(link, all) === groupId);
}

/**
 * Where a link dropped at an index of the tree lands (not counting itself and its links). Between two links of a group, or
 * right below its title, it joins the group; below the last of them it stays where it was, unless it leans.
 */
export function landing(tree: readonly Node[], moved: Node, to: number, lean: Lean): Place {
  const others = tree.filter((one) => one.id !== moved.id && one.groupId !== moved.id);
  const above = others[to - 1];
  const below = others[to];
  const groupId = moved.type === "group" || !above ? null : landingGroup(others, moved, above, below, lean);
  // Below a group's title but outside the group means after all its links.
  const before = others.slice(0, to).filter((one) => groupOf(one, others) === groupId).length;
  return { groupId, order: keyAt(siblingsIn(others, groupId), null, before) };
}

function landingGroup(others: readonly Node[], moved: Node, above: Node, below: Node | undefined, lean: Lean): string | null {
  const of = above.type === "group" ? above.id : groupOf(above, others);
  if (of === null || (below && groupOf(below, others) === of)) return of;
  if (lean) return lean === "in" ? of : null;
  return above.type === "group" || moved.groupId === of ? of : null;
}

/** The position at one end of a group, or of the page. */
export function endOf(all: readonly Node[], groupId: string | null, end: "top" | "bottom", movedId: string | null = null): Place {
  const siblings = siblingsIn(all, groupId).filter((one) => one.id !== movedId);
  return { groupId, order: keyAt(siblings, null, end === "top" ? 0 : siblings.length) };
}

/** The position one step away among its siblings; `null` at the end. */
export function stepFrom(all: readonly Node[], link: Node, step: -1 | 1): Place | null {
  const groupId = groupOf(link, all);
  const siblings = siblingsIn(all, groupId);
  const to = siblings.findIndex((one) => one.id === link.id) + step;
  return to < 0 || to >= siblings.length ? null : { groupId, order: keyAt(siblings, link.id, to) };
}

/** The links of a removed group with their new positions: where it was, in order. */
export function freed<T extends Node>(all: readonly T[], group: Node): { link: T; order: string }[] {
  const inside = siblingsIn(all, group.id);
  const outside: Node[] = siblingsIn(all, null);
  const at = outside.findIndex((one) => one.id === group.id);
  const placed: { link: T; order: string }[] = [];
  const list = [...outside];
  for (const [index, link] of inside.entries()) {
    const order = keyAt(list, null, at + 1 + index);
    list.splice(at + 1 + index, 0, { ...link, groupId: null, order });
    placed.push({ link, order });
  }
  return placed;
}
