import { OWN_DATA_DAYS, type OwnData } from "@awning/domain/contact/own-data";
import { formatMoney } from "@awning/domain/money/money";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { formatDate } from "@awning/domain/time/format";
import type { ReactNode } from "react";
import { Field } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import * as labels from "./labels.ts";

export type SiteOwnDataProps = {
  shop: ShopFace;
  mediaBase: string;
  /** `mailed` is the same whether the address is known or not. */
  state: "ask" | "mailed" | "shown" | "erase-asked" | "over";
  email: string;
  error: string | null;
  notice: { title: string; words: string } | null;
  /** What is `shown`, with this address and its key, and the address of the file. */
  data: OwnData | null;
  action: string;
  fileUrl: string;
};

/** `/{username}/legal/data`: what a shop knows about a person, by a link that was mailed to them. */
export function SiteOwnData(props: SiteOwnDataProps) {
  const { shop, mediaBase } = props;
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap">
        <State {...props} />
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

function State({ shop, state, email, error, notice, data, action, fileUrl }: SiteOwnDataProps) {
  const [name, formUrl] = [shop.displayName, pagePaths.data(shop.username)];
  if (state === "mailed")
    return <Said title={labels.checkYourEmail} words={labels.mailed(name, email, OWN_DATA_DAYS)} url={formUrl} button={labels.tryAgain} />;
  if (state === "over") return <Said title={labels.linkExpired} words={labels.linkExpiredHint} url={formUrl} button={labels.askAgain} />;
  if (state === "erase-asked") return <Said title={labels.eraseAsked} words={labels.eraseAskedHint(name, email)} />;
  return (
    <>
      <h1 className="page-title">{labels.title(name)}</h1>
      {data ? (
        <Shown shop={shop} data={data} action={action} fileUrl={fileUrl} />
      ) : (
        <>
          <p className="prose soft">{labels.hint(name)}</p>
          {notice && <Notice title={notice.title}>{notice.words}</Notice>}
          <form className="form" method="post" action={formUrl} noValidate>
            <Field
              name="email"
              label={labels.email}
              type="email"
              value={email}
              error={error ?? undefined}
              autoComplete="email"
              isFirstWrong={error !== null}
            />
            <div className="acts">
              <button className="btn" type="submit">
                {labels.emailMeLink}
              </button>
            </div>
          </form>
        </>
      )}
    </>
  );
}

function Said({ title, words, url, button }: { title: string; words: string; url?: string; button?: string }) {
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <p className="prose soft" role="status">
        {words}
      </p>
      {url && (
        <div className="acts">
          <a className="btn btn--line" href={url}>
            {button}
          </a>
        </div>
      )}
    </>
  );
}

type ShownProps = { shop: ShopFace; data: OwnData; action: string; fileUrl: string };

function Shown({ shop, data, action, fileUrl }: ShownProps) {
  const { person, orders, bookings, conversations, consents } = data;
  const day = (at: string) => formatDate(Date.parse(at), shop.language, { dateStyle: "medium" });
  return (
    <>
      <Part
        title={labels.contact}
        rows={[
          [labels.email, person.email],
          ...(person.name ? [[labels.name, person.name]] : []),
          ...(person.phone ? [[labels.phone, person.phone]] : []),
          [labels.firstSeen, day(person.firstSeen)],
          [labels.lastSeen, day(person.lastSeen)],
        ]}
      />
      <Part
        title={labels.orders}
        rows={orders.map(({ number, placedAt, lines, total, currency }) => [
          `${labels.order(number)}, ${day(placedAt)}`,
          `${lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ")}: ${formatMoney(total, currency, shop.language)}`,
        ])}
      />
      <Part title={labels.bookings} rows={bookings.map(({ service, startsAt }) => [day(startsAt), service])} />
      <Part title={labels.conversations} rows={conversations.map(({ lastAt, lastText }) => [day(lastAt), lastText || labels.noText])} />
      <Part title={labels.consents} rows={consents.map(({ act, at, text }) => [`${labels.CONSENTS[act]}, ${day(at)}`, text])} />
      <section className="step">
        <h2>{labels.yourFile}</h2>
        <p className="prose soft">{labels.fileHint}</p>
        <div className="acts">
          <a className="btn btn--line" href={fileUrl} download>
            {labels.download}
          </a>
        </div>
      </section>
      <section className="step">
        <h2>{labels.askErase}</h2>
        <p className="prose soft">{labels.eraseHint(shop.displayName)}</p>
        <form className="acts" method="post" action={action}>
          <button className="btn btn--line" type="submit">
            {labels.erase}
          </button>
        </form>
      </section>
    </>
  );
}

/** A list of what is stored; draws nothing without any. */
function Part({ title, rows }: { title: string; rows: readonly (readonly ReactNode[])[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="step">
      <h2>{title}</h2>
      <dl className="axes">
        {rows.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of the server, which never move
          <div key={at}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
