import { expect, test } from "vitest";
import { judgeAudit } from "./audit.ts";

const report = (vulnerabilities: Record<string, { severity: string }>) =>
  `npm warn something\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities })}`;

test("fails for a serious vulnerability of deployed code, and reports others", () => {
  expect(judgeAudit(report({}))).toMatchObject({ passed: 1, failed: 0, notes: [] });
  expect(judgeAudit(report({ "left-pad": { severity: "moderate" } }))).toMatchObject({ failed: 0, notes: ["left-pad: moderate"] });
  expect(judgeAudit(report({ "left-pad": { severity: "low" }, "right-pad": { severity: "critical" } }))).toMatchObject({
    ...{ passed: 0, failed: 1, output: "right-pad: critical", notes: ["left-pad: low"] },
  });
});

test("reports a registry that does not answer, without failing", () => {
  for (const output of ["", "npm error", '{"message":"405 Method Not Allowed","method":"POST"}'])
    expect(judgeAudit(output)).toMatchObject({ passed: 1, failed: 0, notes: [expect.stringContaining("nothing was checked")] });
});
