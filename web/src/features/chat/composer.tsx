import { ATTACHMENT_TYPES, ATTACHMENTS_MAX, type Attachment, MESSAGE_TEXT_MAX } from "@awning/domain/chat/message";
import { Failure } from "@awning/domain/errors/failure";
import { quotaErrorLabel } from "@awning/domain/upload/upload";
import { cleanText } from "@awning/domain/values/text";
import { Paperclip, RotateCw, SendHorizontal, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { prepareAttachment, uploadAttachment } from "#data/chat/attachments.ts";
import type { ThreadRef } from "#data/chat/thread-writes.ts";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import * as uiLabels from "#ui/labels.ts";
import "./composer.css";
import * as labels from "./labels.ts";
import { LABELS, PROBLEM_LABELS, tooManyFiles } from "./labels.ts";

/** The owner's message field. Enter sends, Shift+Enter starts a new line; on a phone Enter starts a new line. */
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
          {labels.tooLong(over === 1 ? "1 character" : labels.characters(over))}
        </p>
      ) : null}
      {problem ? (
        <p className="chat-composer__over" role="alert">
          {problem}
        </p>
      ) : null}
      <Button type="submit" variant="ink" icon={SendHorizontal} aria-disabled={!isReady || undefined}>
        {LABELS.send}
      </Button>
    </form>
  );
}

type Props = { uploads: readonly Upload[]; onRemove: (id: string) => void; onRetry: (one: Upload) => void };

/** The files of the next message, with their upload progress. */
function UploadList({ uploads, onRemove, onRetry }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul className="chat-files" aria-label={LABELS.files}>
      {uploads.map((one) => {
        const { id, name } = one.attachment;
        return (
          <li key={id} className={`chat-file ${one.state === "failed" ? "chat-file--failed" : ""}`}>
            <span className="clip">{name}</span>
            {one.state === "sending" ? <progress aria-label={labels.sendingLabel(name)} value={one.share} /> : null}
            {one.state === "failed" ? (
              <>
                <span role="alert">{labels.notSent}</span>
                <IconButton icon={RotateCw} label={labels.retryLabel(name)} onClick={() => onRetry(one)} />
              </>
            ) : null}
            <IconButton icon={X} label={uiLabels.removeNamed(name)} onClick={() => onRemove(id)} />
          </li>
        );
      })}
    </ul>
  );
}

/** A file of the next message. `share` is its progress, 0 to 1. */
type Upload = { attachment: Attachment; file: File; state: "sending" | "sent" | "failed"; share: number };

/** Uploads to a conversation, started as soon as files are selected. `problem` says what was refused. */
function useUploads(ref: ThreadRef) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [problem, setProblem] = useState("");
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = stops;
    return () => {
      for (const stop of current.values()) stop.abort();
    };
  }, []);

  const change = (id: string, part: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.attachment.id === id ? { ...one, ...part } : one)));
  const start = (file: File, attachment: Attachment) => {
    const { id } = attachment;
    const stop = new AbortController();
    stops.current.set(id, stop);
    void uploadAttachment(ref, file, attachment, { signal: stop.signal, onProgress: (share) => change(id, { share }) }).then(
      () => change(id, { state: "sent", share: 1 }),
      (error: unknown) => {
        change(id, { state: "failed" });
        const noRoom = error instanceof Failure ? quotaErrorLabel(error.details) : null;
        if (noRoom) setProblem(noRoom);
      },
    );
  };
  const add = (files: readonly File[]) => {
    const room = ATTACHMENTS_MAX - uploads.length;
    const problems = files.length > room ? [tooManyFiles()] : [];
    const taken = files.slice(0, room).flatMap((file) => {
      const attachment = prepareAttachment(file);
      if (typeof attachment !== "string") return [{ file, attachment, state: "sending" as const, share: 0 }];
      problems.push(PROBLEM_LABELS[attachment](file.name));
      return [];
    });
    setProblem(problems.join(" "));
    setUploads((now) => [...now, ...taken]);
    for (const { file, attachment } of taken) start(file, attachment);
  };
  const remove = (id: string) => {
    stops.current.get(id)?.abort();
    setUploads((now) => now.filter(({ attachment }) => attachment.id !== id));
  };
  const retry = ({ file, attachment }: Upload) => {
    change(attachment.id, { state: "sending", share: 0 });
    setProblem("");
    start(file, attachment);
  };
  const clear = () => {
    setUploads([]);
    setProblem("");
  };
  return { uploads, problem, add, remove, retry, clear, isWhole: uploads.every(({ state }) => state === "sent") };
}
