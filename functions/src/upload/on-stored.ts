import { onObjectFinalized } from "firebase-functions/v2/storage";
import { REGION } from "#platform/config.ts";
import { withErrorsLogged } from "#platform/log.ts";
import { checkAttachment } from "./check-attachment.ts";
import { checkStored } from "./check-stored.ts";

/** Looks at each file that was stored. Tried again for as long as it fails: nothing else looks at bytes. */
export const onStored = onObjectFinalized({ region: REGION, retry: true, memory: "512MiB", maxInstances: 20 }, async (event) => {
  const { name, contentType = "" } = event.data;
  await withErrorsLogged("files/check-stored", async () => {
    if (!(await checkAttachment(name, contentType))) await checkStored(name, contentType);
  });
});
