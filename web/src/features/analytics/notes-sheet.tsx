import type { ChartNote } from "@awning/domain/analytics/acts";
import { NOTE_TEXT_MAX, NOTES_MAX, type OwnNote } from "@awning/domain/analytics/own-numbers";
import { cleanLine } from "@awning/domain/values/text";
import { type FormEvent, useState } from "react";
import { deleteNote, saveNote } from "#data/analytics/own-numbers.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { DateField } from "#ui/fields/date-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { DeletableRows } from "./deletable-rows.tsx";
import { formatPoint } from "./figures.ts";
import * as labels from "./note-labels.ts";

type Props = { siteId: string; today: string; notes: readonly ChartNote[]; own: readonly OwnNote[]; onClose: () => void };

export function textOfNote(note: ChartNote): string {
  return note.kind === "own" ? note.note.text : labels.actLabel(note.kind, note.names);
}

/** The notes of the range that is shown, and a form for one more. */
export function NotesSheet({ siteId, today, notes, own, onClose }: Props) {
  const rows = notes.map((note) => ({
    key: note.key,
    title: textOfNote(note),
    sub: note.hour === null ? formatPoint(note.day, true) : labels.atHour(formatPoint(note.day, true), note.hour),
    own: note.kind === "own" ? note.note : null,
  }));
  return (
    <Sheet title={labels.notes} isOpen onClose={onClose}>
      <div className="pile one gap-4">
        <p className="soft">{labels.notesHint}</p>
        {own.length < NOTES_MAX ? (
          <NoteForm today={today} onSave={(note) => void saveNote(siteId, note).catch(showFailure)} />
        ) : (
          <p className="soft">{labels.notesFull(NOTES_MAX)}</p>
        )}
        {rows.length === 0 ? <p className="card-numbers__none">{labels.noNotes}</p> : null}
        <DeletableRows
          rows={rows}
          deleteLabel={labels.deleteNote}
          deletedLabel={labels.noteDeleted}
          onDelete={(note) => void deleteNote(siteId, note).catch(showFailure)}
          onRestore={(note) => void saveNote(siteId, note).catch(showFailure)}
        />
      </div>
    </Sheet>
  );
}

function NoteForm({ today, onSave }: { today: string; onSave: (note: OwnNote) => void }) {
  const [day, setDay] = useState(today);
  const [typed, setTyped] = useState("");
  const [isJudged, setJudged] = useState(false);
  const text = cleanLine(typed);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The field of the day keeps an unfinished date to itself, and says so.
    const isFine = text !== "" && day !== "" && event.currentTarget.checkValidity();
    setJudged(!isFine);
    if (!isFine) return;
    onSave({ id: crypto.randomUUID().slice(0, 8), day, text });
    setTyped("");
  };
  return (
    <form className="sheet-form" onSubmit={submit} noValidate>
      <Field label={labels.note} hint={labels.noteHint} error={isJudged && text === "" ? labels.enterNote : null}>
        <TextInput
          maxLength={NOTE_TEXT_MAX}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </Field>
      <DateField type="date" label={labels.day} value={day} error={isJudged && day === "" ? labels.enterDay : null} onChange={setDay} />
      <div className="dialog__foot">
        <Button type="submit" variant="ink">
          {labels.addNote}
        </Button>
      </div>
    </form>
  );
}
