import { isMade, lineOf, type Planned, type Receipt } from "./deployment.ts";

/** The plan in lines: `+` is made by a run, `!` only by the user. */
export function planText(project: string, planned: readonly Planned[]): string {
  if (planned.length === 0) return `${project} is as it should be. Nothing would change.`;
  const lines = planned.flatMap(({ step, differences }) => [
    `\n${step}`,
    ...differences.map((one) => `  ${isMade(one) ? "+" : "!"} ${lineOf(one)}`),
  ]);
  return [`What differs in ${project} (+ is made, ! only you can):`, ...lines, ""].join("\n");
}

/** What a run did and left, as a section of deploy.receipt.md. */
export function receiptText(project: string, { made, byHand }: Receipt, now: Date): string {
  const section = (title: string, planned: readonly Planned[]) => [
    `${title}:`,
    ...planned.flatMap(({ step, differences }) => differences.map((one) => `- ${step}: ${lineOf(one)}`)),
    "",
  ];
  return [
    `## ${project}, ${now.toISOString().slice(0, 16).replace("T", " ")} UTC`,
    "",
    ...(made.length > 0 ? section("Made", made) : ["Nothing was changed.", ""]),
    ...(byHand.length > 0 ? section("Left to you", byHand) : []),
    "",
  ].join("\n");
}
