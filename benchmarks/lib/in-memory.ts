import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { fromRoot } from "../../tools/lib/root.ts";

const CURRENT = pathToFileURL(fromRoot("tests/support/model/current.ts")).href;
const QUIET = "export const logger = { debug() {}, info() {}, warn() {}, error() {} }; export const { debug, info, warn, error } = logger;";

/** What functions reach outside of their process, and what stands in for it: the same as in `tests/support/model/stand-ins.ts`. */
const STAND_INS: Readonly<Record<string, string>> = {
  "functions/src/data/core/admin.ts": `
    import { current } from "${CURRENT}";
    export const firestore = () => current().database;
    export const users = () => { throw new Error("nobody is looked up here"); };
    export const adminApp = users;`,
  "functions/src/data/mail/mail-tasks.ts": `
    import { current } from "${CURRENT}";
    export const enqueueMail = async (mailId, lane, _delay, told) => {
      current().told.set(mailId, JSON.stringify({ mailId, told }));
      current().tasks.push({ mailId, lane, at: Date.now() });
    };`,
  "functions/src/mail/render-mail.tsx": `export const renderMail = async ({ kind }) => ({ subject: kind, html: kind, text: kind });`,
  "functions/src/gateways/smtp.ts": `export const smtpMailer = () => ({ send: async () => ({ state: "sent" }), close() {} });`,
};

/** From now on imported functions run over the database in memory that is `current`, and log nothing. */
export function standInMemory(): void {
  const accounts = { __PAGE_ACCOUNT__: "", __COUNT_ACCOUNT__: "", __SERVICE_ACCOUNT__: "" };
  Object.assign(globalThis, {
    ...accounts,
    __SCALE__: "hobby",
    __MAILS_PER_SECOND__: "4",
    __FRUGAL__: false,
    __DEVELOPMENT__: true,
    __RELEASE__: "bench",
  });
  registerHooks({
    load(url, context, next) {
      const path = Object.keys(STAND_INS).find((one) => url.endsWith(one));
      const source = /firebase-functions\/lib\/(esm\/)?logger\/index/.test(url) ? QUIET : path && STAND_INS[path];
      return source ? { format: "module", source, shortCircuit: true } : next(url, context);
    },
  });
}
