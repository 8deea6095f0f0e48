import { onDocumentCreated } from "firebase-functions/v2/firestore";
import { ceilingOf } from "#platform/ceilings.ts";
import { bindSecrets, localTarget, REGION } from "#platform/config.ts";
import { withErrorsLogged } from "#platform/log.ts";
import { pushNotification } from "./push-notification.ts";

/** Pushes each new notification once; one that could not be pushed is in the app. */
export const onNotification = onDocumentCreated(
  {
    region: REGION,
    ...ceilingOf("pushnotification"),
    secrets: bindSecrets("PUSH_KEY"),
    document: "sites/{siteId}/notifications/{notificationId}",
  },
  async ({ params: { siteId, notificationId } }) => {
    await withErrorsLogged("notifications/push", () =>
      pushNotification(siteId, notificationId, { localOrigin: localTarget(), now: Date.now() }),
    );
  },
);
