import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { showToast } from "../feedback/toast.tsx";
import { type ImageHandlers, ImageQueue } from "./image-queue.ts";

const WRITING = "textarea,input:not([type=file]),[contenteditable]";

/**
 * Pasted pictures go to the focused picker; a single picker gets them anyway, unless the user is typing in a text field. A
 * pasted picture never goes to two pickers.
 */
export function usePastedFiles(take: (files: File[]) => void) {
  const latest = useRef(take);
  latest.current = take;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const { activeElement: held } = document;
      const isFree = document.querySelectorAll(".pics").length === 1 && !held?.matches(WRITING);
      if (files.length === 0 || !(isFree || group.current?.contains(held))) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
  return group;
}

/** Uploads that outlive their form: they continue after it unmounts, and a returning form finds them. */
export class ImageQueues<Image> {
  readonly #queues = new Map<string, ImageQueue<Image>>();
  readonly #watchers = new Set<() => void>();

  /** @param place identifies the queue, for example the id of a link */
  at(place: string): ImageQueue<Image> {
    const found = this.#queues.get(place);
    if (found) return found;
    const made = new ImageQueue<Image>(showToast, (queue) => {
      if (queue.isIdle && this.#queues.get(place) === queue) this.#queues.delete(place);
      for (const watcher of this.#watchers) watcher();
    });
    this.#queues.set(place, made);
    return made;
  }

  readonly isSending = (): boolean => [...this.#queues.values()].some((queue) => queue.isSending);

  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  };

  stop(): void {
    for (const queue of [...this.#queues.values()]) queue.stop();
  }
}

/**
 * Uploads selected pictures one after another and hands each over when stored. Uploads stop when the screen unmounts, unless a
 * `queue` is given.
 */
export function useImageUploads<Image>(handlers: ImageHandlers<Image>, queue?: ImageQueue<Image> | undefined) {
  // Without a form, its uploads are stopped, so there is nothing to report.
  const [own] = useState(() => new ImageQueue<Image>(() => undefined));
  const used = queue ?? own;
  useEffect(() => {
    used.handlers = handlers;
  });
  useEffect(() => () => own.stop(), [own]);
  const pending = useSyncExternalStore(used.watch, used.pending);
  return {
    pending,
    start: (files: readonly File[]) => used.start(files),
    retry: used.retry.bind(used),
    forget: (key: string) => used.forget(key),
  };
}
