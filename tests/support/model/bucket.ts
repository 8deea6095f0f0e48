import { STORED_FILE_TYPE } from "@awning/domain/product/file";
import type { Step } from "./turns.ts";

type StoredObject = { size: number; hash: string; type: string };

/** As much of Storage as the data room of the functions asks for, in memory. Each call is a step, as one of the bank is. */
export class Bucket {
  readonly objects = new Map<string, StoredObject>();
  readonly #gate: (step: Step) => Promise<void>;

  constructor(gate: (step: Step) => Promise<void>) {
    this.#gate = gate;
  }

  /** What an owner's browser uploads: its name tells its contents apart. */
  upload(path: string): void {
    this.objects.set(path, { size: 1000, hash: path, type: STORED_FILE_TYPE });
  }

  read(path: string): Promise<StoredObject | null> {
    return this.#step(() => this.objects.get(path) ?? null);
  }

  /** Changes what Storage says of an object. @returns `false` when it is not there */
  describe(path: string): Promise<boolean> {
    return this.#step(() => this.objects.has(path));
  }

  delete(path: string): Promise<void> {
    return this.#step(() => {
      this.objects.delete(path);
    });
  }

  /** What is stored below a folder. */
  list(folder: string): Promise<{ path: string; size: number }[]> {
    return this.#step(() => [...this.objects].filter(([path]) => path.startsWith(folder)).map(([path, { size }]) => ({ path, size })));
  }

  /** Signing looks at nothing: an address of what is not there is an address all the same. */
  sign(path: string, expires: number, disposition: string): Promise<string> {
    return this.#step(() => `${ORIGIN}/${path}?${new URLSearchParams({ expires: String(expires), disposition })}`);
  }

  async #step<Result>(act: () => Result): Promise<Result> {
    await this.#gate("ask");
    const result = act();
    await this.#gate("asked");
    return result;
  }
}

const ORIGIN = "https://storage.example.test";

/** What an address gives out, and until when. */
export function readAddress(address: string): { path: string; expires: number; disposition: string } {
  const { origin, pathname, searchParams } = new URL(address);
  if (origin !== ORIGIN) throw new Error(`an address of somewhere else: ${address}`);
  return { path: pathname.slice(1), expires: Number(searchParams.get("expires")), disposition: searchParams.get("disposition") ?? "" };
}
