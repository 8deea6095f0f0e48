import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import "./page.css";
import "./legal.css";
import { earlierVersions, type LegalDays } from "@awning/domain/account/legal-versions";
import * as labels from "./legal-labels.ts";
import { MarketingLayout } from "./marketing-layout.tsx";

/** A clause: the binding text, and a short summary. */
export type Clause = { id: string; title: string; text: ReactNode; short: string };

const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const inWords = (day: string) => days.format(new Date(`${day}T00:00:00Z`));

type Props<Day extends string> = {
  title: string;
  path: string;
  versions: LegalDays<Day>;
  /** The text of each version. */
  texts: Readonly<Record<Day, readonly Clause[]>>;
};

/**
 * A legal text with a summary beside each clause. It describes what the software does: the host adds their name and address
 * and has it reviewed by a local lawyer. The address selects the version.
 */
export function LegalPage<Day extends string>({ title, path, versions, texts }: Props<Day>) {
  const { pathname } = useLocation();
  const earlier = earlierVersions(path, versions);
  const shown = earlier.find(({ address }) => address === pathname.replace(/\/$/, ""));
  const clauses = texts[versions.find((day) => day === shown?.day) ?? versions[0]];
  return (
    <MarketingLayout kind="page">
      <main id="main" tabIndex={-1} className="st-wrap">
        <header className="st-mast">
          <h1>{title}</h1>
          <p className="st-lead">{labels.summariesHint}</p>
          <p className="st-dated">
            <span>
              {shown
                ? labels.inEffectBetween(inWords(shown.day), inWords(shown.until))
                : (earlier.length === 0 ? labels.effectiveFirstVersion : labels.effective)(inWords(versions[0]))}
            </span>
            {shown && (
              <Link className="st-a" to={path}>
                {labels.currentVersion}
              </Link>
            )}
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
            {earlier.length > 0 && (
              <nav className="st-earlier" aria-labelledby="earlier-h">
                <h2 id="earlier-h">{labels.earlierVersions}</h2>
                <ul>
                  {earlier.map(({ address, day, until }) => (
                    <li key={day}>
                      <Link className="st-a" to={address} aria-current={address === shown?.address ? "page" : undefined}>
                        {labels.daysOfVersion(inWords(day), inWords(until))}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        </div>
      </main>
    </MarketingLayout>
  );
}
