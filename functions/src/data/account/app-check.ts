import { Failure } from "@awning/domain/errors/failure";
import { config } from "#platform/config.ts";
import { adminApp } from "../core/admin.ts";

/**
 * Whether a page of ours sent a request, as the App Check token says that it carries. Where the project does not ask for one, nothing is looked at.
 * @throws Failure `app_unverified` without a token, or with one that is forged, of another project or out of date
 */
export async function verifyApp(token: string | undefined): Promise<void> {
  if (!config().enforcesAppCheck) return;
  if (!token) throw new Failure("app_unverified");
  // What checks tokens is loaded where it is needed: a function starts with everything that is imported above.
  const { getAppCheck } = await import("firebase-admin/app-check");
  await getAppCheck(adminApp())
    .verifyToken(token)
    .catch((cause: unknown) => {
      throw new Failure("app_unverified", {}, { cause });
    });
}
