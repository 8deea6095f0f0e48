import { ATTACHMENTS_MAX, type Attachment } from "@awning/domain/chat/message";
import { useEffect, useRef, useState } from "react";
import { prepareAttachment, uploadAttachment } from "#data/chat/attachments.ts";
import type { ThreadRef } from "#data/chat/thread-writes.ts";
import { PROBLEM_LABELS, tooManyFiles } from "./labels.ts";

/** A file that will go with the next message. `share` is how much of it has arrived, 0 to 1. */
export type Upload = { attachment: Attachment; file: File; state: "sending" | "sent" | "failed"; share: number };

/** Files on their way into a conversation, sent as soon as they are chosen. `problem` says what could not be taken. */
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
      () => change(id, { state: "failed" }),
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
    start(file, attachment);
  };
  const clear = () => {
    setUploads([]);
    setProblem("");
  };
  return { uploads, problem, add, remove, retry, clear, isWhole: uploads.every(({ state }) => state === "sent") };
}
