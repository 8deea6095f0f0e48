import { DELETION_DAYS, RELEASED_DAYS } from "@awning/domain/account/deletion";
import { LEGAL_DAYS } from "@awning/domain/account/legal-versions";
import { USERNAME_REDIRECT_DAYS } from "@awning/domain/account/username";
import { MAILS_KEPT_DAYS } from "@awning/domain/mail/mail";
import { paths } from "@awning/domain/routes/paths";
import { Link } from "react-router";
import { type Clause, LegalPage } from "./legal-page.tsx";

const CLAUSES: readonly Clause[] = [
  {
    id: "who",
    title: "Who is responsible",
    text: (
      <p>
        The host of this site is responsible for your account, the dashboard and these pages. A shop is responsible for what you order, book
        or write there: the host only stores it on the shop’s behalf.
      </p>
    ),
    short: "Your account: the host. Your orders, bookings and messages: the shop, with the host as its processor.",
  },
  {
    id: "owners",
    title: "What is stored about owners",
    text: (
      <>
        <p>
          When you create an account: your email address, the name of your page, a hash of your password, your browser’s language and time
          zone, the day you accepted the terms, and the days on which you changed your name. If you log in with Google, we also store the
          name and picture address that Google sends.
        </p>
        <p>
          Each browser you log in with stores a random number. Your account keeps hashes of the last twenty, with the browser’s name,
          system, time zone and last use, so that we can email you when someone logs in from a new device and show you which devices used
          your account. What happens to your login and account is kept for 180 days, for you to look up.
        </p>
        <p>
          What you put on your page is stored as you enter it. Pictures are resized in your browser before they’re uploaded, which also
          removes the location and device they were taken with. Your payment details are stored separately from your page and are shown only
          to people who ordered.
        </p>
      </>
    ),
    short: "What you enter. Photos lose their location before they leave your device.",
  },
  {
    id: "buyers",
    title: "What is stored about buyers and guests",
    text: (
      <p>
        With an order: the items, your name, email address, phone number and note if you gave them, your postal address if something is
        shipped, and the order’s history. With a booking: the service and time, your name, email address, phone number and note. With a chat
        or message: what you wrote, and your name and email address if you gave them. To show a shop what brings in its orders, its owner
        also sees how you found it, as far as your browser reveals it: the site or app that led to the page, the UTM parameters in the link,
        and the link that was clicked. You don’t need an account. Anyone with the link from your email can see that order or booking;
        without it, nothing personal is shown.
      </p>
    ),
    short: "What you enter when you order, book or write, and which site led you to the shop.",
  },
  {
    id: "visitors",
    title: "What is stored about visitors",
    text: (
      <p>
        Viewing a page sets no cookie. Visits are counted: which page, which link, which type of device and browser, which country, and
        which site led there. To tell the visitors of one day apart, your network address and browser are turned into a code with a random
        secret that is deleted within two days. The address itself isn’t stored, and you aren’t recognized on another day or another page.
        To stop automated abuse, actions such as signing up, requesting an email, checking a name or placing an order are limited per
        network address; for that, only a scrambled form of the address is kept, for about two hours. Google, whose servers run this site,
        keeps technical logs of requests for a short time. Messages you send with the contact form are emailed to the host of this site and
        kept with your address for {MAILS_KEPT_DAYS} days so that the email can be sent again.
      </p>
    ),
    short: "Counted, but not tracked. Addresses are only kept in a form that can’t be read back.",
  },
  {
    id: "others",
    title: "Who else processes it",
    text: <OtherProcessors hasAppCheck={__APP_CHECK_KEY__ !== ""} />,
    short: "Google as the host’s server, and the email service. No advertisers.",
  },
  {
    id: "long",
    title: "How long it is kept",
    text: (
      <p>
        Your page and account are kept until {DELETION_DAYS} days after you ask to delete them. Orders and invoices are kept for another{" "}
        {RELEASED_DAYS} days, so that buyers can still reach what they bought; the shop keeps copies for as long as the law requires. An old
        page name redirects to the new one for {USERNAME_REDIRECT_DAYS} days. What is stored in your browser is listed on the{" "}
        <Link className="st-a" to={paths.cookies}>
          cookies page
        </Link>
        .
      </p>
    ),
    short: "Until you delete it. Orders are kept a little longer.",
  },
  {
    id: "rights",
    title: "Your rights",
    text: (
      <p>
        You can ask to access, correct, export or delete what is stored about you, and you can complain to your country’s data protection
        authority. If you have a page, you can do this in the dashboard. For an order or booking, ask the shop, whose address is in its
        emails. For everything else, ask the host of this site.
      </p>
    ),
    short: "Access it, correct it, export it, have it deleted.",
  },
];

/** Who else processes data; with App Check, Google also looks at the browser. */
export function OtherProcessors({ hasAppCheck }: { hasAppCheck: boolean }) {
  return (
    <>
      <p>
        Google Firebase runs the servers and stores the data encrypted, in Europe by default. The email service that the host has chosen
        processes the address and text of each email. If something in the dashboard breaks, a report goes to the host’s error reporting
        service, if there is one: which screen, which browser, and which network address. Email addresses, order links, and text in quotes
        or fields are removed first. If an owner turns on notifications on a device, its browser’s push service delivers them, encrypted so
        that only the device can read them. No one receives data for advertising, and nothing is sold.
      </p>
      {hasAppCheck ? (
        <p>
          To keep out programs that pose as browsers, the dashboard, the chat and the page of an order that you have open load Google
          reCAPTCHA. Google then receives your network address and details of your browser and device, and how you use the page. Pages that
          you only view don’t load it.
        </p>
      ) : null}
    </>
  );
}

/** What the first version said otherwise. */
const FIRST_WORDS: Readonly<Record<string, Pick<Clause, "text">>> = {
  owners: {
    text: (
      <>
        <p>
          When you create an account: your email address, the name of your page, a hash of your password, your browser’s language and time
          zone, the day you accepted the terms, and the days on which you changed your name. If you log in with Google, we also store the
          name and picture address that Google sends.
        </p>
        <p>
          Each browser you log in with stores a random number. Your account keeps hashes of the last twenty, so that we can email you when
          someone logs in from a new device.
        </p>
        <p>
          What you put on your page is stored as you enter it. Pictures are resized in your browser before they’re uploaded, which also
          removes the location and device they were taken with. Your payment details are stored separately from your page and are shown only
          to people who ordered.
        </p>
      </>
    ),
  },
  others: {
    text: (
      <p>
        Google Firebase runs the servers and stores the data encrypted, in Europe by default. The email service that the host has chosen
        processes the address and text of each email. If something in the dashboard breaks, a report goes to the host’s error reporting
        service, if there is one: which screen, which browser, and which network address. Email addresses, order links, and text in quotes
        or fields are removed first. No one receives data for advertising, and nothing is sold.
      </p>
    ),
  },
};

/** The text of each version. */
const TEXTS = { "2026-11-29": CLAUSES, "2026-11-01": CLAUSES.map((clause) => ({ ...clause, ...FIRST_WORDS[clause.id] })) };

/** Which data is stored about whom. Every sentence describes what the software does. */
export function PrivacyPage() {
  return <LegalPage title="Privacy" path={paths.privacy} versions={LEGAL_DAYS[paths.privacy]} texts={TEXTS} />;
}
