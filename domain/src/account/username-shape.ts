// Apart from `username.ts`, which is part of every schema: only who claims a name looks at its shape.

/**
 * What a name looks like at a glance: names of one shape are taken for each other, such as `kiln`, `ki1n` and `k-iln`. Letters and
 * digits that are drawn alike stand for one of them, and what joins words for nothing.
 */
export function usernameShape(name: string): string {
  return name.replace(/[-_]/g, "").replace(/rn/g, "m").replace(/vv/g, "w").replace(/[1i]/g, "l").replace(/0/g, "o").replace(/5/g, "s");
}
