import { ATTACHMENTS_MAX, type Attachment } from "@awning/domain/chat/message";
import { Failure } from "@awning/domain/errors/failure";
import { quotaErrorLabel } from "@awning/domain/upload/upload";
import { RotateCw, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { prepareAttachment, uploadAttachment } from "#data/chat/attachments.ts";
import type { ThreadRef } from "#data/chat/thread-writes.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import { LABELS, PROBLEM_LABELS, tooManyFiles } from "./labels.ts";

type Props = { uploads: readonly Upload[]; onRemove: (id: string) => void; onRetry: (one: Upload) => void };

/** The files of the next message, with their upload progress. */
export function UploadList({ uploads, onRemove, onRetry }: Props) {
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
export function useUploads(ref: ThreadRef) {
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
