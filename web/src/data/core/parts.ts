import { Failure } from "@awning/domain/errors/failure";

type Fetch = (part: () => Promise<void>) => Promise<unknown>;

let fetchBy: Fetch = (part) => part();

/** Sets how chunks are loaded; `by` handles failures so that no page is lost while in use. */
export function fetchPartsBy(by: Fetch): void {
  fetchBy = by;
}

/**
 * Loads a chunk that is needed now.
 * @throws Failure `offline` while it cannot be loaded. A browser may remember a failed import until reload: with a connection,
 * `details.reason` is `part`.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let part: { loaded: Part } | undefined;
  try {
    await fetchBy(async () => {
      part = { loaded: await load() };
    });
  } catch (error) {
    throw missingPart(error);
  }
  if (!part) throw missingPart();
  return part.loaded;
}

/** The failure for a chunk that did not load. */
export function missingPart(cause?: unknown): Failure {
  return new Failure("offline", navigator.onLine ? { reason: "part" } : {}, { cause });
}
