import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request } from "firebase-functions/v2/https";
import { streamStoredFile } from "#data/stored-files.ts";
import { attachment } from "#platform/attachment.ts";
import { readHeldAddress } from "#platform/held-address.ts";
import { isOurs } from "#platform/own-words.ts";

type Response = Writable & { status(code: number): Response; set(headers: Record<string, string>): Response; end(text?: string): unknown };

/** `GET /api/held-file`, in development builds only: gives out the file that a short-lived address was made for. */
export async function sendHeldFile(request: Pick<Request, "url">, response: Response): Promise<void> {
  const held = readHeldAddress(new URL(request.url, "http://local").searchParams, Date.now());
  response.set({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
  if (held === null || held === "expired") {
    isOurs(response);
    response.status(held === null ? 403 : 410).end(held === null ? "This link isn't valid.\n" : "This link has expired.\n");
    return;
  }
  response.status(200).set({ "Content-Type": "application/octet-stream", "Content-Disposition": attachment(held.name) });
  await pipeline(await streamStoredFile(held.path), response);
}
