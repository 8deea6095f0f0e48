import { LEGAL_TITLES } from "@awning/domain/site/legal-titles";
import type { MailShop } from "../mail-content.ts";
import { link, type Words } from "../mail-form.ts";

export function legalLinks({ legal }: MailShop): Words | null {
  return legal.length === 0 ? null : legal.flatMap(({ kind, url }, at) => [at === 0 ? "" : " · ", link(LEGAL_TITLES[kind], url)]);
}
