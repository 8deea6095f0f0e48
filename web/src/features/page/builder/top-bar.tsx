import { ownPagePaths } from "@awning/domain/routes/paths";
import { ArrowLeft, CircleAlert, Monitor, MousePointerClick, Redo2, Smartphone, Tablet, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSaveState } from "#data/core/save-state.ts";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { Icon } from "#ui/icon.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import * as labels from "./labels.ts";
import type { Draft } from "./use-draft.ts";

/** Preview widths of the page, in CSS pixels. */
export const WIDTHS = [
  { key: "390", label: "390", icon: Smartphone },
  { key: "768", label: "768", icon: Tablet },
  { key: "1280", label: "1280", icon: Monitor },
] as const;
export type Width = (typeof WIDTHS)[number]["key"];

/** The page's name, save status, undo and redo, preview width, and publishing. */
export function TopBar({
  address,
  draft,
  width,
  onWidth,
  isNarrow,
  isTried,
  onTry,
  onConflict,
  menu,
  publish,
}: {
  address: string;
  draft: Draft;
  width: Width;
  onWidth: (width: Width) => void;
  /** The page takes the full width, and a dock below has the other actions. */
  isNarrow: boolean;
  isTried: boolean;
  onTry: () => void;
  onConflict: () => void;
  menu: ReactNode;
  publish: ReactNode;
}) {
  return (
    <header className="btop">
      <Link className="btn btn--bare btn--icon" to={ownPagePaths.list} aria-label={labels.backToPages} title={labels.backToPages}>
        <Icon of={ArrowLeft} />
      </Link>
      <h1 className="btop__page">
        <span className="clip">{draft.draft.title}</span>
        <span className="btop__address faint clip">{address}</span>
      </h1>
      {menu}
      <span className="btop__save">
        {draft.isConflict ? <Attention words={labels.changedElsewhere} onPress={onConflict} /> : <Saved draft={draft} />}
      </span>
      <div className="btop__mid">
        <IconButton
          icon={Undo2}
          size="md"
          label={draft.undoLabel ? labels.undo(draft.undoLabel) : labels.undoLabel}
          disabled={draft.undoLabel === null}
          onClick={draft.undo}
        />
        <IconButton
          icon={Redo2}
          size="md"
          label={draft.redoLabel ? labels.redo(draft.redoLabel) : labels.redoLabel}
          disabled={draft.redoLabel === null}
          onClick={draft.redo}
        />
        {isNarrow ? null : <Segment label={labels.pageWidth} items={WIDTHS} current={width} onChange={onWidth} />}
      </div>
      <div className="acts at-end btop__end">
        {isNarrow ? null : (
          <Button icon={MousePointerClick} aria-pressed={isTried} onClick={onTry}>
            {isTried ? labels.backToEditing : labels.preview}
          </Button>
        )}
        {publish}
      </div>
    </header>
  );
}

function Saved({ draft }: { draft: Draft }) {
  const state = useSaveState();
  if (draft.isStuck)
    return (
      <Attention
        words={draft.isStuck === "too_large" ? labels.notSavedPageTooLarge : labels.notSavedTryAgain}
        onPress={() => draft.settle().catch(() => undefined)}
      />
    );
  return <SaveLine state={state === "saved" && draft.isDirty ? "saving" : state} />;
}

/** Replaces the save status when something is not saved, with what to do. */
function Attention({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <span className="btop__conflict" role="status">
      <Button size="sm" icon={CircleAlert} danger onClick={onPress}>
        {words}
      </Button>
    </span>
  );
}
