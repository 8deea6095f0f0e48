import type { ReactNode } from "react";
import type { OpenPage } from "#data/page/site-pages.ts";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { draftOf } from "./draft.ts";
import * as labels from "./labels.ts";
import { Outline } from "./outline.tsx";
import { PropsPanel } from "./props/props-panel.tsx";
import type { Builder } from "./use-builder.ts";
import type { Draft } from "./use-draft.ts";

/** Loaded after the editor. */
const laterSheets = lazyPart(() => import("./lazy-sheets.ts"));

export type Open = "none" | "add" | "outline" | "props" | "settings" | "versions" | "copy";

type Props = {
  page: OpenPage;
  draft: Draft;
  builder: Builder;
  open: Open;
  isNarrow: boolean;
  /** What the selected block is called. */
  name: string;
  addPanel: ReactNode;
  isConflictOpen: boolean;
  onConflict: () => void;
  /** The conflict is settled later. */
  onLater: () => void;
  onClose: () => void;
};

/** The sheets of the editor: on a narrow screen its panels, and on any screen what its menu opens. */
export function BuilderSheets({
  page,
  draft,
  builder,
  open,
  isNarrow,
  name,
  addPanel,
  isConflictOpen,
  onConflict,
  onLater,
  onClose,
}: Props) {
  const sheets = laterSheets.usePart();
  return (
    <>
      <Sheet title={labels.addABlock} isOpen={isNarrow && open === "add"} onClose={onClose}>
        {addPanel}
      </Sheet>
      <Sheet title={labels.onThisPage} isOpen={isNarrow && open === "outline"} onClose={onClose}>
        <Outline builder={builder} onChosen={onClose} />
      </Sheet>
      <Sheet title={name} isOpen={isNarrow && open === "props" && builder.selected !== null} onClose={onClose}>
        <PropsPanel builder={builder} hasTitle={false} />
      </Sheet>
      {sheets ? (
        <>
          <sheets.SettingsSheet pageId={page.id} draft={draft} pictures={builder.pictures} isOpen={open === "settings"} onClose={onClose} />
          <sheets.VersionsSheet page={page} draft={draft} isOpen={open === "versions"} onClose={onClose} onConflict={onConflict} />
          <sheets.CopySheet block={builder.selected} pageId={page.id} isOpen={open === "copy"} onClose={onClose} />
          <sheets.ConflictSheet
            isOpen={isConflictOpen}
            onLater={onLater}
            mine={draft.draft}
            theirs={draftOf(page)}
            savedAt={page.updatedAt}
            onMine={draft.keepMine}
            onTheirs={draft.takeTheirs}
          />
          <sheets.BuilderLeaveGuard draft={draft} pictures={builder.pictures} />
        </>
      ) : null}
    </>
  );
}
