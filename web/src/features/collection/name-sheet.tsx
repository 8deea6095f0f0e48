import { COLLECTION_TITLE_MAX, type Collection, collectionDraftSchema } from "@awning/domain/product/collection";
import { cleanLine } from "@awning/domain/values/text";
import { type FormEvent, useState } from "react";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

type Props = { collection: Collection | null; onName: (title: string) => void; onClose: () => void };

/** Names or renames a collection. Its address stays, so no link breaks. */
export function NameSheet({ collection, onName, onClose }: Props) {
  const [typed, setTyped] = useState(collection?.title ?? "");
  const [isJudged, setJudged] = useState(false);
  const title = cleanLine(typed);
  const isFine = collectionDraftSchema.shape.title.safeParse(title).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (!isFine) return;
    onClose();
    onName(title);
  };
  return (
    <ActionSheet
      title={collection ? labels.renameCollection : labels.newCollection}
      onClose={onClose}
      confirm={collection ? labels.rename : labels.createCollection}
      onSubmit={submit}
    >
      <Field
        label={uiLabels.name}
        hint={collection ? labels.renameHint : labels.createHint}
        error={isJudged && !isFine ? labels.titleInvalid(COLLECTION_TITLE_MAX) : null}
      >
        <TextInput
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          placeholder={labels.tableware}
        />
      </Field>
    </ActionSheet>
  );
}
