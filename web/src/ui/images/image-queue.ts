export type UploadImage<Image> = (file: File, how: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<Image>;

/** A pending upload. `error` is set once it failed; the file is kept for a retry. */
export type PendingImage = { key: string; file: File; preview: string; share: number; error: string | null; stop: () => void };

export type ImageHandlers<Image> = { upload: UploadImage<Image>; onDone: (image: Image) => void; failureText: (error: unknown) => string };

/** Uploads pictures one after another and hands each over when stored, whether or not a form is mounted. */
export class ImageQueue<Image> {
  /** The handlers of the last mounted form, which has the newest state. */
  handlers: ImageHandlers<Image> | null = null;
  readonly #tell: (words: string) => void;
  readonly #onChange: (queue: ImageQueue<Image>) => void;
  readonly #watchers = new Set<() => void>();
  readonly #stops = new Map<string, AbortController>();
  #pending: readonly PendingImage[] = [];
  #turn: Promise<void> = Promise.resolve();

  /** @param tell reports a failure while no form is mounted */
  constructor(tell: (words: string) => void, onChange: (queue: ImageQueue<Image>) => void = () => undefined) {
    this.#tell = tell;
    this.#onChange = onChange;
  }

  readonly pending = (): readonly PendingImage[] => this.#pending;

  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
      // A mounted form shows its failures itself.
      if (this.#watchers.size === 0) for (const one of this.#pending) if (one.error !== null) this.forget(one.key);
      this.#onChange(this);
    };
  };

  get isSending(): boolean {
    return this.#pending.some((one) => one.error === null);
  }

  /** Whether nothing is pending and no form is mounted. */
  get isIdle(): boolean {
    return this.#pending.length === 0 && this.#watchers.size === 0;
  }

  start(files: readonly File[]): void {
    for (const file of files) {
      const key = crypto.randomUUID();
      this.#stops.set(key, new AbortController());
      this.#set([
        ...this.#pending,
        { ...{ key, file, preview: URL.createObjectURL(file) }, ...{ share: 0, error: null, stop: () => this.forget(key) } },
      ]);
      // One at a time, because decoding several large pictures needs more memory than a phone has.
      this.#turn = this.#turn.then(() => this.#send(key, file));
    }
  }

  retry(one: PendingImage): void {
    this.forget(one.key);
    this.start([one.file]);
  }

  /** Cancels an upload. */
  forget(key: string): void {
    this.#stops.get(key)?.abort();
    this.#stops.delete(key);
    for (const one of this.#pending) if (one.key === key) URL.revokeObjectURL(one.preview);
    this.#set(this.#pending.filter((one) => one.key !== key));
  }

  stop(): void {
    for (const { key } of this.#pending) this.forget(key);
  }

  async #send(key: string, file: File): Promise<void> {
    const signal = this.#stops.get(key)?.signal;
    if (!signal || !this.handlers) return;
    try {
      const image = await this.handlers.upload(file, { onProgress: (share) => this.#change(key, { share }), signal });
      if (signal.aborted) return;
      this.handlers.onDone(image);
      this.forget(key);
    } catch (error) {
      if (signal.aborted) return;
      const words = this.handlers.failureText(error);
      if (this.#watchers.size > 0) return this.#change(key, { error: words });
      this.#tell(`${file.name}: ${words}`);
      this.forget(key);
    }
  }

  #change(key: string, part: Partial<PendingImage>): void {
    this.#set(this.#pending.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }

  #set(pending: readonly PendingImage[]): void {
    this.#pending = pending;
    for (const watcher of this.#watchers) watcher();
    this.#onChange(this);
  }
}
