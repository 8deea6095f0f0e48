import { refuseUsername } from "@awning/domain/account/reserved-usernames";
import { normalizeUsername, USERNAME_MAX } from "@awning/domain/account/username";

/** The nearest well-formed text; it may still be reserved, too short or empty. */
function mend(typed: string): string {
  const plain = normalizeUsername(typed)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9_-]+/g, "-")
    .replace(/[-_]{2,}/g, "-");
  return plain.slice(0, USERNAME_MAX).replace(/^[-_]+|[-_]+$/g, "");
}

/**
 * Names similar to the wanted one, best first, all well-formed and not reserved. Only the server knows whether they are free.
 */
export function nameIdeas(wanted: string): string[] {
  const base = mend(wanted);
  if (base === "") return [];
  const short = base.slice(0, 20).replace(/[-_]+$/, "");
  const ideas = [
    base,
    ...[base, short].flatMap((stem) => [`the-${stem}`, `${stem}-stall`, `${stem}-and-co`, `my-${stem}`, `${stem}-corner`]),
  ];
  return [...new Set(ideas)].filter((idea) => idea !== wanted && refuseUsername(idea) === null);
}
