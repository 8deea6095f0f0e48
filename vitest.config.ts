import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { playwright } from "@vitest/browser-playwright";
import { transformSync } from "esbuild";
import { defineConfig, type Plugin } from "vitest/config";
import { BROWSER_ARGUMENTS, lookForBrowser } from "./tools/lib/browser.ts";
import { brandMarks } from "./web/marks.ts";

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

/**
 * React as it is shipped: with the stack of each element and everything drawn twice, a screen takes three times the processor. The full
 * run draws the screens as in development.
 */
const REACT = process.env.AWNING_FULL === "1" ? "development" : "production";

const shared = {
  plugins: [stylesAsText],
  oxc: { jsx: { development: false } },
  define: {
    __DEVELOPMENT__: "true",
    __SITE_URL__: '"http://127.0.0.1:5050"',
    __RELEASE__: '"awning@test"',
    __PAGE_ACCOUNT__: '"pages@"',
    __COUNT_ACCOUNT__: '"counts@"',
    __SERVICE_ACCOUNT__: '"service@"',
    __SCALE__: '"hobby"',
    __MAILS_PER_SECOND__: "4",
    __FRUGAL__: "false",
    __HAS_PUSH__: "true",
    __APP_CHECK_KEY__: '""',
    __PUSH_KEY__: '"a-key-of-tests"',
    __SENTRY_DSN__: '"http://awning@127.0.0.1:8969/1"',
  },
};
// One suite, one database: these tests share it, so files run one after the other, and projects in the order of their
// turns. Each needs a turn of its own: Vitest puts projects without parallel files and without a turn last of all.
const turn = (groupOrder: number) => ({
  fileParallelism: false,
  // The emulator starts a process for each request at once: on a busy machine that takes its time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // The rules and queries of the app are tried as the app imports them, which reads its settings.
  env: { ...webEnvironment(), ...emulatorEnvironment() },
  sequence: { groupOrder },
});

// A browser, five emulators and a page that follows them: a second is not enough on a busy machine.
const poll = { timeout: 15_000, interval: 50 };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const DOUBLES = "./tests/screens/support";

const UNIT = ["{domain,web,functions}/src/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "tests/unit/**/*.test.{ts,tsx}"];
const ISOLATED = ["{domain,web,functions,tools,tests}/**/*.isolated.test.{ts,tsx}"];
const BEGIN_RULES = "tests/rules/support/begin.ts";
/** What Vite prepares before the first screen; a package that it found later would load the page anew in the middle of a test. */
const PREPARED = [
  "@dnd-kit/core",
  "@dnd-kit/sortable",
  "@sentry/react",
  "axe-core",
  "client-zip",
  "fractional-indexing",
  "htmlparser2",
  "lucide-react",
  "papaparse",
  "prosemirror-commands",
  "prosemirror-keymap",
  "prosemirror-model",
  "prosemirror-schema-list",
  "prosemirror-state",
  "prosemirror-transform",
  "prosemirror-view",
  "qr",
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "react-router",
  "react-router/dom",
  "sonner",
  "zod",
  "zod/mini",
];

const browser = await lookForBrowser();

export default defineConfig({
  test: {
    tags: [
      { name: "full", description: "Only in `npm run test:full`: matrices, races, growth and whatever another test proves in small." },
    ],
    projects: [
      // In few processes: starting one for each file took two thirds of the time. What a test stubs is put back after it.
      {
        ...shared,
        test: {
          name: "unit",
          include: UNIT,
          exclude: ISOLATED,
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          testTimeout: 30_000,
        },
      },
      // Files that replace modules need modules of their own.
      { ...shared, test: { name: "unit-isolated", include: ISOLATED, exclude: ["tests/integration/**"], testTimeout: 30_000 } },
      // Screens of the app in Chromium, over a database in memory. One page for all files: loading the app anew for each took a third of
      // the time. What a test leaves behind is cleared after it, as between two tests of a file.
      {
        plugins: [brandMarks()],
        define: { ...shared.define, "process.env.NODE_ENV": JSON.stringify(REACT) },
        oxc: { jsx: { development: REACT === "development" } },
        resolve: {
          alias: {
            "firebase/app": here(`${DOUBLES}/firebase-rest.ts`),
            "firebase/storage": here(`${DOUBLES}/firebase-rest.ts`),
            reactfire: here(`${DOUBLES}/firebase-rest.ts`),
            "firebase/auth": here(`${DOUBLES}/firebase-auth.ts`),
            "firebase/firestore": here(`${DOUBLES}/firebase-firestore.ts`),
          },
        },
        optimizeDeps: { include: PREPARED, exclude: ["@jsquash/webp"] },
        publicDir: here("web/public"),
        test: {
          name: "screens",
          include: ["tests/screens/**/*.test.{ts,tsx}"],
          setupFiles: "tests/screens/support/setup.ts",
          isolate: false,
          restoreMocks: true,
          fileParallelism: false,
          testTimeout: 60_000,
          env: webEnvironment(),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As Playwright does it in the journeys.
            locators: { exact: false },
            provider: playwright({
              launchOptions: {
                ...(browser && { executablePath: browser }),
                args: [...BROWSER_ARGUMENTS],
              },
              actionTimeout: 20_000,
            }),
            instances: [{ browser: "chromium" }],
          },
          expect: { poll: { timeout: 15_000, interval: 40 } },
        },
      },
      // Random sequences against the use-cases in this process; apart, because they take as long as all other unit tests.
      { ...shared, test: { name: "model", include: ["tests/model/**/*.test.ts"], testTimeout: 60_000 } },
      {
        ...shared,
        test: {
          name: "rules",
          include: ["tests/rules/**/*.test.ts"],
          exclude: ["tests/rules/coverage.test.ts", "tests/rules/storage/**"],
          setupFiles: BEGIN_RULES,
          ...turn(1),
          // One process for all files, as for the journeys.
          isolate: false,
        },
      },
      { ...shared, test: { name: "storage-rules", include: ["tests/rules/storage/**/*.test.ts"], setupFiles: BEGIN_RULES, ...turn(6) } },
      // After every test of the rules: which outcomes of which expressions they have seen.
      { ...shared, test: { name: "rules-coverage", include: ["tests/rules/coverage.test.ts"], ...turn(2) } },
      {
        ...shared,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.{ts,tsx}"],
          exclude: ISOLATED,
          setupFiles: "tests/integration/support/begin.ts",
          ...turn(3),
          // One process for all files, as for the journeys.
          isolate: false,
        },
      },
      // Files that set the environment of the use-cases, or change what they import.
      { ...shared, test: { name: "integration-isolated", include: ["tests/integration/**/*.isolated.test.ts"], ...turn(7) } },
      {
        ...shared,
        test: {
          name: "looks",
          include: ["tests/looks/**/*.test.{ts,tsx}"],
          globalSetup: "tests/looks/support/build.ts",
          setupFiles: "tests/looks/support/stand-ins.ts",
          // One process with one browser and the whole site in it. No emulator: it may run beside anything.
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          env: { FUNCTIONS_EMULATOR: "true", GCLOUD_PROJECT: "demo-awning", NODE_ENV: "production" },
          sequence: { groupOrder: 5 },
          expect: { poll },
        },
      },
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

/** The app's settings for the emulators. */
function webEnvironment(): Record<string, string> {
  return parseEnv(readFileSync(new URL("web/.env.emulator", import.meta.url), "utf8")) as Record<string, string>;
}

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
