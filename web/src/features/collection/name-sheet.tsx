import { COLLECTION_TITLE_MAX, type Collection, collectionDraftSchema } from "@awning/domain/product/collection";
import { cleanLine } from "@awning/domain/values/text";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";

type Props = { collection: Collection | null; onName: (title: string) => void; onClose: () => void };

/** The name of a new collection, or another one. Its address stays what it was, so that no link to it breaks. */
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
    <Sheet title={collection ? "Rename collection" : "New collection"} isOpen onClose={onClose}>
      <form className="name-sheet" onSubmit={submit} noValidate>
        <Field
          label="Name"
          hint={collection ? "Its web address stays the same." : "Shown at the top of your shop."}
          error={isJudged && !isFine ? `Enter 1 to ${COLLECTION_TITLE_MAX} characters` : null}
        >
          <TextInput value={typed} onChange={(event) => setTyped(event.currentTarget.value)} autoComplete="off" placeholder="Tableware" />
        </Field>
        <div className="dialog__foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="ink">
            {collection ? "Rename" : "Create collection"}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
