import * as z from "zod/mini";

const HEADER_MAX_BYTES = 8 * 1024;
const LINE_END = 0x0a;
const headerSchema = z.object({ dsn: z.string().check(z.maxLength(500)) });

/** The DSN in an envelope's first line; `null` if malformed. */
export function dsnOf(bytes: Uint8Array): string | null {
  const end = bytes.subarray(0, HEADER_MAX_BYTES).indexOf(LINE_END);
  if (end <= 0) return null;
  const header = z.safeParse(headerSchema, parseJson(bytes.subarray(0, end)));
  return header.success ? header.data.dsn : null;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
