import { ATTACHMENT_TYPES } from "@awning/domain/chat/attachment";
import { type Attachment, MESSAGE_TEXT_MAX } from "@awning/domain/chat/message";
import { cleanText } from "@awning/domain/values/text";
import { Paperclip, SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import type { ThreadRef } from "#data/chat/thread-writes.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { LABELS } from "./labels.ts";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

/** Where the owner writes. Enter sends, Shift and Enter begins a line; on a phone Enter begins a line. */
export function Composer({
  of,
  onSend,
  onType,
}: {
  of: ThreadRef;
  onSend: (text: string, files: readonly Attachment[]) => void;
  onType: () => void;
}) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLFormElement>(null);
  const text = cleanText(typed);
  const over = text.length - MESSAGE_TEXT_MAX;
  const { uploads, problem, add, remove, retry, clear, isWhole } = useUploads(of);
  const picker = useRef<HTMLInputElement>(null);
  const isReady = (text !== "" || uploads.length > 0) && isWhole && over <= 0;

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onSend(
      text,
      uploads.map(({ attachment }) => attachment),
    );
    clear();
    setTyped("");
    field.current?.querySelector("textarea")?.focus();
  };

  return (
    <form
      className="chat-composer"
      ref={field}
      onSubmit={send}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
    >
      <UploadList uploads={uploads} onRemove={remove} onRetry={retry} />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={ATTACHMENT_TYPES.join(",")}
        aria-label={LABELS.attach}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <IconButton icon={Paperclip} label={LABELS.attach} onClick={() => picker.current?.click()} />
      <TextArea
        rows={1}
        aria-label={LABELS.composer}
        aria-invalid={over > 0 || undefined}
        placeholder={LABELS.placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          if (event.currentTarget.value !== "") onType();
        }}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0) return;
          event.preventDefault();
          add(files);
        }}
        onKeyDown={(event) => {
          const isEnter = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
          if (isEnter && !matchMedia("(pointer: coarse)").matches) send(event);
        }}
      />
      {over > 0 ? (
        <p className="chat-composer__over" role="alert">
          {over === 1 ? "1 character" : `${over} characters`} too long.
        </p>
      ) : null}
      {problem ? (
        <p className="chat-composer__over" role="alert">
          {problem}
        </p>
      ) : null}
      <Button type="submit" variant="primary" icon={SendHorizontal} aria-disabled={!isReady || undefined}>
        {LABELS.send}
      </Button>
    </form>
  );
}
