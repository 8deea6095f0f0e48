import type { Claim } from "./claims.ts";
import type { Figure } from "./figures.ts";

/** A claim that was looked at. */
export type Shown = Figure & { seconds: number; at: string };

/** The page. What was not looked at says so, and so does what does not hold. */
export function proofPage(claims: readonly Claim[], shown: ReadonlyMap<string, Shown>, release: string, machine: string): string {
  const rows = claims.map((claim) => {
    const it = shown.get(claim.name);
    const cells = it ? [it.isGood ? "holds" : "**FAILS**", it.text, `${it.at}, ${it.seconds} s`] : ["**not run**", "", ""];
    return [claim.says, ...cells, commandOf(claim)].map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " "));
  });
  const good = claims.filter(({ name }) => shown.get(name)?.isGood).length;
  const head = ["Claim", "", "Figure", "When", "Command"];
  return [
    "# Proof\n",
    `Written by \`npm run proof\` for ${release} on ${machine}: **${good} of ${claims.length} claims hold**.\n`,
    ...[head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`),
    "",
  ].join("\n");
}

/** How to see it again. */
function commandOf({ name, command }: Claim): string {
  if (!command) return `\`npm run proof -- --only ${name}\``;
  const env = Object.entries(command.env ?? {}).map(([key, value]) => `${key}=${value} `);
  const script = command.script === "tools/test.ts" ? `npm run test:full -- ${command.args.slice(1).join(" ")}` : "npm run restore:drill";
  return `\`${env.join("")}${script}\``;
}
