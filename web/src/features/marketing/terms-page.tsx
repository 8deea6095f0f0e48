import { DELETION_DAYS } from "@awning/domain/account/deletion";
import { LEGAL_DAYS } from "@awning/domain/account/legal-versions";
import { USERNAME_CHANGES, USERNAME_REDIRECT_DAYS } from "@awning/domain/account/username";
import { paths } from "@awning/domain/routes/paths";
import { type Clause, LegalPage } from "./legal-page.tsx";

const CLAUSES: readonly Clause[] = [
  {
    id: "what",
    title: "What this is",
    text: (
      <p>
        Awning gives you a page at a name you choose, a shop on that page, and a dashboard to run both. It’s free of charge. These terms are
        an agreement between you and the host of this site. The software itself is free under the MIT license, which comes with it.
      </p>
    ),
    short: "A page, a shop and a dashboard, free of charge, from the host of this site.",
  },
  {
    id: "account",
    title: "Your account",
    text: (
      <p>
        You need an email address that you can access, and you have to confirm it before your page goes public. Keep your password to
        yourself: you’re responsible for what happens under your account. You must be old enough to do business where you live.
      </p>
    ),
    short: "A working email address and a password of your own.",
  },
  {
    id: "name",
    title: "Your name",
    text: (
      <p>
        A name belongs to the first person who claims it. You can change it {USERNAME_CHANGES.limit} times in {USERNAME_CHANGES.windowDays}{" "}
        days. The old name redirects to the new one for {USERNAME_REDIRECT_DAYS} days and can’t be claimed during that time. Don’t claim a
        name to impersonate someone or to sell it. The host may take back a name that infringes someone’s rights.
      </p>
    ),
    short: "First come, first served. Don’t pretend to be someone else.",
  },
  {
    id: "selling",
    title: "Selling",
    text: (
      <>
        <p>
          A sale is a contract between the shop and the buyer. The shop sets its prices, describes its products honestly, delivers, pays its
          taxes and honors buyers’ legal rights, such as the right to return a purchase. The host is not a party to the sale and takes no
          share of it.
        </p>
        <p>
          Buyers pay the shop directly: by card through the shop’s own payment provider, by bank transfer, through the shop’s payment link,
          or in cash. An order to be paid by transfer reserves its items for the number of days shown at checkout, and then expires.
        </p>
      </>
    ),
    short: "The shop sells, and buyers pay the shop. The host is not involved.",
  },
  {
    id: "not",
    title: "What isn’t allowed",
    text: (
      <p>
        Nothing illegal where you or your buyers live. No fraud, no hate, no malware, and no goods you don’t have. The host may suspend a
        page that breaks these rules. Its address then says that the page is suspended, and buyers keep access to their orders.
      </p>
    ),
    short: "Nothing illegal, nothing deceptive.",
  },
  {
    id: "yours",
    title: "Your content stays yours",
    text: (
      <p>
        Your texts, pictures and products belong to you. For as long as you keep them here, you allow the host to store them and to show
        them on your page and in your emails, and nowhere else.
      </p>
    ),
    short: "We show it on your page. That’s all.",
  },
  {
    id: "care",
    title: "Liability",
    text: (
      <p>
        We run the service with care, but don’t guarantee that it’s always available. As far as the law allows, the host is liable only for
        intent and gross negligence. Your statutory rights as a consumer are not affected.
      </p>
    ),
    short: "Run with care, without a guarantee.",
  },
  {
    id: "change",
    title: "Changes and leaving",
    text: (
      <p>
        You can leave at any time: unpublish your page, or delete your account on your account page. You can restore it for {DELETION_DAYS}{" "}
        days after that. If these terms change, the date above changes with them, and owners are notified before the change takes effect.
      </p>
    ),
    short: "Leave whenever you like. Changes are announced.",
  },
];

/** The text of each version. */
const TEXTS = { "2026-11-01": CLAUSES };

/** The terms of the host; the date is the version that new owners accept. */
export function TermsPage() {
  return <LegalPage title="Terms" path={paths.terms} versions={LEGAL_DAYS[paths.terms]} texts={TEXTS} />;
}
