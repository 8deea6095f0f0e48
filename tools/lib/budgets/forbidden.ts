import type { Part } from "./parts.ts";
import { packageIn } from "./weight-table.ts";

/** A workspace folder or package (`firebase/firestore`, `zod`) that an entry must not include. */
export type Ban = { what: RegExp; why: string };

const ACCOUNTS: Ban = { what: /^(@?firebase|reactfire)(\/|$)/, why: "a public page knows no Firebase" };
const DASHBOARD: Ban[] = [
  { what: /^(react-router|reactfire|sonner|lucide-react|@dnd-kit|fractional-indexing)(\/|$)/, why: "belongs to the dashboard" },
  { what: /^@sentry\//, why: "a public page reports nothing by itself" },
  { what: /^web\/src\/(app|routes|features|data|monitoring|ui)\//, why: "belongs to the dashboard" },
];
const REACT: Ban = { what: /^(react|react-dom|scheduler)(\/|$)/, why: "React comes with an intent, never before" };
/** Allows `zod/mini` and the core it uses. */
const FULL_ZOD: Ban = {
  what: /^zod\/(v3|v4\/classic|v4\/locales\/(?!index))/,
  why: "the full validator, with every method and every language",
};
const ANY_ZOD: Ban = { what: /^zod(\/|$)/, why: "an eighth of an island; read answers by hand, as the basket does" };

/** A fifth of the editor, and most sessions move blocks rather than edit text. */
const RICH_TEXT: Ban = { what: /^prosemirror-[a-z-]+(\/|$)/, why: "comes when somebody first opens a text" };

const LATER: Ban[] = [
  { what: /^web\/src\/routes\//, why: "a screen is loaded when it is opened" },
  { what: /^(sonner|@dnd-kit|@sentry)(\/|$)/, why: "comes after the first screen" },
  RICH_TEXT,
  FULL_ZOD,
];

/** What each entry must not include, directly or indirectly. */
export const FORBIDDEN = {
  script: [ACCOUNTS, ...DASHBOARD, REACT, ANY_ZOD],
  ownScript: [ACCOUNTS, ...DASHBOARD, REACT, ANY_ZOD],
  open: [ACCOUNTS, ...DASHBOARD, REACT, ANY_ZOD],
  basket: [ACCOUNTS, ...DASHBOARD, ANY_ZOD],
  checkout: [ACCOUNTS, ...DASHBOARD, REACT, ANY_ZOD],
  // Validates the page data of the server, which justifies a schema.
  pages: [ACCOUNTS, ...DASHBOARD, FULL_ZOD],
  // The only island that listens to the database, on a buyer's order page.
  order: [{ what: /^(@firebase|firebase)\/(auth|storage|functions|database|analytics)/, why: "an order page signs nobody in" }, FULL_ZOD],
  pageFunction: [
    {
      what: /^(firebase-admin\/.*firestore|@google-cloud\/|google-gax|@grpc\/|protobufjs)/,
      why: "public pages are read under the rules",
    },
    { what: /^@?firebase\//, why: "public pages are read by REST" },
    { what: /^(stripe|nodemailer|react-email|@react-email|sharp)(\/|$)/, why: "belongs to another function" },
    { what: /^(react|react-dom)(\/|$)/, why: "pages are drawn by functions/src/fast-path" },
    { what: /^functions\/src\/(account|checkout|data|mail|order|site)\//, why: "belongs to another function" },
    FULL_ZOD,
  ],
  shell: [
    { what: /^web\/src\/(features|storefront)\//, why: "a screen is loaded when it is opened" },
    { what: /^(@firebase|firebase|reactfire)\//, why: "our own pages open without an account" },
    ...LATER,
  ],
  signIn: [
    { what: /^(@firebase\/(firestore|storage)|firebase\/firestore|reactfire)(\/|$)/, why: "no database before somebody has signed in" },
    { what: /^web\/src\/(storefront|features\/(?!account\/auth\/|marketing\/))/, why: "a screen is loaded when it is opened" },
    // Whatever a public screen of the app imports is in the file that all of them share.
    { what: /^domain\/src\/(cart|link|order|product|site)\//, why: "nobody has a site before they signed in" },
    ...LATER.filter(({ why }) => why !== "a screen is loaded when it is opened"),
  ],
  builder: [RICH_TEXT, FULL_ZOD],
  frame: [
    { what: /^web\/src\/storefront\//, why: "the preview comes after the first screen" },
    {
      what: /^web\/src\/features\/site\/(?!preview\/(?:own-page-part|live-preview)\.|publishing\/)|^web\/src\/features\/(?!site\/)/,
      why: "a screen is loaded when it is opened",
    },
    { what: /^@firebase\/(storage|functions|database|remote-config|analytics)\//, why: "nothing on the first screen calls it" },
    ...LATER,
  ],
} satisfies Record<string, Ban[]>;

/** Forbidden modules and external imports of parts, one line each. */
export function breaches(parts: readonly Part[], bans: readonly Ban[]): string[] {
  const found = parts.flatMap(({ file, modules, outside }) =>
    [...Object.keys(modules), ...outside].flatMap((module) => {
      const name = nameOf(module);
      return bans.filter(({ what }) => what.test(name)).map(({ why }) => `${file} carries ${name}: ${why}`);
    }),
  );
  return [...new Set(found)];
}

/** The package or workspace of a module. */
function nameOf(module: string): string {
  const inside = packageIn(module);
  return inside === null ? module : module.slice(module.lastIndexOf(`node_modules/${inside}`) + "node_modules/".length);
}
