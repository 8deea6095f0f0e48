import { DELETION_DAYS } from "@awning/domain/account/deletion";
import { USERNAME_CHANGES, USERNAME_REDIRECT_DAYS } from "@awning/domain/account/username";
import { type Clause, LegalPage } from "./legal-page.tsx";

const CLAUSES: readonly Clause[] = [
  {
    id: "what",
    title: "What this is",
    text: (
      <p>
        Awning gives you a page under a name of your choice, a shop on it, and a dashboard to run both. It costs nothing. These terms hold
        between you and the host of this site. The software itself is free under the MIT licence, which comes with it.
      </p>
    ),
    short: "A page, a shop and a dashboard, free of charge, from the host of this site.",
  },
  {
    id: "account",
    title: "Your account",
    text: (
      <p>
        You need an e-mail address that you can read, and you must confirm it before your page becomes public. Keep your password to
        yourself; what is done with it counts as done by you. You must be old enough to do business where you live.
      </p>
    ),
    short: "A working address, a password of your own.",
  },
  {
    id: "name",
    title: "Your name",
    text: (
      <p>
        A name belongs to the first person who claims it and may be changed {USERNAME_CHANGES.limit} times in {USERNAME_CHANGES.windowDays}{" "}
        days. The old name leads to the new one for {USERNAME_REDIRECT_DAYS} days and nobody else can take it in that time. Don't claim a
        name to pass for somebody else, or to sell it; the host may take back a name that breaks another's rights.
      </p>
    ),
    short: "First come, first served. Don't pretend to be someone else.",
  },
  {
    id: "selling",
    title: "Selling",
    text: (
      <>
        <p>
          A sale is between shop and buyer. The shop sets its prices, describes its goods honestly, delivers, pays its taxes and gives
          buyers what the law gives them, such as the right to send things back. The host is no party to it and takes no share.
        </p>
        <p>
          Money goes from the buyer to the shop: by card through the shop's own payment provider, by transfer, by the shop's payment link,
          or in cash. An order to be paid by transfer holds its goods for as many days as its checkout says; after that it lapses.
        </p>
      </>
    ),
    short: "The shop sells, the buyer pays the shop. The host stays out of it.",
  },
  {
    id: "not",
    title: "What has no place here",
    text: (
      <p>
        Nothing that is forbidden where you or your buyers live; no fraud, no hate, no malware, no goods you don't have. The host may
        suspend a page that breaks this. Its address then says that it is suspended; buyers keep the pages of their orders.
      </p>
    ),
    short: "Nothing illegal, nothing deceitful.",
  },
  {
    id: "yours",
    title: "What is yours stays yours",
    text: (
      <p>
        Your texts, pictures and products belong to you. You allow the host to store them and to show them on your page and in your mails,
        as long as you keep them here, and to nobody else.
      </p>
    ),
    short: "We show it on your page. That's all.",
  },
  {
    id: "care",
    title: "How far the host answers for it",
    text: (
      <p>
        The service is run with care but without a promise that it is always there. As far as the law allows, the host answers only for harm
        done on purpose or by gross carelessness. Rights that the law gives you as a consumer stay as they are.
      </p>
    ),
    short: "Done with care, without a guarantee.",
  },
  {
    id: "change",
    title: "Changes and leaving",
    text: (
      <p>
        You may stop at any time: switch your page off, or have your account deleted on its page. You can come back for {DELETION_DAYS} days
        after that. If these terms change, the date above changes with them, and owners are told before it counts.
      </p>
    ),
    short: "Leave whenever you like. Changes are announced.",
  },
];

/** The terms of the host; the date is the version that new owners accept. */
export function TermsPage() {
  return <LegalPage title="Terms" clauses={CLAUSES} />;
}
