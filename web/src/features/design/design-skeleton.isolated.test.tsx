import { THEMES } from "@awning/domain/design/theme";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { DesignSkeleton } from "./design-skeleton.tsx";

vi.mock("#ui/feedback/late-note.tsx", () => ({ LateNote: () => <p>late</p> }));

test("says when a design takes long to load, and reserves the place of every theme", () => {
  const drawn = renderToStaticMarkup(<DesignSkeleton />);
  expect(drawn).toContain("<p>late</p>");
  expect(drawn.match(/class="bone"/g)).toHaveLength(THEMES.length);
});
