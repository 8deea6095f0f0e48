import { TERMS_VERSION } from "@awning/domain/account/account";
import type { ReactNode } from "react";
import "./page.css";
import "./legal.css";
import * as labels from "./legal-labels.ts";
import { MarketingLayout } from "./marketing-layout.tsx";

/** One clause: the binding text, and the same in a breath. */
export type Clause = { id: string; title: string; text: ReactNode; short: string };

const inForce = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${TERMS_VERSION}T00:00:00Z`));

/**
 * A legal text with its summary beside each clause. It says what the software does: whoever hosts it adds their name and address and
 * has it checked by a lawyer of their country.
 */
export function LegalPage({ title, clauses }: { title: string; clauses: readonly Clause[] }) {
  return (
    <MarketingLayout kind="page">
      <main id="main" tabIndex={-1} className="st-wrap">
        <header className="st-mast">
          <h1>{title}</h1>
          <p className="st-lead">{labels.eachSectionHasShortSummary}</p>
          <p className="st-dated">
            <span>{labels.effectiveFirstVersion(inForce)}</span>
            <button type="button" className="st-a" onClick={() => window.print()}>
              {labels.printLabel}
            </button>
          </p>
        </header>
        <div className="st-legal-in">
          <nav className="st-toc" aria-label={labels.onThisPage}>
            <ol>
              {clauses.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="st-clauses">
            {clauses.map(({ id, title: name, text, short }) => (
              <section key={id} id={id} aria-labelledby={`${id}-h`}>
                <div>
                  <h2 id={`${id}-h`}>{name}</h2>
                  {text}
                </div>
                <aside aria-label={labels.inShortOf(name)}>
                  <b>{labels.inShort}</b>
                  <p>{short}</p>
                </aside>
              </section>
            ))}
          </div>
        </div>
      </main>
    </MarketingLayout>
  );
}
