import { REPLY_TEXT_MAX, SAVED_REPLIES_MAX, type SavedReply, SHORTCUT_MAX, toShortcut, VARIABLES } from "@awning/domain/chat/desk";
import { cleanText } from "@awning/domain/values/text";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { deleteReply, saveReply, useSavedReplies } from "#data/chat/desk.ts";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";

/** The owner's saved replies: new ones, changes, and what is deleted can come back. */
export function RepliesSheet({ siteId, onClose }: { siteId: string; onClose: () => void }) {
  const replies = useSavedReplies(siteId);
  const [edited, setEdited] = useState<SavedReply | "new" | null>(null);
  const all = replies.state === "ready" ? replies.data : [];
  // Said in the sheet, which covers toasts.
  const [deleted, setDeleted] = useState<SavedReply | null>(null);
  const remove = (reply: SavedReply) => {
    void deleteReply(siteId, reply.id).catch(showFailure);
    setDeleted(reply);
  };
  const undo = (reply: SavedReply) => {
    void saveReply(siteId, reply).catch(showFailure);
    setDeleted(null);
  };
  return (
    <Sheet title={labels.savedReplies} isOpen onClose={onClose}>
      {replies.state === "loading" ? <SkeletonRows count={3} hasThumb={false} label={labels.loadingReplies} /> : null}
      {replies.state === "failed" ? <LoadFailure failure={replies.failure} /> : null}
      {replies.state === "ready" && edited !== null ? (
        <ReplyForm
          key={edited === "new" ? "" : edited.id}
          reply={edited === "new" ? null : edited}
          taken={all.filter((one) => one !== edited).map(({ shortcut }) => shortcut.toLowerCase())}
          onSave={(reply) => {
            setEdited(null);
            void saveReply(siteId, reply).catch(showFailure);
          }}
          onCancel={() => setEdited(null)}
        />
      ) : null}
      {replies.state === "ready" && edited === null ? (
        <div className="pile one gap-4">
          <p className="soft">{all.length === 0 ? labels.repliesHint : labels.slashHint}</p>
          {all.length > 0 ? (
            <Rows>
              {all.map((reply) => (
                <Row key={reply.id} title={`/${reply.shortcut}`} sub={<span className="clip">{reply.text.replace(/\s+/g, " ")}</span>}>
                  <IconButton icon={Pencil} size="md" label={labels.editReply(reply.shortcut)} onClick={() => setEdited(reply)} />
                  <IconButton icon={Trash2} size="md" label={labels.deleteReply(reply.shortcut)} onClick={() => remove(reply)} />
                </Row>
              ))}
            </Rows>
          ) : null}
          {deleted ? (
            <p className="across gap-2" role="status">
              {labels.replyDeleted(deleted.shortcut)}
              <Button size="sm" onClick={() => undo(deleted)}>
                {labels.undo}
              </Button>
            </p>
          ) : null}
          {all.length < SAVED_REPLIES_MAX ? (
            <div>
              <Button icon={Plus} onClick={() => setEdited("new")}>
                {labels.newReply}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </Sheet>
  );
}

type FormProps = {
  reply: SavedReply | null;
  taken: readonly string[];
  onSave: (reply: SavedReply) => void;
  onCancel: () => void;
};

function ReplyForm({ reply, taken, onSave, onCancel }: FormProps) {
  const [typed, setTyped] = useState({ shortcut: reply?.shortcut ?? "", text: reply?.text ?? "" });
  const [isJudged, setJudged] = useState(false);
  const shortcut = toShortcut(typed.shortcut);
  const text = cleanText(typed.text);
  const wrongShortcut = shortcut === "" ? labels.enterShortcut : taken.includes(shortcut.toLowerCase()) ? labels.shortcutTaken : null;
  const wrongText = text === "" ? labels.enterReply : text.length > REPLY_TEXT_MAX ? uiLabels.atMostCharacters(REPLY_TEXT_MAX) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (wrongShortcut || wrongText) return;
    onSave({ id: reply?.id ?? crypto.randomUUID().slice(0, 8), shortcut, text });
  };
  return (
    <form className="sheet-form" onSubmit={submit} noValidate>
      <Field label={labels.shortcut} hint={labels.shortcutHint} error={isJudged ? wrongShortcut : null}>
        <TextInput
          before="/"
          maxLength={SHORTCUT_MAX}
          autoComplete="off"
          autoCapitalize="none"
          value={typed.shortcut}
          onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, shortcut: value }))}
        />
      </Field>
      <Field
        label={labels.replyText}
        hint={labels.variablesHint(VARIABLES.map((name) => `{${name}}`).join(", "))}
        error={isJudged ? wrongText : null}
        count={{ used: text.length, max: REPLY_TEXT_MAX }}
      >
        <TextArea rows={5} value={typed.text} onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, text: value }))} />
      </Field>
      <div className="dialog__foot">
        <Button onClick={onCancel}>{uiLabels.cancel}</Button>
        <Button type="submit" variant="ink">
          {uiLabels.save}
        </Button>
      </div>
    </form>
  );
}
