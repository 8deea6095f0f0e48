// Separate from `username.ts`, which every schema imports, so that only claims load it.

import { USERNAME_MIN } from "./username.ts";

/** The shape of a name at a glance, so that lookalikes such as `kiln`, `ki1n` and `k-iln` have the same one. */
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

/** The shapes of the names that a name claims to speak for, such as `kiln` for `kiln-support` and `official_kiln`; usually none. */
export function spokenFor(name: string): string[] {
  const shape = usernameShape(name);
  const [first = "", ...others] = name.split(/[-_]/);
  const rests = [shape.replace(DESK_ENDING, ""), DESK.includes(usernameShape(first)) ? usernameShape(others.join("")) : ""];
  return [...new Set(rests)].filter((rest) => rest !== shape && rest.length >= USERNAME_MIN);
}
