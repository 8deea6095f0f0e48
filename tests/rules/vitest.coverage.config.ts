import { defineProject } from "vitest/config";

// Runs after every test of the rules: it asks the emulator which outcomes of which expressions they have seen.
export default defineProject({
  test: { name: "rules-coverage", root: import.meta.dirname, include: ["coverage.test.ts"], sequence: { groupOrder: 1 } },
});
