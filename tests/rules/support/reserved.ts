import { FILE_MAX_BYTES } from "@awning/domain/product/file";
import { documents } from "@awning/domain/routes/firestore-paths";
import { uploadAt } from "@awning/domain/upload/upload";
import { doc, setDoc } from "firebase/firestore";
import { PROJECT_ID } from "../../../tools/lib/root.ts";
import { clientOf } from "./actors.ts";
import type { Fields } from "./documents.ts";

/** The site of an owner as the rules of Storage look at it: it stands and is open, unless a test says otherwise. */
export async function openSite(siteId: string, over: Fields = {}): Promise<void> {
  await setDoc(doc(clientOf("admin", PROJECT_ID).firestore, documents.site(siteId)), { suspendedAt: null, leavesAt: null, ...over });
}

/** Takes room for whatever is sent to this path, as the function does, so that only what is tested can be the reason of a refusal. */
export async function reserve(path: string, over: Fields = {}): Promise<void> {
  const [, siteId = ""] = path.split("/");
  const place = uploadAt(path);
  if (!place || siteId === "") return;
  const { kind, file, id } = place;
  // Sizes are up to the rules of Storage themselves, and tested apart.
  const files = { [file]: FILE_MAX_BYTES };
  // The rules of Storage read the Firestore of the project that the emulators were started for, whatever project a client names.
  const { firestore } = clientOf("admin", PROJECT_ID);
  await openSite(siteId);
  const upload = doc(firestore, documents.upload(siteId, id));
  await setDoc(upload, { kind, files, bytes: FILE_MAX_BYTES, isOpen: true, isOrdered: false, unusedAt: null, ...over });
}
