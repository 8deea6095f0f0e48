import { countBlocks } from "@awning/domain/page/blocks";
import { type Page, type PageDraft, pageDraftSchema } from "@awning/domain/page/page";
import type { Saved } from "#data/page/site-pages.ts";
import { type History, step } from "#ui/history.ts";
import { same } from "./conflict/changes.ts";
import * as labels from "./labels.ts";

/** The fields of a page that its owner writes. */
export function draftOf(page: PageDraft): PageDraft {
  const { title, slug, kind, inMenu, menuOrder, seo, blocks } = page;
  return { title, slug, kind, inMenu, menuOrder, seo, blocks };
}

/** What a draft is once it is stored; `null` while it cannot be, and when a block of it would be left out. */
export function storedForm(draft: PageDraft): PageDraft | null {
  const parsed = pageDraftSchema.safeParse(draft);
  return parsed.success && countBlocks(parsed.data.blocks) === countBlocks(draft.blocks) ? parsed.data : null;
}

/** The fields in which two drafts differ. */
export function changedFields(from: PageDraft, to: PageDraft): Partial<PageDraft> {
  return Object.fromEntries(
    Object.entries(to).filter(([key, value]) => !same(value, Object.entries(from).find(([name]) => name === key)?.[1])),
  );
}

/** What this editor last stored, or took over from the database. */
export type Base = Saved & { draft: PageDraft };

export function baseOf(page: Page): Base {
  const { id, rev, saveId } = page;
  return { id, rev, saveId, draft: draftOf(page) };
}

/**
 * What a page from the database means for an editor with this base, once each of its saves is answered. `isSettled`: nothing of
 * this browser is on its way.
 * - `ours`: what we know already, or something older on its way out.
 * - `adopt`: somebody saved, and nothing here is unsaved.
 * - `conflict`: somebody saved, and here is something that they did not see.
 */
export function meaningOf(page: Page, base: Base, state: { isDirty: boolean; isSettled: boolean }): "ours" | "adopt" | "conflict" {
  const isOther = page.rev !== base.rev || page.saveId !== base.saveId || !same(draftOf(page), base.draft);
  if (!isOther) return "ours";
  // A lower or equal revision while writes are on their way is the past; after that it means that ours were refused.
  if (page.rev <= base.rev && !state.isSettled) return "ours";
  // What was refused is unsaved again: the editor shows what the database does not have.
  if (page.rev <= base.rev) return "conflict";
  return state.isDirty ? "conflict" : "adopt";
}

type Standing = { history: History<PageDraft>; base: Base };

/** With what the database has as the newest step, so that it can be taken back like any other. */
export function adopted(history: History<PageDraft>, page: Page): Standing {
  const base = baseOf(page);
  const isSame = same(base.draft, history.present);
  return {
    base,
    history: isSame ? history : step(history, base.draft, { label: labels.changesFromAnotherDevice, about: null, at: Date.now() }),
  };
}

/** With what this editor has over what the database has: going back leads to theirs first. */
export function kept(history: History<PageDraft>, page: Page): Standing {
  const theirs = adopted(history, page);
  return { ...theirs, history: step(theirs.history, history.present, { label: labels.keptYourVersion, about: null, at: Date.now() }) };
}
