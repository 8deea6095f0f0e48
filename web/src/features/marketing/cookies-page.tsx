import { paths } from "@awning/domain/routes/paths";
import { Link } from "react-router";
import { KeptTable } from "./kept-table.tsx";
import { type Clause, LegalPage } from "./legal-page.tsx";

const CLAUSES: readonly Clause[] = [
  {
    id: "cookies",
    title: "Cookies",
    text: (
      <p>
        This site sets no cookies: not on the pages of shops, not in the dashboard, not at sign-in. No other company's script, font or
        picture is loaded into the pages of shops. That is why no banner asks you anything.
      </p>
    ),
    short: "None.",
  },
  {
    id: "kept",
    title: "What your browser keeps instead",
    text: (
      <>
        <p>
          Some things must be remembered on your device for the site to do what you ask of it, such as a basket. One thing serves the shop
          instead: its page remembers which site or link led you there, so that an order of yours can tell. All of it is kept in the
          browser's own storage, is not sent along with every request, and serves nobody's advertising.
        </p>
        <KeptTable />
      </>
    ),
    short: "Your basket, your sign-in, your choice of light or dark, each once you use it; and in the tab, what led you to a shop.",
  },
  {
    id: "google",
    title: "Signing in with Google",
    text: (
      <p>
        If you choose to sign in with Google, a window of Google opens. What Google keeps in your browser in that window is Google's doing
        and under Google's rules. Signing in with mail and password opens no such window.
      </p>
    ),
    short: "Google's window is Google's. You don't need it.",
  },
  {
    id: "clear",
    title: "Getting rid of it",
    text: (
      <p>
        Signing out removes your sign-in and the copy of your own data from that browser. Everything else goes when you delete this site's
        data in the settings of your browser; a basket is then empty, nothing else is lost. More about what the service itself stores is on
        the{" "}
        <Link className="st-a" to={paths.privacy}>
          privacy page
        </Link>
        .
      </p>
    ),
    short: "Sign out, or delete the site's data in your browser.",
  },
];

/** What is kept on a device; the list is the one that a test compares with the source. */
export function CookiesPage() {
  return <LegalPage title="Cookies" clauses={CLAUSES} />;
}
