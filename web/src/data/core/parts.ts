import { Failure } from "@awning/domain/errors/failure";

type Fetch = (part: () => Promise<void>) => Promise<unknown>;

let fetchBy: Fetch = (part) => part();

/** Has parts of the app fetched by `by`, which sees to it that one that does not arrive takes no page away from under somebody's hands. */
export function fetchPartsBy(by: Fetch): void {
  fetchBy = by;
}

/**
 * Fetches a part of the app that is needed now and was not before.
 * @throws Failure `offline` as long as it cannot be had. A browser may keep in mind that a part did not arrive until the page is loaded
 * again: with a connection, `details.reason` is `part`.
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

/** What is thrown where a part did not arrive. */
export function missingPart(cause?: unknown): Failure {
  return new Failure("offline", navigator.onLine ? { reason: "part" } : {}, { cause });
}
