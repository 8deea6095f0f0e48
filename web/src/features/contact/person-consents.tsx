import { CHECKOUT_SOURCE, type Contact } from "@awning/domain/contact/contact";
import { type Order, orderName } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/buttons/button.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./labels.ts";
import { CONSENT_LABELS } from "./person-labels.ts";
import type { PersonTraces } from "./person-timeline.tsx";

const SHOWN = 4;
const VERSION_SHOWN = 12;

type Entry = { at: number; key: string; act: string; text: string; version: string; source: ReactNode };

/** What a person agreed to and took back, newest first, each with its time, text, version and source; draws nothing without any. */
export function PersonConsents({ orders, contacts }: Pick<PersonTraces, "orders" | "contacts">) {
  const [isWhole, setWhole] = useState(false);
  const all = [...contacts.flatMap((contact) => ofContact(contact, contacts.length > 1)), ...orders.flatMap(ofOrder)];
  if (all.length === 0) return null;
  const sorted = all.toSorted((a, b) => b.at - a.at);
  return (
    <Section title={labels.consents}>
      <ol className="person__consents">
        {(isWhole ? sorted : sorted.slice(0, SHOWN)).map(({ at, key, act, text, version, source }) => (
          <li key={key}>
            <p>{act}</p>
            {text === "" ? null : <p className="note breaks">{labels.consentQuote(text)}</p>}
            <p className="note breaks">{version === "" ? source : labels.consentSource(version.slice(0, VERSION_SHOWN), source)}</p>
            <Time className="note" at={at} style="exact" />
          </li>
        ))}
      </ol>
      {isWhole || all.length <= SHOWN ? null : (
        <p>
          <Button size="sm" onClick={() => setWhole(true)}>
            {labels.allConsents(all.length)}
          </Button>
        </p>
      )}
    </Section>
  );
}

function ofContact({ email, consents }: Contact, isNamed: boolean): Entry[] {
  return consents.map(({ act, at, text, version, source }) => {
    const from = act === "withdrawn" ? labels.withdrawnByLink : sourceOf(source);
    const key = `${email} ${act} ${at}`;
    return { at, key, act: CONSENT_LABELS[act], text, version, source: isNamed ? labels.forAddress(from, email) : from };
  });
}

/** The page of a form, or the checkout. */
function sourceOf(source: string): string {
  if (source === CHECKOUT_SOURCE) return labels.atCheckout;
  return source === "" ? labels.homePage : `/${source}`;
}

/** The terms that were accepted with an order. */
function ofOrder({ id, number, placedAt, consents: { terms, texts, version, at } }: Order): Entry[] {
  if (!terms) return [];
  const source = (
    <Link className="link" to={paths.order(id)}>
      {labels.order(orderName(number))}
    </Link>
  );
  return [{ at: at || placedAt, key: id, act: labels.termsAccepted, text: "", version: texts.terms || texts.purchase || version, source }];
}
