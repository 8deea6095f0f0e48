import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedText } from "./prose.tsx";

const drawn = (text: string) => renderToStaticMarkup(<LinkedText text={text} />);
const link = (href: string, words: string) => `<a href="${href}" rel="ugc nofollow noopener">${words}</a>`;

test("turns addresses into links and keeps the text around them", () => {
  expect(drawn("We fire on Thursdays.\nSee https://www.kiln.example/firing, or come by.")).toBe(
    `We fire on Thursdays.\nSee ${link("https://www.kiln.example/firing", "kiln.example/firing")}, or come by.`,
  );
  expect(drawn("(http://kiln.example)")).toBe(`(${link("http://kiln.example/", "kiln.example")})`);
  expect(drawn("no address here")).toBe("no address here");
});

test("links addresses without a scheme", () => {
  expect(drawn("See www.example.org, or WWW.Example.org/a.")).toBe(
    `See ${link("https://www.example.org/", "example.org")}, or ${link("https://www.example.org/a", "Example.org/a")}.`,
  );
  expect(drawn("Write to info@example.com.")).toBe(`Write to ${link("mailto:info@example.com", "info@example.com")}.`);
  expect(drawn("(Anna.B+shop@sub.example.com)")).toBe(`(${link("mailto:Anna.B+shop@sub.example.com", "Anna.B+shop@sub.example.com")})`);
  expect(drawn("https://kiln.example/@anna")).toBe(link("https://kiln.example/@anna", "kiln.example/@anna"));
});

test.each(["awww.cute", "www.", "a@b", "@anna", "two @ three.example", "e.g. this", "a@b.1", "www", "😀@example"])(
  "keeps %s as text",
  (text) => {
    expect(drawn(text)).toBe(text);
  },
);

test("scans a long text without addresses quickly", { timeout: 2000 }, () => {
  for (const unit of ["a", "a.", "a@", "www.", "-", "a@a."]) drawn(unit.repeat(50_000));
});

test.each([
  "javascript:alert(1)",
  "https://name:secret@kiln.example/",
  "data:text/html,x",
  "https://nohost",
  '<a href="https://x">',
  "https://",
])("does not make %s an executable link", (text) => {
  const html = drawn(text);
  expect(html).not.toMatch(/href="(?!https?:)/);
  expect(html).not.toContain('secret@kiln.example/"');
  expect(html).not.toContain("<a href=&quot;");
});

test("keeps credentials and hosts without a dot as text", () => {
  expect(drawn("https://name:secret@kiln.example/")).toBe("https://name:secret@kiln.example/");
  expect(drawn("https://nohost")).toBe("https://nohost");
});
