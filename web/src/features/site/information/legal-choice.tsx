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
      <Notice>This text was changed on another tab or device. Keep your version or use the other one.</Notice>
      <Field label="Saved version" hint={theirs === "" ? "Empty: the page was removed." : null}>
        <TextArea ref={field} rows={8} value={theirs} readOnly />
      </Field>
      <p className="legal-form__acts">
        <Button onClick={onTheirs}>Use saved version</Button>
        <Button onClick={onMine}>Keep mine</Button>
      </p>
    </>
  );
}
