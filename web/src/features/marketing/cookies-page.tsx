// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop these roles where styles stack the rows

import { LEGAL_DAYS } from "@awning/domain/account/legal-versions";
import { paths } from "@awning/domain/routes/paths";
import { Link } from "react-router";
import { KEPT_AT_FIRST, KEPT_ON_DEVICE, type Kept } from "./device-storage.ts";
import { type Clause, LegalPage } from "./legal-page.tsx";
import * as labels from "./storage-labels.ts";

const clausesOf = (kept: readonly Kept[]): readonly Clause[] => [
  {
    id: "cookies",
    title: "Cookies",
    text: <NoCookies hasAppCheck={__APP_CHECK_KEY__ !== ""} />,
    short: "None.",
  },
  {
    id: "kept",
    title: "What your browser stores instead",
    text: (
      <>
        <p>
          Some things have to be stored on your device for the site to work, such as your basket. One thing is stored for the shop: its page
          remembers which site or link led you there, so that it can be shown with your order. All of it stays in your browser’s own
          storage, isn’t sent with every request, and isn’t used for advertising.
        </p>
        <StorageTable kept={kept} />
      </>
    ),
    short: "Your basket, your login and your theme, once you use them; and, until you close the tab, what led you to a shop.",
  },
  {
    id: "google",
    title: "Logging in with Google",
    text: (
      <p>
        If you continue with Google, a Google window opens. What Google stores in your browser in that window is up to Google and subject to
        its policies. Logging in with your email and password opens no such window.
      </p>
    ),
    short: "Google’s window is Google’s. You don’t need it.",
  },
  {
    id: "clear",
    title: "How to remove it",
    text: (
      <p>
        Logging out removes your session and the copy of your data from that browser. To remove everything else, delete this site’s data in
        your browser’s settings; this empties your basket, and nothing else is lost. For what the service itself stores, see the{" "}
        <Link className="st-a" to={paths.privacy}>
          privacy page
        </Link>
        .
      </p>
    ),
    short: "Log out, or delete this site’s data in your browser.",
  },
];

/** What sets cookies: nothing of ours; with App Check, Google's script may store something of its own. */
export function NoCookies({ hasAppCheck }: { hasAppCheck: boolean }) {
  return (
    <>
      <p>
        This site sets no cookies: not on shop pages, not in the dashboard, not when you log in. Shop pages load no scripts, fonts or
        pictures from other companies{hasAppCheck ? " until you open the chat or an order" : ""}. That’s why there’s no cookie banner.
      </p>
      {hasAppCheck ? (
        <p>
          The dashboard, an open chat and the page of an order load Google reCAPTCHA, which tells people from programs. What it stores in
          your browser is up to Google and subject to its policies.
        </p>
      ) : null}
    </>
  );
}

/** The text of each version. */
const TEXTS = { "2026-11-29": clausesOf(KEPT_ON_DEVICE), "2026-11-01": clausesOf(KEPT_AT_FIRST) };

/** What is stored on a device; a test compares the list with the source. */
export function CookiesPage() {
  return <LegalPage title="Cookies" path={paths.cookies} versions={LEGAL_DAYS[paths.cookies]} texts={TEXTS} />;
}

/** Everything stored on a device, as a table. On a phone CSS stacks its rows, so the roles are explicit. */
function StorageTable({ kept }: { kept: readonly Kept[] }) {
  return (
    <table className="st-ctable" role="table">
      <caption>{labels.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[labels.nameColumn, labels.causeColumn, labels.purposeColumn, labels.endColumn].map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {kept.map(({ name, where, when, why, until }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              <code>{name}</code>
              <small>{where}</small>
            </th>
            <td role="cell" data-column={labels.causeColumn}>
              {when}
            </td>
            <td role="cell" data-column={labels.purposeColumn}>
              {why}
            </td>
            <td role="cell" data-column={labels.endColumn}>
              {until}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
