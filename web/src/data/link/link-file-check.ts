import { Failure } from "@awning/domain/errors/failure";
import { LINK_FILE_MAX_BYTES, type LinkFile, linkFileSchema } from "@awning/domain/link/link-file";
import { LINK_FILE_TYPES } from "@awning/domain/link/link-file-type";

/** Why a file was refused; the `details.reason` of a `bad_request`. */
export type LinkFileRefusal = "empty" | "bytes" | "type" | "name";

/** Checks a file before it is uploaded. Throws a `bad_request` with a {@link LinkFileRefusal}. */
export function checkLinkFile({ name, size }: { name: string; size: number }, id: string): LinkFile {
  const refused = (reason: LinkFileRefusal) => new Failure("bad_request", { reason });
  if (size === 0) throw refused("empty");
  if (size > LINK_FILE_MAX_BYTES) throw refused("bytes");
  const ending = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1] ?? "";
  if (!Object.hasOwn(LINK_FILE_TYPES, ending.toLowerCase())) throw refused("type");
  const parsed = linkFileSchema.safeParse({ id, name, size });
  if (!parsed.success) throw refused("name");
  return parsed.data;
}
