import { newBlock } from "@awning/domain/page/block";
import { newPage, type Page, type PageDraft } from "@awning/domain/page/page";
import { richTextOf } from "@awning/domain/rich-text/rich-text";
import { expect, test } from "vitest";
import { type History, startHistory, step, undo } from "#ui/history.ts";
import { adopted, changedFields, draftOf, kept, meaningOf, storedForm } from "./draft.ts";

const draft = newPage("Opening day", "opening-day", "a0");
const page = (rev: number, changes: Partial<Page> = {}): Page => ({
  ...draft,
  id: "p1",
  rev,
  saveId: `s${rev}`,
  after: `s${rev - 1}`,
  publishedRev: null,
  publishedAt: null,
  live: null,
  versions: 0,
  createdAt: 1,
  updatedAt: 1,
  ...changes,
});
const base = { id: "p1", rev: 4, saveId: "s4", draft };
const calm = { isDirty: false, isSettled: true };

test("ignores its own saves, and older versions while saving", () => {
  expect(meaningOf(page(4), base, calm)).toBe("ours");
  expect(meaningOf(page(4, { publishedRev: 4, versions: 1 }), base, calm)).toBe("ours");
  expect(meaningOf(page(3, { title: "Before" }), base, { isDirty: false, isSettled: false })).toBe("ours");
});

test("adopts another editor’s save without unsaved changes, and asks otherwise", () => {
  expect(meaningOf(page(5, { title: "Theirs" }), base, calm)).toBe("adopt");
  expect(meaningOf(page(5, { title: "Theirs" }), base, { isDirty: true, isSettled: true })).toBe("conflict");
});

test("detects a refused save by an old version that stays, or by another text with our revision", () => {
  expect(meaningOf(page(3, { title: "Before" }), base, calm)).toBe("conflict");
  expect(meaningOf(page(4, { title: "Theirs" }), base, calm)).toBe("conflict");
  expect(meaningOf(page(4, { saveId: "theirs" }), base, calm)).toBe("conflict");
});

test("undoes the choice between two drafts to the other one, and then to the state before", () => {
  const mine = { ...draft, title: "Mine" };
  const theirs = page(6, { title: "Theirs" });
  const history = step(startHistory<PageDraft>(draft), mine, { label: "typed", about: null, at: 0 });
  const titlesBack = (from: History<PageDraft>): string[] =>
    from.past.length === 0 ? [from.present.title] : [from.present.title, ...titlesBack(undo(from))];
  expect(titlesBack(kept(history, theirs).history)).toEqual(["Mine", "Theirs", "Mine", "Opening day"]);
  expect(titlesBack(adopted(history, theirs).history)).toEqual(["Theirs", "Mine", "Opening day"]);
  // Either is saved as the revision after theirs.
  for (const choose of [kept, adopted]) {
    expect(choose(history, theirs).base).toEqual({ id: "p1", rev: 6, saveId: "s6", draft: draftOf(theirs) });
  }
});

test("stores only the differences, in the form they are read back", () => {
  const typed = { ...draft, title: "Opening day ", blocks: [newBlock("divider", "d")] };
  expect(storedForm(typed)?.title).toBe("Opening day");
  expect(changedFields(draft, storedForm(typed) ?? draft)).toEqual({ blocks: typed.blocks });
  expect(storedForm({ ...draft, title: " " })).toBeNull();
  expect(draftOf(page(9))).toEqual(draft);
});

test("refuses to store a draft that would lose a block", () => {
  const long = (id: string) => ({ ...newBlock("text", id), props: { text: richTextOf("x".repeat(9_900)), align: "start" as const } });
  const blocks = Array.from({ length: 40 }, (_, place) => long(`t${place}`));
  expect(storedForm({ ...draft, blocks })?.blocks).toHaveLength(40);
  expect(storedForm({ ...draft, blocks: [...blocks, long("t40"), long("t41")] })).toBeNull();
});
