import { useState } from "react";
import * as uiLabels from "#ui/labels.ts";
import { Button } from "../buttons/button.tsx";
import { Sheet } from "../dialogs/sheet.tsx";
import { Field } from "../fields/field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import * as labels from "./labels.ts";

/** Asks for a picture's alternative text. Open while `alt` is a string; an empty one is allowed for decoration. */
export function AltTextSheet({
  alt,
  src,
  max,
  onSave,
  onClose,
}: {
  alt: string | null;
  src: string;
  max: number;
  onSave: (alt: string) => void;
  onClose: () => void;
}) {
  return (
    <Sheet title={labels.describeThisPicture} isOpen={alt !== null} onClose={onClose}>
      {alt === null ? null : <AltTextForm key={src} alt={alt} src={src} max={max} onSave={onSave} onClose={onClose} />}
    </Sheet>
  );
}

function AltTextForm({
  alt,
  src,
  max,
  onSave,
  onClose,
}: {
  alt: string;
  src: string;
  max: number;
  onSave: (alt: string) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(alt);
  const isTooLong = typed.trim().length > max;
  return (
    <form
      className="pics__describe"
      onSubmit={(event) => {
        event.preventDefault();
        // The form it was opened from must not submit too.
        event.stopPropagation();
        if (isTooLong) return;
        onSave(typed.trim());
        onClose();
      }}
    >
      <img src={src} alt="" />
      <Field
        label={labels.whatDoesItShow}
        hint={labels.descriptionHint}
        error={isTooLong ? uiLabels.atMostCharacters(max) : null}
        count={{ used: typed.trim().length, max }}
      >
        <TextArea value={typed} rows={3} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <div className="dialog__foot">
        <Button onClick={onClose}>{uiLabels.cancel}</Button>
        <Button type="submit" variant="ink">
          {labels.saveDescription}
        </Button>
      </div>
    </form>
  );
}
