import { useEffect, useRef, useState } from "react";

export type UploadImage<Image> = (file: File, how: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<Image>;

/** A picture on its way. `error` is set once it failed; the file is kept, so that it can be tried again. */
export type PendingImage = { key: string; file: File; preview: string; share: number; error: string | null; stop: () => void };

/**
 * Uploads chosen pictures one after another and hands each over when it is stored. What is under way when the screen is
 * left is stopped.
 */
export function useImageUploads<Image>(
  upload: UploadImage<Image>,
  onDone: (image: Image) => void,
  failureText: (error: unknown) => string,
) {
  const [pending, setPending] = useState<PendingImage[]>([]);
  const latest = useRef({ upload, onDone, failureText });
  latest.current = { upload, onDone, failureText };
  const queue = useRef<Promise<void>>(Promise.resolve());
  const open = useRef(new Map<string, { preview: string; stop: AbortController }>());

  useEffect(() => {
    const mine = open.current;
    return () => {
      for (const { preview, stop } of mine.values()) {
        stop.abort();
        URL.revokeObjectURL(preview);
      }
    };
  }, []);

  const change = (key: string, part: Partial<PendingImage>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const forget = (key: string) => {
    const held = open.current.get(key);
    held?.stop.abort();
    if (held) URL.revokeObjectURL(held.preview);
    open.current.delete(key);
    setPending((all) => all.filter((one) => one.key !== key));
  };

  const start = (files: readonly File[]) => {
    for (const file of files) {
      const key = crypto.randomUUID();
      const preview = URL.createObjectURL(file);
      const stop = new AbortController();
      open.current.set(key, { preview, stop });
      setPending((all) => [...all, { key, file, preview, share: 0, error: null, stop: () => forget(key) }]);
      // One at a time: decoding several large pictures at once takes more memory than a phone has.
      queue.current = queue.current.then(async () => {
        if (stop.signal.aborted) return;
        try {
          const onProgress = (share: number) => change(key, { share });
          const image = await latest.current.upload(file, { onProgress, signal: stop.signal });
          if (stop.signal.aborted) return;
          latest.current.onDone(image);
          forget(key);
        } catch (error) {
          if (!stop.signal.aborted) change(key, { error: latest.current.failureText(error) });
        }
      });
    }
  };

  const retry = (one: PendingImage) => {
    forget(one.key);
    start([one.file]);
  };

  return { pending, start, retry, forget };
}
