import type { LegalKind } from "@awning/domain/site/legal";
import { storedDraft } from "#data/core/unsaved.ts";

/** What stands in the sheet of a legal page, and the stored text that it was typed over. */
export type LegalEdit = { typed: string; from: string };

/** What was typed for a legal page and is not saved: closing the sheet keeps it in this tab, with what it was typed over. */
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
    /** Forgets what was saved, and not what was typed since. */
    saved: (text: string) => {
      if (typed.read() === text) forget();
    },
  };
}

/** The edit as it stands beside what is stored now: where nothing of its own is typed it goes along. */
export function followStored(edit: LegalEdit | null, stored: string): LegalEdit {
  return !edit || edit.typed === edit.from || edit.typed === stored ? { typed: stored, from: stored } : edit;
}

/** Whether another text was stored since this one was begun: saving it would take that one away unseen. */
export function isOvertaken(edit: LegalEdit, stored: string): boolean {
  return edit.from !== stored && edit.typed !== stored;
}
