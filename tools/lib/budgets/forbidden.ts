import type { Part } from "./parts.ts";
import { packageIn } from "./weight-table.ts";

/** Our own room or a package (`firebase/firestore`, `zod`), and what it may never carry. */
export type Ban = { what: RegExp; why: string };

const ACCOUNTS: Ban = { what: /^(@?firebase|reactfire)(\/|$)/, why: "a public page knows no Firebase" };
const DASHBOARD: Ban[] = [
  { what: /^(react-router|reactfire|sonner|lucide-react|@dnd-kit|fractional-indexing)(\/|$)/, why: "belongs to the dashboard" },
  { what: /^@sentry\//, why: "a public page reports nothing by itself" },
  { what: /^web\/src\/(app|routes|features|data|monitoring|ui)\//, why: "belongs to the dashboard" },
];
const REACT: Ban = { what: /^(react|react-dom|scheduler)(\/|$)/, why: "React comes with an intent, never before" };
/** `zod/mini` and the core that it stands on are the small ones. */
const FULL_ZOD: Ban = {
  what: /^zod\/(v3|v4\/classic|v4\/locales\/(?!index))/,
  why: "the full validator, with every method and every language",
};
const ANY_ZOD: Ban = { what: /^zod(\/|$)/, why: "an eighth of an island; read answers by hand, as the basket does" };

/** A fifth of the editor, and most pages are moved about more often than they are written. */
const RICH_TEXT: Ban = { what: /^prosemirror-[a-z-]+(\/|$)/, why: "comes when somebody first opens a text" };

const LATER: Ban[] = [
  { what: /^web\/src\/routes\//, why: "a screen is loaded when it is opened" },
  { what: /^(sonner|@dnd-kit|@sentry)(\/|$)/, why: "comes after the first screen" },
  RICH_TEXT,
  FULL_ZOD,
];

/** What each entry of the build must not carry, whoever imports it. */
export const FORBIDDEN = {
  script: [ACCOUNTS, ...DASHBOARD, REACT, ANY_ZOD],
  ownScript: [ACCOUNTS, ...DASHBOARD, REACT, ANY_ZOD],
  open: [ACCOUNTS, ...DASHBOARD, REACT, ANY_ZOD],
  basket: [ACCOUNTS, ...DASHBOARD, ANY_ZOD],
  checkout: [ACCOUNTS, ...DASHBOARD, REACT, ANY_ZOD],
  // It reads what the server sends for a whole page, which is worth a schema.
  pages: [ACCOUNTS, ...DASHBOARD, FULL_ZOD],
  // The one island that listens to the database, when a buyer looks at their order.
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

/** What parts carry, or import from outside, that is banned: one line each. */
export function breaches(parts: readonly Part[], bans: readonly Ban[]): string[] {
  const found = parts.flatMap(({ file, modules, outside }) =>
    [...Object.keys(modules), ...outside].flatMap((module) => {
      const name = nameOf(module);
      return bans.filter(({ what }) => what.test(name)).map(({ why }) => `${file} carries ${name}: ${why}`);
    }),
  );
  return [...new Set(found)];
}

/** A module of a package begins with the package, one of ours with its workspace. */
function nameOf(module: string): string {
  const inside = packageIn(module);
  return inside === null ? module : module.slice(module.lastIndexOf(`node_modules/${inside}`) + "node_modules/".length);
}
