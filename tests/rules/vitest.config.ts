import { defineProject } from "vitest/config";

// Needs the Firestore and the Storage emulator (see support/hosts.ts).
export default defineProject({
  test: {
    name: "rules",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    exclude: ["coverage.test.ts"],
    globalSetup: ["support/global-setup.ts"],
    setupFiles: ["support/close-clients.ts"],
    // A rule's get() can fail while the emulator serves many clients at once.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
