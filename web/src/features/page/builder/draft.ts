import { countBlocks } from "@awning/domain/page/blocks";
import { type Page, type PageDraft, pageDraftSchema } from "@awning/domain/page/page";
import type { Saved } from "#data/page/site-pages.ts";
import { type History, step } from "#ui/history.ts";
import { same } from "./conflict/changes.ts";
import * as labels from "./labels.ts";

/** The fields of a page that its owner edits. */
export function draftOf(page: PageDraft): PageDraft {
  const { title, slug, kind, inMenu, menuOrder, seo, blocks } = page;
  return { title, slug, kind, inMenu, menuOrder, seo, blocks };
}

/** The stored form of a draft; `null` if it is invalid or would lose a block. */
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

/** What this editor last saved or adopted. */
export type Base = Saved & { draft: PageDraft };

export function baseOf(page: Page): Base {
  const { id, rev, saveId } = page;
  return { id, rev, saveId, draft: draftOf(page) };
}

/**
 * What a page from the database means for an editor with this base, once each of its saves is answered. `isSettled`: no save
 * of this browser is pending.
 * - `ours`: already known, or older than a pending save.
 * - `adopt`: another editor saved, and there are no unsaved changes here.
 * - `conflict`: another editor saved, and there are unsaved changes here.
 */
export function meaningOf(page: Page, base: Base, state: { isDirty: boolean; isSettled: boolean }): "ours" | "adopt" | "conflict" {
  const isOther = page.rev !== base.rev || page.saveId !== base.saveId || !same(draftOf(page), base.draft);
  if (!isOther) return "ours";
  // A lower or equal revision is outdated while saves are pending; afterwards it means that ours were refused.
  if (page.rev <= base.rev && !state.isSettled) return "ours";
  // Refused changes are unsaved again, so the editor and the database differ.
  if (page.rev <= base.rev) return "conflict";
  return state.isDirty ? "conflict" : "adopt";
}

type Standing = { history: History<PageDraft>; base: Base };

/** Adopts the database's version as the newest step, which can be undone. */
export function adopted(history: History<PageDraft>, page: Page): Standing {
  const base = baseOf(page);
  const isSame = same(base.draft, history.present);
  return {
    base,
    history: isSame ? history : step(history, base.draft, { label: labels.changesFromAnotherDevice, about: null, at: Date.now() }),
  };
}

/** Keeps this editor's version over the database's; undo leads to theirs first. */
export function kept(history: History<PageDraft>, page: Page): Standing {
  const theirs = adopted(history, page);
  return { ...theirs, history: step(theirs.history, history.present, { label: labels.keptYourVersion, about: null, at: Date.now() }) };
}
