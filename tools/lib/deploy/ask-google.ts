import * as z from "zod/mini";
import { PlainError } from "../plain-error.ts";

/** Google's endpoints, which tests replace. */
export type Google = { identityToolkit: string; secretManager: string; appCheck: string; token: () => Promise<string> };

export const GOOGLE = {
  identityToolkit: "https://identitytoolkit.googleapis.com",
  secretManager: "https://secretmanager.googleapis.com",
  appCheck: "https://firebaseappcheck.googleapis.com",
};

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

/** @throws PlainError if the request fails or is not authorized */
export async function readAuthConfig(google: Google, project: string): Promise<AuthConfig> {
  return authConfigSchema.parse(await get(google, project, `${google.identityToolkit}/admin/v2/projects/${project}/config`));
}

const secretSchema = z.object({ payload: z.object({ data: z.string() }) });

/** The latest version of a secret, as functions read it. @throws PlainError if there is none */
export async function readSecret(google: Google, project: string, name: string): Promise<string> {
  const answer = await get(google, project, `${google.secretManager}/v1/projects/${project}/secrets/${name}/versions/latest:access`);
  return Buffer.from(secretSchema.parse(answer).payload.data, "base64").toString("utf8");
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
export async function readEnforcement(google: Google, project: string): Promise<ReadonlySet<Enforcement>> {
  const { services } = servicesSchema.parse(await get(google, project, `${google.appCheck}/v1/projects/${project}/services`));
  const enforced = services.filter(({ enforcementMode }) => enforcementMode === "ENFORCED").map(({ name }) => name.split("/").at(-1));
  return new Set((["firestore", "storage", "auth"] as const).filter((one) => enforced.includes(ENFORCED[one])));
}

async function get(google: Google, project: string, url: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${await google.token()}`, "x-goog-user-project": project };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(20_000) }).catch((error: unknown) => {
    throw new PlainError(`${new URL(url).host} does not answer: ${error instanceof Error ? error.message : error}`);
  });
  if (!response.ok) throw new PlainError(`${new URL(url).pathname} answers ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return response.json();
}
