import { bookingPaths } from "@awning/domain/booking/paths";
import { numberToDial } from "@awning/domain/link/phone";
import { sitePaths } from "@awning/domain/routes/paths";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import { WritePanel } from "../parts/write-panel.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import { HeldStep } from "./held-step.tsx";
import * as labels from "./labels.ts";
import { momentLabel, STATE_LABELS } from "./labels.ts";
import { LineActs } from "./line-acts.tsx";
import { CancelForm, MoveStep, type Moving } from "./move-step.tsx";
import type { GuestMay, GuestReservation, HeldForm, OwnerContact } from "./reservation.ts";
import { WishPanel } from "./wish-panel.tsx";

export type SiteReservationProps = {
  shop: ShopFace;
  mediaBase: string;
  /** `null` without a valid key. */
  reservation: GuestReservation | null;
  /** The path of the booking's page and its key. */
  access: { path: string; key: string };
  may: GuestMay;
  contact: OwnerContact;
  /** Set while the time is only held. */
  held: HeldForm | null;
  /** Set while the guest picks another time. */
  moving: Moving | null;
  notice: { title: string; words: string } | null;
  /** A refused message to the owner, as typed. */
  typedMessage: string;
};

/** `/{username}/booking/{id}`: one booking, for anyone with its link. */
export function SiteReservation(props: SiteReservationProps) {
  const { shop, mediaBase, reservation, access } = props;
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={props.held !== null && reservation !== null && reservation.service.ahead > 0} />
      <main
        id="main"
        className={`wrap${props.moving ? " wrap--book" : ""}`}
        data-booking={reservation && !props.held ? access.path.split("/").at(-1) : undefined}
      >
        {reservation === null ? (
          <Missing {...props} />
        ) : props.held ? (
          <HeldStep {...props} reservation={reservation} held={props.held} />
        ) : props.moving ? (
          <MoveStep {...props} reservation={reservation} moving={props.moving} />
        ) : (
          <Whole {...props} reservation={reservation} />
        )}
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

/** The link to a call, or what else the owner typed. */
function placeLink(text: string) {
  return text.startsWith("https://") && URL.canParse(text) ? <a href={text}>{text}</a> : text;
}

type Found = SiteReservationProps & { reservation: GuestReservation };

function Missing({ shop, contact }: SiteReservationProps) {
  return (
    <>
      <h1 className="page-title">{labels.weCantFindThisBooking}</h1>
      <div className="form">
        <p className="prose soft">{labels.notFoundHint}</p>
        <ContactLines contact={contact} />
        <div className="acts">
          <a className="btn btn--line" href={sitePaths.home(shop.username)}>
            {labels.backTo(shop.displayName)}
          </a>
        </div>
      </div>
    </>
  );
}

function Whole({ shop, reservation, access, may, contact, notice, typedMessage }: Found) {
  const { service, status, reason, guest, note, answers } = reservation;
  const { isGood, isOpen, ...state } = STATE_LABELS[status];
  const isProposed = status === "pending" && reservation.wish !== null;
  const { title, words } = isProposed ? labels.PROPOSED : reservation.line ? labels.LINE_LABELS[reservation.line] : state;
  const { language, username } = shop;
  const url = (query: Record<string, string>) => `${access.path}?${new URLSearchParams({ key: access.key, ...query })}`;
  return (
    <>
      <div className="status">
        <span className={`status__mark${isGood ? "" : " status__mark--off"}`}>
          <Icon name={isGood ? (["pending", "unpaid", "waiting"].includes(status) ? "clock" : "check") : "x"} size={28} />
        </span>
        <div>
          <h1 className="status__title">{title}</h1>
          <p className="soft">
            {words(shop.displayName, guest.email)} {reservation.refund}
          </p>
        </div>
      </div>
      {notice && <Notice title={notice.title}>{notice.words}</Notice>}
      {reservation.unmoved && <Notice {...labels.unmoved(reservation.unmoved, shop.displayName)} />}
      {reservation.wish && (
        <WishPanel reservation={reservation} wish={reservation.wish} language={language} access={access} owner={shop.displayName} />
      )}
      {reason && (
        <section className="panel">
          <h2>{labels.reason}</h2>
          <p className="lines">{reason}</p>
        </section>
      )}
      <section className="panel" aria-labelledby="what">
        <h2 id="what">{service.title}</h2>
        <BookingFacts reservation={reservation} language={language} />
        {service.place.kind !== "address" && service.place.text && <p className="panel__hint">{placeLink(service.place.text)}</p>}
        {answers.length > 0 && (
          <dl>
            {answers.map(({ label, answer }) => (
              <div key={label} className="panel__hint">
                <dt className="soft">{label}</dt>
                <dd className="lines">{answer}</dd>
              </div>
            ))}
          </dl>
        )}
        {note && <p className="panel__hint soft lines">{note}</p>}
      </section>
      {status === "confirmed" && <AddToCalendar reservation={reservation} shopName={shop.displayName} file={url({ calendar: "1" })} />}
      {isOpen ? (
        <>
          <div className="acts">
            {may.moveUntil !== null && (
              <a className="btn btn--line" href={url({ move: "1" })} rel="nofollow">
                {labels.moveLabel}
              </a>
            )}
          </div>
          {status !== "unpaid" && <Terms may={may} reservation={reservation} language={language} />}
          {may.cancelUntil !== null && !isProposed && <CancelForm access={access} refund={may.refund} />}
        </>
      ) : status === "waiting" || status === "offered" ? (
        reservation.line === null && <LineActs reservation={reservation} access={access} language={language} />
      ) : (
        <div className="acts">
          <a className="btn" href={`${bookingPaths.service(username, service.slug)}?length=${service.length}`}>
            {labels.bookAgain}
          </a>
        </div>
      )}
      <WritePanel
        shop={shop}
        action={access.path}
        accessKey={access.key}
        email={guest.email}
        typed={typedMessage ? { email: "", text: typedMessage } : null}
      />
      {(contact.email || contact.phone) && (
        <ContactLines contact={{ ...contact, chatUrl: "" }} title={labels.otherWaysToReach(shop.displayName)} />
      )}
    </>
  );
}

/** Until when the guest can change it, or that they no longer can. */
function Terms({ may, reservation, language }: Pick<Found, "may" | "reservation"> & { language: string }) {
  const until = (minute: number) => momentLabel(minute, reservation.zone, language);
  const { cancelUntil, moveUntil, movesLeft } = may;
  if (cancelUntil === null && moveUntil === null) return <p className="soft terms__lines">{labels.changesRefused}</p>;
  if (cancelUntil === moveUntil && cancelUntil !== null)
    return <p className="soft terms__lines">{labels.moveOrCancelHint(until(cancelUntil), movesLeft)}</p>;
  return (
    <ul className="soft terms__lines">
      {cancelUntil !== null && <li>{labels.cancelHint(until(cancelUntil))}</li>}
      {moveUntil !== null && <li>{labels.moveUntilHint(until(moveUntil), movesLeft)}</li>}
    </ul>
  );
}

/** How to reach the owner; draws nothing when their page does not say. */
function ContactLines({ contact, title }: { contact: OwnerContact; title?: string }) {
  const { email, phone, chatUrl } = contact;
  if (!email && !phone && !chatUrl) return <p className="soft">{labels.replyHint}</p>;
  return (
    <section className="reach">
      {title && <h2 className="legend">{title}</h2>}
      <ul>
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" size={20} />
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${numberToDial(phone)}`}>
              <Icon name="phone" size={20} />
              {phone}
            </a>
          </li>
        )}
        {chatUrl && (
          <li>
            <a href={chatUrl}>
              <Icon name="message-circle" size={20} />
              {labels.sendAMessage}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
