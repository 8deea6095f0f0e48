import { useEffect, useState, useSyncExternalStore } from "react";
import { type ImageHandlers, ImageQueue } from "./image-queue.ts";

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
