import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { FormSkeleton, SectionsSkeleton } from "./information-skeleton.tsx";

vi.mock("#ui/feedback/late-note.tsx", () => ({ LateNote: () => <p>late</p> }));

test("says on each skeleton when loading takes long, and draws the section that comes", () => {
  expect(renderToStaticMarkup(<FormSkeleton />)).toContain("<p>late</p>");
  const rest = renderToStaticMarkup(<SectionsSkeleton section="contact" />);
  expect(rest).toContain("<p>late</p>");
  expect([...rest.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual(["Contact"]);
  expect(rest).toContain('aria-busy="true"');
});
