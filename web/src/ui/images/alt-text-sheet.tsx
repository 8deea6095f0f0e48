import { useState } from "react";
import * as uiLabels from "#ui/labels.ts";
import { ActionSheet } from "../dialogs/action-sheet.tsx";
import { Field } from "../fields/field.tsx";
import { TextArea } from "../fields/text-area.tsx";
import * as labels from "./labels.ts";

type Props = { src: string; max: number; onSave: (alt: string) => void; onClose: () => void };

/** Asks for a picture's alternative text. Open while `alt` is a string; an empty one is allowed for decoration. */
export function AltTextSheet({ alt, ...props }: Props & { alt: string | null }) {
  return alt === null ? null : <OpenSheet key={props.src} alt={alt} {...props} />;
}

function OpenSheet({ alt, src, max, onSave, onClose }: Props & { alt: string }) {
  const [typed, setTyped] = useState(alt);
  const isTooLong = typed.trim().length > max;
  return (
    <ActionSheet
      title={labels.describeThisPicture}
      onClose={onClose}
      confirm={labels.saveDescription}
      className="pics__describe"
      onSubmit={(event) => {
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
    </ActionSheet>
  );
}
