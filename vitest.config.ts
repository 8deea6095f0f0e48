import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { defineConfig, type Plugin } from "vitest/config";

/** The public pages import their styles as text, minified as in the functions' bundle. */
const stylesAsText: Plugin = {
  name: "styles-as-text",
  enforce: "pre",
  resolveId(source, importer) {
    if (!/\.css(\?inline)?$/.test(source) || !importer?.includes("/web/src/storefront/")) return null;
    return this.resolve(source, importer, { skipSelf: true }).then((found) =>
      found ? `\0text:${found.id.replace(/\.css(\?inline)?$/, ".style")}` : null,
    );
  },
  load(id) {
    if (!id.startsWith("\0text:")) return null;
    const css = readFileSync(id.slice(6).replace(/\.style$/, ".css"), "utf8");
    return `export default ${JSON.stringify(transformSync(css, { loader: "css", minify: true }).code.trim())}`;
  },
};

const shared = {
  plugins: [stylesAsText],
  define: { __DEVELOPMENT__: "true", __RELEASE__: '"awning@test"', __SENTRY_DSN__: '"http://awning@127.0.0.1:8969/1"' },
};
// One suite, one database: these tests share it, so files run one after the other, and projects in the order of their
// turns. Each needs a turn of its own: Vitest puts projects without parallel files and without a turn last of all.
const turn = (groupOrder: number) => ({
  fileParallelism: false,
  // The emulator starts a process for each request at once: on a busy machine that takes its time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  env: emulatorEnvironment(),
  sequence: { groupOrder },
});

// A browser, five emulators and a page that follows them: a second is not enough on a busy machine.
const poll = { timeout: 15_000, interval: 50 };

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          // A property with a thousand examples on a busy machine.
          testTimeout: 30_000,
          include: ["{domain,web,functions}/src/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "tests/unit/**/*.test.{ts,tsx}"],
        },
      },
      // Random sequences against the use-cases in this process; apart, because they take as long as all other unit tests.
      { ...shared, test: { name: "model", include: ["tests/model/**/*.test.ts"], testTimeout: 60_000 } },
      { ...shared, test: { name: "rules", include: ["tests/rules/**/*.test.ts"], exclude: ["tests/rules/coverage.test.ts"], ...turn(1) } },
      // After every test of the rules: which outcomes of which expressions they have seen.
      { ...shared, test: { name: "rules-coverage", include: ["tests/rules/coverage.test.ts"], ...turn(2) } },
      { ...shared, test: { name: "integration", include: ["tests/integration/**/*.test.{ts,tsx}"], ...turn(3) } },
      {
        ...shared,
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          setupFiles: "tests/journeys/support/failure-pictures.ts",
          ...turn(4),
          // One process for all files: starting one for each, and loading Firebase and the browser's driver into it, took a tenth of
          // the time. None of them stubs anything or keeps a clock of its own.
          isolate: false,
          testTimeout: 120_000,
          expect: { poll },
        },
      },
    ],
  },
});

/** Where the suite listens, for the SDKs that read it from the environment. */
function emulatorEnvironment(): Record<string, string> {
  const { emulators } = JSON.parse(readFileSync(new URL("firebase.json", import.meta.url), "utf8"));
  const host = (name: string) => `127.0.0.1:${emulators[name].port}`;
  return {
    GCLOUD_PROJECT: "demo-awning",
    FIREBASE_CONFIG: JSON.stringify({ projectId: "demo-awning", storageBucket: "demo-awning.appspot.com" }),
    FIRESTORE_EMULATOR_HOST: host("firestore"),
    FIREBASE_AUTH_EMULATOR_HOST: host("auth"),
    FIREBASE_STORAGE_EMULATOR_HOST: host("storage"),
    CLOUD_TASKS_EMULATOR_HOST: host("tasks"),
  };
}
