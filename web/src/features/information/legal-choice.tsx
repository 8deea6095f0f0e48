import type { RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";

type Props = {
  /** What is stored now. */
  theirs: string;
  /** The text to look at before anything is saved. */
  field: RefObject<HTMLTextAreaElement | null>;
  onMine: () => void;
  onTheirs: () => void;
};

/** Two devices changed the same text: shows the one that is stored, and lets one of both stand. Nothing is saved until then. */
export function LegalChoice({ theirs, field, onMine, onTheirs }: Props) {
  return (
    <>
      <Notice>
        Another tab or device saved this text, while you were changing it here. Keep what you have here, or take what was saved there.
      </Notice>
      <Field label="Saved there" hint={theirs === "" ? "It is empty: the page was taken away." : null}>
        <TextArea ref={field} rows={8} value={theirs} readOnly />
      </Field>
      <p className="legal-form__acts">
        <Button onClick={onTheirs}>Take theirs</Button>
        <Button onClick={onMine}>Keep mine</Button>
      </p>
    </>
  );
}
