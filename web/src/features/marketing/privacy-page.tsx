import { DELETION_DAYS, RELEASED_DAYS } from "@awning/domain/account/deletion";
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
        For your account, the dashboard and these pages it is the host of this site. For what you order from a shop it is the shop: the host
        only stores the order on the shop's behalf.
      </p>
    ),
    short: "Your account: the host. Your order at a shop: the shop, with the host as its helper.",
  },
  {
    id: "owners",
    title: "What is stored about owners",
    text: (
      <>
        <p>
          When you open an account: your email address, the name of your page, a one-way form of your password, the language and time zone
          of your browser, the day you accepted the terms, and the days on which you changed your name. Signing in with Google adds the name
          and picture address that Google passes on.
        </p>
        <p>
          Each browser that you log in with keeps a random number. Your account keeps a one-way form of the last twenty of these numbers, so
          that we can write to you when somebody logs in on a device that you have not used.
        </p>
        <p>
          What you put on your page is stored as you enter it. Pictures are made smaller in your browser before they are sent, which takes
          away the place and the device they were taken with. The way you want to be paid is stored apart from your page and shown only to
          people who ordered.
        </p>
      </>
    ),
    short: "What you type. Photos lose their location before they leave your device.",
  },
  {
    id: "buyers",
    title: "What is stored about buyers",
    text: (
      <p>
        With an order: what was ordered, the name, the e-mail address, the telephone number and the note as far as they were given, the
        postal address where something is shipped, and what happened to the order since. So that a shop knows what brings it orders, its
        owner alone also sees how the buyer came, as far as the browser told: the name of the site or app that led to the page, the tags
        (UTM) of the address, and the link that was followed there. Buyers need no account. Whoever has the link from the mail can see the
        order; without its key nothing personal is shown.
      </p>
    ),
    short: "What you write into the order form, and which site led you there, for the shop that sells to you.",
  },
  {
    id: "visitors",
    title: "Visitors of a page",
    text: (
      <p>
        Looking at a page stores nothing about you with us and sets no cookie; how you came to it stays in your tab unless you order. To
        keep robots from trying thousands of times, some acts are counted by network address: signing up, asking for a mail, looking up a
        name, placing an order. Only a scrambled form of the address is kept for that, and only for about two hours. Google, on whose
        servers the site runs, keeps short technical logs of requests. What you write to us by the contact form is mailed to the host of
        this site, and kept with your address for {MAILS_KEPT_DAYS} days so that the mail can be sent again.
      </p>
    ),
    short: "Not followed. Repeated tries are counted for a while, in a form that cannot be read back.",
  },
  {
    id: "others",
    title: "Who else sees it",
    text: (
      <p>
        Google Firebase runs the servers and stores the data in encrypted form, in Europe as the software is delivered. The mail service
        that the host has chosen sees the address and the text of each mail. When something in the dashboard breaks, a report goes to the
        error service that the host has chosen, if there is one: which screen, which browser, from which network address. Mail addresses,
        order links and the text in quotes or fields is taken out of it first. Nobody receives data for advertising, and nothing is sold.
      </p>
    ),
    short: "Google as the host's server, and the mail service. No advertisers.",
  },
  {
    id: "long",
    title: "How long",
    text: (
      <p>
        Page and account stay until they are deleted, {DELETION_DAYS} days after their owner asked for it; orders and invoices stay for{" "}
        {RELEASED_DAYS} days more, so that buyers reach what they bought, and the shop keeps copies for as long as its law asks for. An old
        name of a page leads to the new one for {USERNAME_REDIRECT_DAYS} days. What is kept in your browser is listed on the{" "}
        <Link className="st-a" to={paths.cookies}>
          page about cookies
        </Link>
        .
      </p>
    ),
    short: "Until it is deleted; orders a while longer.",
  },
  {
    id: "rights",
    title: "Your rights",
    text: (
      <p>
        You can ask to see, correct, take away and erase what is stored about you, and complain to the data protection authority of your
        country. Owners correct their page and account in the dashboard themselves. For an order, ask the shop, whose address is in its
        mails; for everything else, ask the host of this site.
      </p>
    ),
    short: "See it, correct it, take it, have it erased.",
  },
];

/** What is stored about whom. Every sentence describes what the software does. */
export function PrivacyPage() {
  return <LegalPage title="Privacy" clauses={CLAUSES} />;
}
