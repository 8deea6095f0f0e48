import { orderBetween } from "../link/links.ts";

type Placed = { id: string; order: string };

/**
 * The sort key for a position in a sorted list. Neighbors with the same key (two devices added at the same moment) have no key
 * between them, so the next larger key is the bound.
 * @param to index in the list without the moved entry
 */
export function keyAt(list: readonly Placed[], movedId: string | null, to: number): string {
  const others = list.filter((one) => one.id !== movedId);
  const before = others[to - 1] ?? null;
  const after = others.slice(to).find((one) => before === null || one.order > before.order) ?? null;
  return orderBetween(before, after);
}

/** The list after a move, for showing it at once. */
export function moved<T extends Placed>(list: readonly T[], movedId: string, to: number): T[] {
  const entry = list.find((one) => one.id === movedId);
  const others = list.filter((one) => one.id !== movedId);
  return entry ? [...others.slice(0, to), entry, ...others.slice(to)] : others;
}
