import type { KnipConfig } from "knip";

/** Entry points for knip that nothing imports; everything else must be reachable from them. */
const config: KnipConfig = {
  include: ["files", "exports", "types", "dependencies"],
  ignoreExportsUsedInFile: true,
  workspaces: {
    ".": {
      entry: [
        "tools/*.{ts,mjs}",
        "tools/emulators/instances.mjs",
        "tests/**/*.test.{ts,tsx}",
        "tests/support/function-process.mjs",
        // These replace packages, so no import names them.
        "tests/screens/support/firebase-*.ts",
      ],
      project: ["{tools,tests}/**/*.{ts,tsx,mjs}"],
    },
    domain: {},
    web: {
      entry: [
        "src/app/prerender/render.tsx",
        // Named by installable.ts.
        "src/app/worker/sw.ts",
        // Named by tools/build-storefront.ts.
        "src/storefront/islands/{basket-drawer,open,order-live,pages}.{ts,tsx}",
        "src/storefront/script/{checkout,private,public}.ts",
        "src/data/chat/visitor-live.ts",
        "src/data/order/order-view.ts",
        "src/**/*.test.{ts,tsx}",
      ],
      project: ["src/**/*.{ts,tsx}", "*.ts"],
      // Fonts that tools/faces.ts subsets into web/faces, and drawings that marks.ts reads.
      ignoreDependencies: ["@fontsource/caveat", "@fontsource-variable/newsreader", "simple-icons"],
    },
    functions: {
      entry: ["src/entry/{index,main,page,og-image,calendar-reader}.ts", "src/fast-path/elements.ts", "src/**/*.test.{ts,tsx}"],
      project: ["src/**/*.{ts,tsx}"],
      ignoreDependencies: [
        // Fonts of share images, which tools/lib/picture-faces.ts copies.
        "@fontsource-variable/noto-sans.*",
        "@fontsource/noto-color-emoji",
        // Loaded by firebase-admin, and by domain, which is bundled, for the last.
        "@google-cloud/(firestore|storage)",
        "lib-address",
      ].map((name) => new RegExp(`^${name}$`)),
    },
  },
};
export default config;
