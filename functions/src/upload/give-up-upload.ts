import type { CommandInput } from "@awning/domain/api/commands";
import { getGuardedUpload } from "#data/uploads.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { removeUpload } from "./remove-upload.ts";

/** Removes an upload of the caller that did not get through. One that the sweep has seen in use stays. */
export async function giveUpUpload({ id }: CommandInput<"give-up-upload">, request: Request): Promise<Record<string, never>> {
  const { uid } = requireCaller(request);
  const found = await getGuardedUpload(uid, id);
  if (found && found.upload.unusedAt !== null) await removeUpload(uid, id);
  return {};
}
