// Apart from `username.ts`, which is part of every schema: only who claims a name looks at its shape.

import { USERNAME_MIN } from "./username.ts";

/**
 * What a name looks like at a glance: names of one shape are taken for each other, such as `kiln`, `ki1n` and `k-iln`. Letters and
 * digits that are drawn alike stand for one of them, and what joins words for nothing.
 */
export function usernameShape(name: string): string {
  return name
    .replace(/[-_]/g, "")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")
    .replace(/[013457i]/g, (sign) => DRAWN_AS[sign] ?? sign);
}

const DRAWN_AS: Readonly<Record<string, string>> = { 0: "o", 1: "l", 3: "e", 4: "a", 5: "s", 7: "t", i: "l" };

const DESK = ["support", "official", "help"].map(usernameShape);
const DESK_ENDING = new RegExp(`(?:${DESK.join("|")})$`);

/** The shapes of the names that a name claims to speak for, such as `kiln` for `kiln-support` and `official_kiln`; none as a rule. */
export function spokenFor(name: string): string[] {
  const shape = usernameShape(name);
  const [first = "", ...others] = name.split(/[-_]/);
  const rests = [shape.replace(DESK_ENDING, ""), DESK.includes(usernameShape(first)) ? usernameShape(others.join("")) : ""];
  return [...new Set(rests)].filter((rest) => rest !== shape && rest.length >= USERNAME_MIN);
}
