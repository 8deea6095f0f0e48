import type { Link } from "@awning/domain/link/link";
import { keyAt } from "#data/core/place.ts";

type Node = Pick<Link, "id" | "type" | "order" | "groupId">;
export type Place = { groupId: string | null; order: string };
/** How far a row is carried sideways: `out` of a group, `in`to the one above, or neither. */
export type Lean = "out" | "in" | null;

/** The group a link stands in, or `null`. Groups stand in no group, and one that is not there is none. */
export function groupOf(link: Node, all: readonly Node[]): string | null {
  if (link.type === "group" || link.groupId === null) return null;
  return all.some((one) => one.type === "group" && one.id === link.groupId) ? link.groupId : null;
}

/** Links in their order, each group followed by what stands in it. */
export function inTree<T extends Node>(all: readonly T[]): T[] {
  const insides = new Map<string | null, T[]>();
  for (const link of all) insides.set(groupOf(link, all), [...(insides.get(groupOf(link, all)) ?? []), link]);
  return (insides.get(null) ?? []).flatMap((link) => (link.type === "group" ? [link, ...(insides.get(link.id) ?? [])] : [link]));
}

/** What stands beside each other in a group, or outside of any. */
export function siblingsIn<T extends Node>(all: readonly T[], groupId: string | null): T[] {
  return all.filter((link) => groupOf(link, all) === groupId);
}

/**
 * Where a link lands that is set down at an index of the tree (without itself and what stands in it). Between two links of a
 * group, or right below its name, it is in the group; below the last of them it stays where it was, unless it leans.
 */
export function landing(tree: readonly Node[], moved: Node, to: number, lean: Lean): Place {
  const others = tree.filter((one) => one.id !== moved.id && one.groupId !== moved.id);
  const above = others[to - 1];
  const below = others[to];
  const groupId = moved.type === "group" || !above ? null : landingGroup(others, moved, above, below, lean);
  // Below the name of a group but outside of it means below all of the group.
  const before = others.slice(0, to).filter((one) => groupOf(one, others) === groupId).length;
  return { groupId, order: keyAt(siblingsIn(others, groupId), null, before) };
}

function landingGroup(others: readonly Node[], moved: Node, above: Node, below: Node | undefined, lean: Lean): string | null {
  const of = above.type === "group" ? above.id : groupOf(above, others);
  if (of === null || (below && groupOf(below, others) === of)) return of;
  if (lean) return lean === "in" ? of : null;
  return above.type === "group" || moved.groupId === of ? of : null;
}

/** Where a link lands at one end of a group, or of the page. */
export function endOf(all: readonly Node[], groupId: string | null, end: "top" | "bottom", movedId: string | null = null): Place {
  const siblings = siblingsIn(all, groupId).filter((one) => one.id !== movedId);
  return { groupId, order: keyAt(siblings, null, end === "top" ? 0 : siblings.length) };
}

/** Where a link lands one step from where it is among its siblings; `null` at the end of them. */
export function stepFrom(all: readonly Node[], link: Node, step: -1 | 1): Place | null {
  const groupId = groupOf(link, all);
  const siblings = siblingsIn(all, groupId);
  const to = siblings.findIndex((one) => one.id === link.id) + step;
  return to < 0 || to >= siblings.length ? null : { groupId, order: keyAt(siblings, link.id, to) };
}

/** The links of a group in the places they get when it is taken away: where it stood, one after another. */
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
