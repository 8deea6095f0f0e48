import { fitOwnViews, OWN_VIEW_NAME_MAX, OWN_VIEWS_MAX, type OwnView, toViewName } from "@awning/domain/site/own-views";
import { Bookmark, BookmarkX } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

type Props = {
  /** The query of the list's address. */
  address: string;
  /** All saved views; `null` until they are known, since they are stored together. */
  views: readonly OwnView[] | null;
  /** Stores all views. */
  save: (views: readonly OwnView[]) => Promise<void>;
  /** Whether the list is more than one of the views that every owner has. */
  isOwn: boolean;
};

/** Saves what the list shows as a tab of the owner's, or removes the tab that is shown. */
export function OwnViewButton({ address, views, save, isOwn }: Props) {
  const [isNaming, setNaming] = useState(false);
  const { run } = useAction(showFailure);
  const saved = views?.find(({ query }) => query === address);
  if (views === null) return null;
  if (saved) {
    const remove = () =>
      run(async () => {
        showUndoToast(labels.viewRemoved(saved.name), () => void run(() => save(views)));
        await save(views.filter((one) => one !== saved));
      });
    return (
      <Button variant="quiet" icon={BookmarkX} onClick={remove}>
        {labels.removeView}
      </Button>
    );
  }
  if (!isOwn || views.length >= OWN_VIEWS_MAX) return null;
  return (
    <>
      <Button variant="quiet" icon={Bookmark} onClick={() => setNaming(true)}>
        {labels.saveView}
      </Button>
      {isNaming ? <NameSheet address={address} views={views} save={save} onClose={() => setNaming(false)} /> : null}
    </>
  );
}

type Sheet = Pick<Props, "address" | "save"> & { views: readonly OwnView[]; onClose: () => void };

function NameSheet({ address, views, save, onClose }: Sheet) {
  const [typed, setTyped] = useState("");
  const [isJudged, setJudged] = useState(false);
  const { run } = useAction(showFailure);
  const name = toViewName(typed);
  const isTaken = views.some((view) => view.name === name);
  const isFull = !fitOwnViews([...views, { name, query: address }]);
  const problem = name === "" ? uiLabels.nameMissing : isTaken ? labels.viewNameTaken : isFull ? labels.viewsFull : null;
  const confirm = () => {
    setJudged(true);
    if (problem !== null) return;
    // Shown at once, and sent when there is a connection.
    void run(() => save([...views, { name, query: address }]));
    onClose();
  };
  return (
    <ActionSheet title={labels.saveView} confirm={labels.saveView} onClose={onClose} onSubmit={confirm}>
      <p className="soft">{labels.saveViewHint}</p>
      <Field label={uiLabels.name} error={isJudged ? problem : null}>
        <TextInput
          value={typed}
          maxLength={OWN_VIEW_NAME_MAX}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
    </ActionSheet>
  );
}
