import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { endOf, freed, inTree, landing, stepFrom } from "./tree.ts";

// The data module opens Firebase; this test needs only its sort keys.
vi.mock("#data/link/links.ts", async () => {
  const { generateKeyBetween } = await import("fractional-indexing");
  return {
    orderBetween: (before: { order: string } | null, after: { order: string } | null) =>
      generateKeyBetween(before?.order ?? null, after?.order ?? null),
  };
});

type Node = Parameters<typeof stepFrom>[1];
const link = (id: string, order: string, groupId: string | null = null): Node => ({ id, type: "web", order, groupId });
const group = (id: string, order: string): Node => ({ id, type: "group", order, groupId: null });
// a, G(b, c), d
const ALL = [link("a", "a0"), group("G", "a1"), link("d", "a2"), link("b", "a0", "G"), link("c", "a1", "G")];
const show = (all: readonly Node[]) =>
  inTree(all)
    .map(({ id, groupId }) => (groupId === null ? id : `.${id}`))
    .join(" ");
const put = (all: readonly Node[], id: string, place: { groupId: string | null; order: string } | null) =>
  sorted(all.map((one) => (one.id === id && place ? { ...one, ...place } : one)));
const sorted = (all: readonly Node[]) => [...all].sort((x, y) => (x.order < y.order ? -1 : x.order > y.order ? 1 : x.id < y.id ? -1 : 1));
const find = (id: string) => ALL.find((one) => one.id === id) ?? group("none", "z");

describe("links and groups", () => {
  it("form one list, each group before its links", () => {
    expect(show(sorted(ALL))).toBe("a G .b .c d");
    expect(show([link("a", "a0", "gone")])).toBe(".a");
    expect(inTree([link("a", "a0", "gone")])).toHaveLength(1);
  });

  it.each([
    ["a", 1, null, "G .a .b .c d"],
    ["a", 2, null, "G .b .a .c d"],
    ["a", 3, null, "G .b .c a d"],
    ["a", 3, "in", "G .b .c .a d"],
    ["a", 4, null, "G .b .c d a"],
    ["b", 3, null, "a G .c .b d"],
    ["b", 3, "out", "a G .c b d"],
    ["b", 0, null, "b a G .c d"],
    ["b", 4, null, "a G .c d b"],
    ["d", 2, null, "a G .d .b .c"],
    ["G", 0, null, "G .b .c a d"],
    ["G", 2, null, "a d G .b .c"],
  ] as const)("%s dropped at %i leaning %s gives %s", (id, to, lean, after) => {
    expect(show(put(ALL, id, landing(inTree(sorted(ALL)), find(id), to, lean)))).toBe(after);
  });

  it("move one step within their group, and stop at its ends", () => {
    expect(show(put(ALL, "c", stepFrom(sorted(ALL), find("c"), -1)))).toBe("a G .c .b d");
    expect(stepFrom(sorted(ALL), find("b"), -1)).toBeNull();
    expect(show(put(ALL, "d", stepFrom(sorted(ALL), find("d"), -1)))).toBe("a d G .b .c");
  });

  it("move to an end of a group or of the page", () => {
    expect(show(put(ALL, "a", endOf(sorted(ALL), "G", "bottom")))).toBe("G .b .c .a d");
    expect(show(put(ALL, "c", endOf(sorted(ALL), null, "top", "c")))).toBe("c a G .b d");
  });

  it("stay where their group was when it is removed", () => {
    const places = freed(sorted(ALL), find("G"));
    const after = ALL.filter((one) => one.id !== "G").map((one) => {
      const place = places.find((each) => each.link.id === one.id);
      return place ? { ...one, groupId: null, order: place.order } : one;
    });
    expect(show(sorted(after))).toBe("a b c d");
  });

  it("lose nothing in any move, and the moved one is where it was dropped", () => {
    const nodes = fc.array(fc.record({ isGroup: fc.boolean(), inside: fc.nat(5) }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(nodes, fc.nat(), fc.nat(), fc.constantFrom<"in" | "out" | null>("in", "out", null), (made, which, where, lean) => {
        const groups = made.flatMap((one, index) => (one.isGroup ? [`n${index}`] : []));
        const all = made.map((one, index): Node => {
          const order = `a${String.fromCharCode(65 + index)}`;
          return one.isGroup ? group(`n${index}`, order) : link(`n${index}`, order, groups[one.inside] ?? null);
        });
        const moved = all[which % all.length] ?? all[0];
        if (!moved) return;
        const others = inTree(sorted(all)).filter((one) => one.id !== moved.id && one.groupId !== moved.id);
        const to = where % (others.length + 1);
        const after = inTree(put(all, moved.id, landing(inTree(sorted(all)), moved, to, lean)));
        expect(after.map((one) => one.id).sort()).toEqual(all.map((one) => one.id).sort());
        const above = after.filter((one) => one.groupId !== moved.id).findIndex((one) => one.id === moved.id);
        // A group dropped inside another one moves below or above it; everything else lands exactly.
        if (moved.type !== "group" && lean === null) expect(above).toBe(to);
      }),
    );
  });
});
