import { PREPAY_ASKS } from "@awning/domain/booking/prepaid/prepay";
import { PAYMENT_WAYS } from "@awning/domain/booking/service";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { takesCards } from "@awning/domain/shop/card-settings";
import { paymentMethodsFor } from "@awning/domain/shop/shop-settings";
import { Link } from "react-router";
import { useCardSettings } from "#data/shop/card-settings.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { FoldRow } from "#ui/layout/fold-row.tsx";
import { currencySign } from "#ui/locale.ts";
import { RefundSelect } from "../refund-select.tsx";
import * as labels from "./labels.ts";
import type { ServiceFieldsProps } from "./service-form.ts";

/** What guests pay when they book, and how the rest is paid; guests see both beside the price. */
export function PaymentFold({ form, set, text, problems, currency }: ServiceFieldsProps) {
  const { approval, prepayAsk: ask, paymentWay } = form;
  const isWrong = problems.paymentText !== undefined || problems.deposit !== undefined;
  const way = labels.PAYMENT_WAY_LABELS[paymentWay];
  return (
    <FoldRow title={labels.payment} summary={ask === "none" ? way : labels.PREPAY_LABELS[ask]} isWrong={isWrong}>
      <div className="service-part">
        <div className="service-part--two">
          <Field label={labels.paidWhenBooking} hint={approval === "manual" ? labels.paidRequestHint : labels.prepayHint}>
            <Select
              value={ask}
              onChange={(event) => {
                const prepayAsk = PREPAY_ASKS.find((one) => one === event.currentTarget.value);
                if (prepayAsk) set({ prepayAsk });
              }}
            >
              {PREPAY_ASKS.map((one) => (
                <option key={one} value={one}>
                  {labels.PREPAY_LABELS[one]}
                </option>
              ))}
            </Select>
          </Field>
          {ask === "deposit" ? (
            <Field label={labels.deposit} error={problems.deposit}>
              <TextInput {...text("deposit")} inputMode="decimal" before={currencySign(currency)} />
            </Field>
          ) : null}
        </div>
        {ask === "none" ? null : <NoWayToPay />}
        {ask === "none" || !form.canCancel ? null : (
          <div className="service-part--two">
            <RefundSelect
              label={labels.refundInTime}
              hint={labels.refundInTimeHint}
              percent={form.refundEarly}
              onChange={(refundEarly) => set({ refundEarly })}
            />
            <RefundSelect
              label={labels.refundLater}
              hint={labels.refundLaterHint}
              percent={Math.min(form.refundEarly, form.refundLate)}
              onChange={(refundLate) => set({ refundLate })}
            />
          </div>
        )}
        {ask === "full" ? null : (
          <Field label={ask === "deposit" ? labels.restOfPrice : uiLabels.price} hint={labels.paidToYouHint}>
            <Select
              value={paymentWay}
              onChange={(event) => {
                const paymentWay = PAYMENT_WAYS.find((one) => one === event.currentTarget.value);
                if (paymentWay) set({ paymentWay });
              }}
            >
              {PAYMENT_WAYS.map((way) => (
                <option key={way} value={way}>
                  {labels.PAYMENT_WAY_LABELS[way]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={labels.paymentDetails} note={uiLabels.optional} hint={labels.guestsSeeThemOnceBooked} error={problems.paymentText}>
          <TextInput {...text("paymentText")} />
        </Field>
      </div>
    </FoldRow>
  );
}

/** Says so when the shop takes no payment that a booking can be paid with, because nobody could book then. */
function NoWayToPay() {
  const [settings, card] = [useShopSettings(), useCardSettings()];
  if (settings.state !== "ready" || card.state !== "ready") return null;
  if (paymentMethodsFor(settings.data, "none", takesCards(card.data)).length > 0) return null;
  return (
    <Notice
      action={
        <Link className="link" to={settingsPaths.section("payments")}>
          {labels.setUpPayments}
        </Link>
      }
    >
      {labels.noWayToPay}
    </Notice>
  );
}
