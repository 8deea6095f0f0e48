import { expect, test } from "vitest";
import { renderMail } from "../render-mail.tsx";
import { sampleOrderContent } from "../samples.ts";

test.each([
  ["file1.1", "A new file from", "A new file is available."],
  ["file1.2", "A new version from", "A new version is available."],
  ["file1.11", "A new version from", "A new version is available."],
])("names what was added to a bought product: %s", async (part, subject, words) => {
  const content = sampleOrderContent("https://awning.example", "https://media.example/o/", {});
  const mail = await renderMail({ kind: "file-updated", ...content, part });
  expect(mail.subject).toContain(subject);
  expect(mail.text).toContain(words);
});
