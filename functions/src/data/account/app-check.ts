import { Failure } from "@awning/domain/errors/failure";
import { config } from "#platform/config.ts";
import { adminApp } from "../core/admin.ts";

/** @throws Failure `app_unverified` for a missing, forged, foreign or expired token */
export async function verifyApp(token: string | undefined): Promise<void> {
  if (!config().enforcesAppCheck) return;
  if (!token) throw new Failure("app_unverified");
  // Imported lazily to keep cold starts short.
  const { getAppCheck } = await import("firebase-admin/app-check");
  await getAppCheck(adminApp())
    .verifyToken(token)
    .catch((cause: unknown) => {
      throw new Failure("app_unverified", {}, { cause });
    });
}
