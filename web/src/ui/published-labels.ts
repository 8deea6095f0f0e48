import type { Failure } from "@awning/domain/errors/failure";
import { failureLabel } from "./feedback/labels.ts";

/** What is said once a page of a site is published. */
export function publishedLabel(title: string, isOpen: boolean): string {
  return isOpen ? `“${title}” is live` : `“${title}” is published. Visitors will see it once your site is published`;
}

/** Why a page was not published, where that is known, and what to do; else the words of the failure. */
export async function unpublishedLabel(failure: Failure): Promise<string> {
  const { problem } = failure.details;
  if (typeof problem !== "string") return failureLabel(failure);
  // Hardly anybody ever reads them: they come when they are needed.
  const words = await import("./feedback/page-problem-labels.ts").then(
    ({ PROBLEM_WORDS }) => (Object.hasOwn(PROBLEM_WORDS, problem) ? PROBLEM_WORDS[problem] : undefined),
    () => undefined,
  );
  return words ?? failureLabel(failure);
}
