import * as z from "zod/mini";
import type { ProjectApi } from "../google.ts";

/** Roles that a member has, as `[role, member]`. */
export type Grant = readonly [role: string, member: string];

const bindingSchema = z.looseObject({
  role: z.string(),
  members: z._default(z.array(z.string()), []),
  condition: z.optional(z.looseObject({})),
});
const policySchema = z.looseObject({ bindings: z._default(z.array(bindingSchema), []), etag: z.optional(z.string()) });
export type Policy = z.infer<typeof policySchema>;

/** Who may do what with `resource`, whose address is without `https://`. */
export async function readPolicy(api: ProjectApi, resource: string): Promise<Policy> {
  // Of a service account the version is asked for in the address, and the body is empty.
  const [asked, body] = resource.startsWith("iam.")
    ? ["?options.requestedPolicyVersion=3", {}]
    : ["", { options: { requestedPolicyVersion: 3 } }];
  return policySchema.parse(await api.write("POST", `${resource}:getIamPolicy${asked}`, body));
}

/** Adds grants and keeps all others. Its etag makes Google refuse it if somebody changed the policy meanwhile. */
export async function addGrants(api: ProjectApi, resource: string, grants: readonly Grant[]): Promise<void> {
  const policy = await readPolicy(api, resource);
  if (missingGrants(policy, grants).length === 0) return;
  await api.write("POST", `${resource}:setIamPolicy`, { policy: withGrants(policy, grants) });
}

/** Grants under a condition are none: it may not hold. */
export function missingGrants({ bindings }: Policy, grants: readonly Grant[]): Grant[] {
  return grants.filter(
    ([role, member]) => !bindings.some((binding) => binding.role === role && !binding.condition && binding.members.includes(member)),
  );
}

export function withGrants(policy: Policy, grants: readonly Grant[]): Policy {
  const bindings = policy.bindings.map((binding) => ({ ...binding, members: [...binding.members] }));
  for (const [role, member] of missingGrants(policy, grants)) {
    const binding = bindings.find((one) => one.role === role && !one.condition);
    if (binding) binding.members.push(member);
    else bindings.push({ role, members: [member] });
  }
  return { ...policy, version: 3, bindings };
}

/** All roles that a member has. */
export function rolesOf({ bindings }: Policy, member: string): string[] {
  return bindings.filter(({ members }) => members.includes(member)).map(({ role }) => role);
}
