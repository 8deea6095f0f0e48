import * as z from "zod/mini";
import type { ProjectApi } from "./google.ts";

// Unset fields are missing from the response.
const flag = z._default(z.boolean(), false);
const switchSchema = z._default(z.object({ enabled: flag }), { enabled: false });
const authConfigSchema = z.object({
  emailPrivacyConfig: z._default(z.object({ enableImprovedEmailPrivacy: flag }), { enableImprovedEmailPrivacy: false }),
  passwordPolicyConfig: z._default(
    z.object({
      passwordPolicyEnforcementState: z._default(z.string(), ""),
      passwordPolicyVersions: z._default(
        z.array(
          z.object({
            customStrengthOptions: z._default(z.object({ minPasswordLength: z._default(z.number(), 0) }), { minPasswordLength: 0 }),
          }),
        ),
        [],
      ),
    }),
    { passwordPolicyEnforcementState: "", passwordPolicyVersions: [] },
  ),
  client: z._default(z.object({ permissions: z._default(z.object({ disabledUserDeletion: flag }), { disabledUserDeletion: false }) }), {
    permissions: { disabledUserDeletion: false },
  }),
  signIn: z._default(
    z.object({
      email: z._default(z.object({ enabled: flag, passwordRequired: flag }), { enabled: false, passwordRequired: false }),
      phoneNumber: switchSchema,
      anonymous: switchSchema,
      allowDuplicateEmails: flag,
    }),
    {
      email: { enabled: false, passwordRequired: false },
      phoneNumber: { enabled: false },
      anonymous: { enabled: false },
      allowDuplicateEmails: false,
    },
  ),
  authorizedDomains: z._default(z.array(z.string()), []),
  autodeleteAnonymousUsers: flag,
  // Google serializes 64-bit numbers as strings.
  quota: z._default(z.object({ signUpQuotaConfig: z.optional(z.object({ quota: z._default(z.coerce.number(), 0) })) }), {}),
});
/** A project's sign-in settings from the Identity Toolkit admin API. */
export type AuthConfig = z.infer<typeof authConfigSchema>;

/** @throws PlainError if the request fails or is not allowed */
export async function readAuthConfig(api: ProjectApi): Promise<AuthConfig> {
  return api.get(authConfigSchema, authConfigUrl(api));
}

/** The same; `null` while Authentication is not turned on. */
export async function findAuthConfig(api: ProjectApi): Promise<AuthConfig | null> {
  return api.find(authConfigSchema, authConfigUrl(api));
}

export function authConfigUrl({ project }: ProjectApi): string {
  return `identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;
}

const secretSchema = z.object({ payload: z.object({ data: z.string() }) });

/** The latest version of a secret, as functions read it; `null` for none. */
export async function findSecret(api: ProjectApi, name: string): Promise<string | null> {
  const found = await api.find(
    secretSchema,
    `secretmanager.googleapis.com/v1/projects/${api.project}/secrets/${name}/versions/latest:access`,
  );
  return found && Buffer.from(found.payload.data, "base64").toString("utf8");
}

const ENFORCED = {
  firestore: "firestore.googleapis.com",
  storage: "firebasestorage.googleapis.com",
  auth: "identitytoolkit.googleapis.com",
};
export type Enforcement = keyof typeof ENFORCED;
const servicesSchema = z.object({
  services: z._default(z.array(z.object({ name: z.string(), enforcementMode: z._default(z.string(), "OFF") })), []),
});

/** Services that require an App Check token. */
export async function readEnforcement(api: ProjectApi): Promise<ReadonlySet<Enforcement>> {
  const { services } = await api.get(servicesSchema, `firebaseappcheck.googleapis.com/v1/projects/${api.project}/services`);
  const enforced = services.filter(({ enforcementMode }) => enforcementMode === "ENFORCED").map(({ name }) => name.split("/").at(-1));
  return new Set((["firestore", "storage", "auth"] as const).filter((one) => enforced.includes(ENFORCED[one])));
}
