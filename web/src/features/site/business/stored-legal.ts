import type { LegalKind } from "@awning/domain/site/legal";
import { storedDraft } from "#data/core/unsaved.ts";

/** The text in the sheet of a legal page, and the stored text it is based on. */
export type LegalEdit = { typed: string; from: string };

/** The unsaved text of a legal page, kept in this tab with its base when the sheet closes. */
export function storedLegal(siteId: string, kind: LegalKind) {
  const [typed, from] = [storedDraft(siteId, `legal/${kind}`), storedDraft(siteId, `legal/${kind}/from`)];
  const forget = () => {
    typed.forget();
    from.forget();
  };
  return {
    read: (): LegalEdit | null => {
      const text = typed.read();
      return text === null ? null : { typed: text, from: from.read() ?? "" };
    },
    keep: (edit: LegalEdit) => {
      if (edit.typed === edit.from) return forget();
      typed.keep(edit.typed);
      from.keep(edit.from);
    },
    forget,
    /** Removes what was saved, but not what was typed since. */
    saved: (text: string) => {
      if (typed.read() === text) forget();
    },
  };
}

/** The edit against the currently stored text, which it follows while it has no input of its own. */
export function followStored(edit: LegalEdit | null, stored: string): LegalEdit {
  return !edit || edit.typed === edit.from || edit.typed === stored ? { typed: stored, from: stored } : edit;
}

/** Whether another text was stored since this edit began, which saving would overwrite unseen. */
export function isOvertaken(edit: LegalEdit, stored: string): boolean {
  return edit.from !== stored && edit.typed !== stored;
}
