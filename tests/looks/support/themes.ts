import { THEMES, type Theme } from "@awning/domain/design/theme";
import { test } from "vitest";

/** What `npm test` looks at: a theme that is light by day, and one that never is. The others belong to the full run. */
const FIRST: readonly Theme[] = ["market", "neon"];

/** One test for each theme. */
export function testThemes(name: string, body: (theme: Theme) => Promise<void>): void {
  test.each(FIRST)(name, body);
  test.each(THEMES.filter((theme) => !FIRST.includes(theme)))(name, { tags: ["full"] }, body);
}
