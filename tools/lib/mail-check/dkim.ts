import { createPublicKey } from "node:crypto";
import type { Finding } from "../deploy/check-project.ts";
import { type Dns, tagsOf } from "./dns.ts";

const BITS_MIN = 1024;
/** What providers call their keys, where the user names none: DNS cannot be asked which there are. */
const USUAL = [
  ..."default dkim mail smtp mx key1 key2 google selector1 selector2 s1 s2 s1024 s2048 k1 k2 k3 pm resend fm1 fm2 fm3 mandrill mxvault".split(
    " ",
  ),
  ..."protonmail protonmail2 protonmail3 sig1 zoho zmail mailjet brevo1 brevo2 scph0 everlytickey1 mlsend postal".split(" "),
];

/** Whether a key is there that receivers check signatures with. `selectors` names its keys; the usual ones for none. */
export async function checkDkim(dns: Dns, domain: string, selectors: readonly string[]): Promise<Finding[]> {
  const tried = selectors.length > 0 ? selectors : USUAL;
  const records = await Promise.all(
    tried.map(async (selector) => ({ selector, texts: await dns.txt(`${selector}._domainkey.${domain}`) })),
  );
  const keys = records.flatMap(({ selector, texts }) => texts.filter((text) => tagsOf(text).has("p")).map((text) => ({ selector, text })));
  const what = `Mails of ${domain} can be signed (DKIM)`;
  if (keys.length === 0) {
    const todo =
      selectors.length > 0
        ? `There is no key at ${tried.map((one) => `${one}._domainkey.${domain}`).join(", ")}: publish the record that your provider gives you.`
        : "No key has a usual name. Publish the record that your provider gives you, or name it: npm run mail:check -- --selector <name>";
    return [{ what, isGood: false, todo }];
  }
  return keys.map(({ selector, text }) => {
    const fault = faultOf(text);
    return { what: `${what}: ${selector}`, isGood: fault === "", todo: `${selector}._domainkey.${domain}: ${fault}` };
  });
}

function faultOf(record: string): string {
  const tags = tagsOf(record);
  const key = tags.get("p") ?? "";
  if (key === "") return "this key is revoked. Publish the one that your provider signs with now.";
  if (tags.get("k") === "ed25519") return "";
  try {
    const { modulusLength = 0 } =
      createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" }).asymmetricKeyDetails ?? {};
    return modulusLength >= BITS_MIN ? "" : `a key of ${modulusLength} bits counts as none. Ask your provider for 2048.`;
  } catch {
    return "this is no key: was it cut off when it was pasted?";
  }
}
