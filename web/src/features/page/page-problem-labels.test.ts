import { Failure } from "@awning/domain/errors/failure";
import { PAGE_PROBLEMS } from "@awning/domain/page/page";
import { expect, test } from "vitest";
import { failureLabel } from "#ui/feedback/labels.ts";
import { PROBLEM_WORDS } from "#ui/feedback/page-problem-labels.ts";
import { unpublishedLabel } from "#ui/published-labels.ts";

test("every reason why a page is not published has words of its own", async () => {
  expect(Object.keys(PROBLEM_WORDS).toSorted()).toEqual([...PAGE_PROBLEMS].toSorted());
  for (const problem of PAGE_PROBLEMS)
    expect(await unpublishedLabel(new Failure("page_refused", { problem }))).toBe(PROBLEM_WORDS[problem]);
});

test.each([[{}], [{ problem: "constructor" }], [{ problem: 7 }]])("any other failure keeps its own words: %j", async (details) => {
  const failure = new Failure("page_refused", details);
  expect(await unpublishedLabel(failure)).toBe(failureLabel(failure));
});
