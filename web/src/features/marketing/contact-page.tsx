import { Flag, ReceiptText, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import "./contact.css";
import "./page.css";
import * as labels from "./contact-labels.ts";
import { MarketingLayout } from "./marketing-layout.tsx";

const WAYS = [
  {
    icon: ReceiptText,
    title: labels.yourOrderFromShop,
    text: labels.orderAnswer,
  },
  {
    icon: Flag,
    title: labels.harmfulPage,
    text: labels.reportAnswer,
  },
  {
    icon: ShieldCheck,
    title: labels.securityProblem,
    text: labels.securityAnswer(
      <a className="st-a" href="/.well-known/security.txt">
        security.txt
      </a>,
    ),
  },
] as const;

/** The host's contact details. The form comes from its own feature. */
export function ContactPage({ form }: { form: ReactNode }) {
  return (
    <MarketingLayout kind="page">
      <main id="main" tabIndex={-1} className="st-wrap st-contact">
        <div>
          <header className="st-mast">
            <h1>{labels.ringTheBell}</h1>
            <p className="st-lead">{labels.messageHint}</p>
          </header>
          {form}
        </div>
        <section aria-labelledby="straight-h">
          <h2 id="straight-h">{labels.otherWaysToGetHelp}</h2>
          <ul className="st-contact__ways">
            {WAYS.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon of={icon} />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </MarketingLayout>
  );
}
