import { ImageQueue } from "./image-queue.ts";
import { showToast } from "./toast.tsx";

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
