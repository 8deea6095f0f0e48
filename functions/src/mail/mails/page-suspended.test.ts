import { SIGN_IN_LOST } from "@awning/domain/account/suspension";
import { expect, test } from "vitest";
import { renderMail } from "../render-mail.tsx";
import { sampleContent } from "../samples.ts";

test("tells owners who lost their sign-in how to recover it and mentions no broken rule", async () => {
  const content = sampleContent("page-suspended", "https://awning.example", "");
  const reason = "Your login was deleted outside of Awning.";
  const { text } = await renderMail({ ...content, suspension: { ...content.suspension, rule: SIGN_IN_LOST, reason } });
  for (const words of [reason, "reply to this email from this address", content.suspension.answerTo]) expect(text).toContain(words);
  expect(text).not.toMatch(/rule|terms/i);
});
