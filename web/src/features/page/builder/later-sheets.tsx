import type { OpenPage } from "#data/page/site-pages.ts";
import { BuilderLeaveGuard } from "./builder-leave-guard.tsx";
import { ConflictSheet } from "./conflict/conflict-sheet.tsx";
import { CopySheet } from "./copy-sheet.tsx";
import { draftOf } from "./draft.ts";
import { SettingsSheet } from "./settings-sheet.tsx";
import type { Builder } from "./use-builder.ts";
import type { Draft } from "./use-draft.ts";
import { VersionsSheet } from "./versions-sheet.tsx";

export type Open = "none" | "add" | "outline" | "props" | "settings" | "versions" | "copy";

export type LaterProps = {
  page: OpenPage;
  draft: Draft;
  builder: Builder;
  open: Open;
  isConflictOpen: boolean;
  onConflict: () => void;
  /** Postpones the conflict. */
  onLater: () => void;
  onClose: () => void;
};

/** The editor's sheets that are loaded after it. */
export function LaterSheets({ page, draft, builder, open, isConflictOpen, onConflict, onLater, onClose }: LaterProps) {
  return (
    <>
      <SettingsSheet pageId={page.id} draft={draft} pictures={builder.pictures} isOpen={open === "settings"} onClose={onClose} />
      <VersionsSheet page={page} draft={draft} isOpen={open === "versions"} onClose={onClose} onConflict={onConflict} />
      <CopySheet block={builder.selected} pageId={page.id} isOpen={open === "copy"} onClose={onClose} />
      <ConflictSheet
        isOpen={isConflictOpen}
        onLater={onLater}
        mine={draft.draft}
        theirs={draftOf(page)}
        savedAt={page.updatedAt}
        onMine={draft.keepMine}
        onTheirs={draft.takeTheirs}
      />
      <BuilderLeaveGuard draft={draft} pictures={builder.pictures} />
    </>
  );
}
