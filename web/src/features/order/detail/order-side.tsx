import { MESSAGE_TEXT_MAX } from "@awning/domain/chat/message";
import { numberToDial } from "@awning/domain/link/phone";
import { formatIban } from "@awning/domain/money/bank/bank-account";
import { formatReference, paymentReference } from "@awning/domain/money/bank/payment-code";
import { canChangeAddress } from "@awning/domain/order/edits";
import { formatDay } from "@awning/domain/order/labels";
import { invoiceOf, invoiceProblem } from "@awning/domain/order/money/invoice";
import { type Order, PRIVATE_NOTE_MAX, UNREACHED } from "@awning/domain/order/order";
import { isThing } from "@awning/domain/order/quantities";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { orderPaths, paths } from "@awning/domain/routes/paths";
import { cleanText } from "@awning/domain/values/text";
import { AtSign, Copy, KeyRound, PackageOpen, ReceiptText } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useWritingAbout } from "#data/chat/about.ts";
import { renewOrderLink } from "#data/order/order-edits.ts";
import { useSite } from "#data/site/sites.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { WriteButton } from "#ui/buttons/write-button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Avatar } from "#ui/images/avatar.tsx";
import * as uiLabels from "#ui/labels.ts";
import { textLocale } from "#ui/locale.ts";
import { AddressSheet, EmailSheet } from "../actions/email-sheet.tsx";
import { useOrderEdit } from "../actions/use-order-action.ts";
import { addressLines } from "../lines.ts";
import { BillPart } from "./bill-part.tsx";
import { BuyerName } from "./buyer-name.tsx";
import * as labels from "./labels.ts";
import { Fact, Part } from "./no-such-order.tsx";
import { OrderParcels } from "./order-parcels.tsx";

/** How the buyer was told to pay, and the reference that finds the order in a bank statement. */
function PaymentSent({ order: { instructions, number } }: { order: Order }) {
  const { payment, bank } = instructions;
  if (payment === "" && !bank) return null;
  return (
    <Part title={labels.paymentInstructionsSent}>
      {bank ? (
        <p className="order-side__text num">
          {[bank.holder, formatIban(bank.iban), bank.bic, labels.referenceOf(formatReference(paymentReference(number)))]
            .filter(Boolean)
            .join("\n")}
        </p>
      ) : null}
      {payment ? <p className="order-side__text">{payment}</p> : null}
    </Part>
  );
}

/** The buyer, the addresses, and the payment instructions the buyer got. */
export function OrderSide({ order }: { order: Order }) {
  const { buyer } = order;
  const [asked, setAsked] = useState<"email" | "link" | null>(null);
  const close = () => setAsked(null);
  const copy = () => {
    navigator.clipboard.writeText(buyer.email).then(
      () => showToast(labels.emailCopied),
      () => showToast(buyer.email),
    );
  };
  return (
    <aside className="order__side">
      <Part title={labels.buyer}>
        <div className="across gap-3">
          <Avatar name={buyer.name} size="lg" />
          <p className="pile thin breaks">
            <BuyerName order={order} />
            <span className="row__sub">{buyer.email || labels.noEmailHint}</span>
            {buyer.phone ? (
              <a className="row__sub link" href={`tel:${numberToDial(buyer.phone)}`}>
                {buyer.phone}
              </a>
            ) : null}
          </p>
          {buyer.email ? (
            <span className="at-end">
              <Menu
                label={uiLabels.rowActionsLabel(buyer.name)}
                items={[
                  { label: labels.copyEmail, icon: Copy, onSelect: copy },
                  { label: labels.changeEmail, icon: AtSign, onSelect: () => setAsked("email") },
                  { label: labels.resendOrderLink, icon: KeyRound, onSelect: () => setAsked("link") },
                ]}
              />
            </span>
          ) : null}
        </div>
        <div className="acts order-side__acts">
          <WriteMessage order={order} />
          {buyer.email && !order.attention.includes(UNREACHED) ? null : (
            <Button size="sm" icon={AtSign} onClick={() => setAsked("email")}>
              {buyer.email ? labels.changeEmail : labels.addEmail}
            </Button>
          )}
        </div>
        {asked === "email" ? <EmailSheet order={order} onClose={close} /> : null}
        {asked === "link" ? <NewLinkSheet order={order} onClose={close} /> : null}
      </Part>
      <Destination order={order} />
      <OrderParcels order={order} />
      <PaymentSent order={order} />
      <BillPart order={order} />
      <Papers order={order} />
      <OrderOrigin attribution={order.attribution} />
      <OrderConsents consents={order.consents} placedAt={order.placedAt} />
      <PrivateNote order={order} />
    </aside>
  );
}

function Papers({ order }: { order: Order }) {
  const invoice = invoiceOf(order);
  const isPacked = order.lines.some(isThing);
  if (invoice === null && invoiceProblem(order) !== null && !isPacked) return null;
  return (
    <Part title={labels.documents}>
      <div className="acts order-side__acts">
        {invoice !== null || invoiceProblem(order) === null ? (
          <ButtonLink size="sm" icon={ReceiptText} to={orderPaths.invoice(order.id)}>
            {invoice === null ? labels.invoice : labels.invoiceLabel(invoice)}
          </ButtonLink>
        ) : null}
        {isPacked ? (
          <ButtonLink size="sm" icon={PackageOpen} to={orderPaths.packingSlip(order.id)}>
            {labels.packingSlip}
          </ButtonLink>
        ) : null}
      </div>
    </Part>
  );
}

function Destination({ order }: { order: Order }) {
  const [isChanging, setChanging] = useState(false);
  if (order.delivery === "pickup") {
    return (
      <Part title={labels.pickup}>
        <p className="order-side__text">{order.instructions.pickup || labels.noPickupLocation}</p>
        {order.pickupCode ? <p className="order-side__text">{labels.pickupCode(<b className="num">{order.pickupCode}</b>)}</p> : null}
      </Part>
    );
  }
  if (order.shipTo === null) return null;
  const lines = addressLines(order.shipTo, textLocale());
  return (
    <Part title={labels.shippingAddressTitle}>
      <address className="order-side__text">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className="acts order-side__bare">
        <CopyButton size="sm" variant="quiet" text={lines.join("\n")}>
          {labels.copyAddress}
        </CopyButton>
        {canChangeAddress(order) ? (
          <Button size="sm" variant="quiet" onClick={() => setChanging(true)}>
            {labels.change}
          </Button>
        ) : null}
      </div>
      {isChanging ? <AddressSheet order={order} shipTo={order.shipTo} onClose={() => setChanging(false)} /> : null}
    </Part>
  );
}

/** Opens the conversation about an order; the first message starts it. */
function WriteMessage({ order }: { order: Order }) {
  return (
    <WriteButton
      {...useWritingAbout({ type: "order", id: order.id })}
      canWrite={order.buyer.email !== ""}
      title={labels.message(order.buyer.name)}
      hint={labels.messageHint}
      max={MESSAGE_TEXT_MAX}
    />
  );
}

/** How the buyer reached the shop, as reported by their browser; draws nothing without a report. */
function OrderOrigin({ attribution }: Pick<Order, "attribution">) {
  if (attribution === null) return null;
  const { source, utm, link } = attribution;
  const tags = [utm.source, utm.medium, utm.campaign].filter(Boolean).join(" · ");
  return (
    <Part title={labels.sourceLabel}>
      <dl className="facts">
        {source ? <Fact name={labels.site}>{source}</Fact> : null}
        {tags ? <Fact name={labels.campaign}>{tags}</Fact> : null}
        {link ? <Fact name={labels.linkClicked}>{link.title}</Fact> : null}
      </dl>
    </Part>
  );
}

/** The owner's note about an order. The input stays when saving fails. */
function PrivateNote({ order }: { order: Order }) {
  const [typed, setTyped] = useState<string | null>(null);
  const { isBusy, failure, save } = useOrderEdit(order);
  const note = typed ?? order.privateNote;
  const cleaned = cleanText(note);
  const isTooLong = cleaned.length > PRIVATE_NOTE_MAX;
  const isChanged = note.trim() !== order.privateNote;
  const store = async () => {
    if (!isTooLong && (await save({ type: "note", note: cleaned }, labels.noteSaved))) setTyped(null);
  };
  return (
    <section className="order-side__part">
      <Field
        label={uiLabels.privateNote}
        note={labels.privateHint}
        error={isTooLong ? labels.atMostCharacters(PRIVATE_NOTE_MAX) : failure}
        count={{ used: cleaned.length, max: PRIVATE_NOTE_MAX }}
      >
        <TextArea value={note} rows={2} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      {isChanged ? (
        <div className="acts order-side__acts">
          <Button size="sm" isBusy={isBusy} onClick={store}>
            {labels.saveNote}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const OWN_TEXTS = { terms: labels.yourShopTerms, withdrawal: labels.yourRightOfWithdrawal, privacy: labels.yourPrivacy };

/** The buyer's consents with the versions of the texts; draws nothing without any. */
function OrderConsents({ consents, placedAt }: Pick<Order, "consents" | "placedAt">) {
  const site = useSite();
  if (!consents.terms) return null;
  const day = formatDay(new Date(consents.at || placedAt).toISOString().slice(0, 10), textLocale());
  const own = (["terms", "withdrawal", "privacy"] as const).filter((kind) => consents.texts[kind] !== "");
  return (
    <Part title={labels.consents}>
      <dl className="facts">
        {own.map((kind) => (
          <Fact key={kind} name={OWN_TEXTS[kind]}>
            {labels.accepted(day)}
            {site.state === "ready" ? (
              <>
                {" "}
                <a className="link" href={ownPaths.legal(site.data.username, kind)} target="_blank" rel="noopener">
                  {labels.viewText}
                </a>
              </>
            ) : null}
          </Fact>
        ))}
        {consents.texts.purchase ? <Fact name={labels.purchaseTerms}>{labels.accepted(day)}</Fact> : null}
        <Fact name={labels.awningTerms}>
          {consents.version ? (
            <>
              {labels.accepted(day)}{" "}
              <Link className="link" to={paths.terms}>
                {labels.viewText}
              </Link>
            </>
          ) : (
            labels.yes
          )}
        </Fact>
        {consents.withdrawal ? <Fact name={labels.rightOfWithdrawal}>{labels.noticeShown}</Fact> : null}
        {consents.digital ? <Fact name={labels.immediateDownload}>{labels.withdrawalWaived}</Fact> : null}
        <Fact name={labels.marketingEmails}>{consents.marketing ? labels.yes : labels.no}</Fact>
      </dl>
    </Part>
  );
}

/** Replaces the buyer's link to an order and mails them the new one, in case the old one got into other hands. */
function NewLinkSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { isBusy, run } = useAction(showFailure);
  const renew = async () => {
    await run(() => renewOrderLink(order).then(() => showToast(labels.newLinkSent(order.buyer.email))));
    onClose();
  };
  return (
    <ActionSheet title={labels.sendNewOrderLink} onClose={onClose} confirm={labels.sendNewLink} onConfirm={renew} isBusy={isBusy}>
      <p className="soft">{labels.resendLinkHint(order.buyer.name)}</p>
    </ActionSheet>
  );
}
