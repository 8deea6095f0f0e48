import { Failure } from "@awning/domain/errors/failure";

/** Why a whole file cannot be read; the `details.reason` of a `bad_request`. */
export const IMPORT_REFUSALS = ["bytes", "rows", "empty", "not_text", "spreadsheet", "no_links", "bad_archive", "newer"] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

export function importRefused(reason: ImportRefusal, cause?: unknown): Failure {
  return new Failure("bad_request", { reason }, { cause });
}

export function importRefusalOf({ code, details }: Failure): ImportRefusal | null {
  return code === "bad_request" ? (IMPORT_REFUSALS.find((one) => one === details.reason) ?? null) : null;
}
