import { PASSWORD_MIN } from "@awning/domain/account/account";
import * as z from "zod/mini";
import { siteUrlOf } from "../answers.ts";
import { authConfigUrl, findAuthConfig } from "../ask-google.ts";
import { checkAuth } from "../check-project.ts";
import type { Deployment, Difference, Step } from "../deployment.ts";
import { siteUrlNow } from "./domain.ts";

const API = "identitytoolkit.googleapis.com";
const providerSchema = z.object({ enabled: z._default(z.boolean(), false) });

/** Sign-in as `deploy:check` wants it: anyone may call Firebase's own API, so these settings are the only protection there. */
export const auth: Step = {
  name: "Authentication",
  differs: async (deployment) => {
    const { api, ways } = deployment;
    const config = await findAuthConfig(api);
    const wrong = config ? (await addressesOf(deployment)).flatMap((url) => checkAuth(config, url, ways)) : [];
    const names = new Set(wrong.filter(({ isGood }) => !isGood).map(({ what }) => what));
    const found: Difference[] = config
      ? [...names].map((what) => ({ what }))
      : [{ what: "Authentication is turned on, and closed as far as it can be" }];
    const google = await api.find(providerSchema, `${API}/admin/v2/projects/${api.project}/defaultSupportedIdpConfigs/google.com`);
    if (ways.has("google") && !google?.enabled)
      found.push({
        what: "Nobody can sign in with Google",
        byHand: "Google makes the client for it in its console alone: Authentication > Sign-in method > Google > Enable.",
      });
    return found;
  },
  make: async (deployment) => {
    const { api, ways } = deployment;
    if (!(await findAuthConfig(api))) await api.write("POST", `${API}/v2/projects/${api.project}/identityPlatform:initializeAuth`, {});
    const hosts = (await addressesOf(deployment)).map((url) => new URL(url).hostname);
    const before = (await findAuthConfig(api))?.authorizedDomains ?? [];
    const config = {
      "emailPrivacyConfig.enableImprovedEmailPrivacy": true,
      "passwordPolicyConfig.passwordPolicyEnforcementState": "ENFORCE",
      "passwordPolicyConfig.passwordPolicyVersions": [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN } }],
      "client.permissions.disabledUserDeletion": true,
      "signIn.email.enabled": ways.has("password") || ways.has("emailLink"),
      "signIn.email.passwordRequired": !ways.has("emailLink"),
      "signIn.phoneNumber.enabled": ways.has("phone"),
      "signIn.anonymous.enabled": ways.has("anonymous"),
      "signIn.allowDuplicateEmails": false,
      autodeleteAnonymousUsers: true,
      authorizedDomains: [...new Set([...before, ...hosts])],
    };
    // A quota in the mask and not in the body ends a raised one.
    const mask = [...Object.keys(config), "quota.signUpQuotaConfig"].join(",");
    await api.write("PATCH", `${authConfigUrl(api)}?updateMask=${mask}`, nested(config));
  },
};

/** Where people sign in now, and where they will. */
async function addressesOf(deployment: Deployment): Promise<string[]> {
  return [await siteUrlNow(deployment), siteUrlOf(deployment.answers)];
}

/** `{ "a.b": 1, "a.c": 2 }` as `{ a: { b: 1, c: 2 } }`. */
function nested(flat: Readonly<Record<string, unknown>>): object {
  const groups = Map.groupBy(Object.entries(flat), ([path]) => path.split(".")[0] ?? path);
  return Object.fromEntries(
    [...groups].map(([head, entries]) => {
      const [first] = entries;
      if (first?.[0] === head) return [head, first[1]];
      return [head, nested(Object.fromEntries(entries.map(([path, value]) => [path.slice(head.length + 1), value])))];
    }),
  );
}
