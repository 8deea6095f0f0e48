import { PRIVATE_NOTE_MAX } from "@awning/domain/chat/desk";
import { savePrivateNote, usePrivateNote } from "#data/chat/desk.ts";
import type { ThreadRef } from "#data/chat/thread-writes.ts";
import { readText } from "#form/read-fields.ts";
import { useAutosave } from "#form/use-autosave.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";

/** The owner's note of a conversation, which its visitor never reads. */
export function PrivateNote({ of }: { of: ThreadRef }) {
  const note = usePrivateNote(of);
  if (note.state === "failed") return <LoadFailure failure={note.failure} />;
  if (note.state === "loading") return <SkeletonRows count={1} hasThumb={false} label={labels.loadingNote} />;
  return <NoteField of={of} stored={note.data} />;
}

function NoteField({ of, stored }: { of: ThreadRef; stored: string }) {
  const { text, error, onFocus, onChange, onBlur } = useAutosave<string>({
    stored,
    check: (typed) => readText(typed, PRIVATE_NOTE_MAX, uiLabels.atMostCharacters(PRIVATE_NOTE_MAX)),
    save: (typed) => void savePrivateNote(of, typed).catch(showFailure),
  });
  return (
    <Field
      className="chat-note"
      label={uiLabels.privateNote}
      hint={labels.privateNoteHint}
      error={error}
      count={{ used: text.length, max: PRIVATE_NOTE_MAX }}
    >
      <TextArea rows={3} value={text} onFocus={onFocus} onChange={(event) => onChange(event.currentTarget.value)} onBlur={onBlur} />
    </Field>
  );
}
