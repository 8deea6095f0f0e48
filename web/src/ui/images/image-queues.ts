import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { showToast } from "../feedback/toast.tsx";
import { type ImageHandlers, ImageQueue } from "./image-queue.ts";

const WRITING = "textarea,input:not([type=file]),[contenteditable]";

/**
 * Pictures from the clipboard are for the picker that has the focus; where there is only one, they are for that, unless somebody
 * writes a text that they may be meant for. One pasted picture never lands in two places.
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

/**
 * Pictures on their way to places that outlive the form which took them: they go on when it is gone, and whoever comes back
 * finds them on their way.
 */
export class ImageQueues<Image> {
  readonly #queues = new Map<string, ImageQueue<Image>>();
  readonly #watchers = new Set<() => void>();

  /** @param place names it among all of these, for example the id of a link */
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
 * Uploads chosen pictures one after another and hands each over when it is stored. What is under way when the screen is
 * left is stopped, unless a `queue` that outlives the screen is given.
 */
export function useImageUploads<Image>(handlers: ImageHandlers<Image>, queue?: ImageQueue<Image> | undefined) {
  // Nobody looks at it: then it is stopped, and nothing is left to be said.
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
