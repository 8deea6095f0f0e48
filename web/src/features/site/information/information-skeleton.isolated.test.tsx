import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { FormSkeleton, SectionsSkeleton } from "./information-skeleton.tsx";

vi.mock("#ui/feedback/late-note.tsx", () => ({ LateNote: () => <p>late</p> }));

test("says on each skeleton when loading takes long, and draws the sections that come", () => {
  expect(renderToStaticMarkup(<FormSkeleton />)).toContain("<p>late</p>");
  const rest = renderToStaticMarkup(<SectionsSkeleton />);
  expect(rest).toContain("<p>late</p>");
  expect([...rest.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual(["Home page sections", "Contact", "Opening hours"]);
  expect(rest).toContain('aria-busy="true"');
});
