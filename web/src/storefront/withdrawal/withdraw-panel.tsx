import type { LineQuantity } from "@awning/domain/order/fulfilment/shipment";
import { formatDay } from "@awning/domain/order/labels";
import type { WithdrawalRight } from "@awning/domain/order/withdrawal/period";
import type { Withdrawal } from "@awning/domain/order/withdrawal/withdrawal";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { dateLocales } from "@awning/domain/time/format";
import type { OrderAccess } from "../order/files-panel.tsx";
import { Moment } from "../order/moment.tsx";
import { Tick } from "../parts/field.tsx";
import type { ShopFace } from "../parts/page-frame.tsx";
import * as labels from "./labels.ts";

/** What an order page says of withdrawing. `asked` are the units to confirm, if the buyer chose some. */
export type WithdrawalView = {
  /** The names of the order's lines. */
  titles: readonly string[];
  rights: readonly (WithdrawalRight & { title: string; isOpen: boolean })[];
  /** `isOwed`: something was paid; `isToComeBack`: goods that were sent. */
  made: readonly (Pick<Withdrawal, "id" | "at" | "lines" | "words" | "refundBy" | "settledAt"> & {
    isOwed: boolean;
    isToComeBack: boolean;
  })[];
  /** Whether only the whole order can be withdrawn from. */
  isWhole: boolean;
  /** Whether a business bought it that cannot withdraw. */
  isBusiness: boolean;
  /** Whether the order has an address for the receipt. */
  isMailed: boolean;
  asked: readonly LineQuantity[] | null;
};

/** The input of a line's units, and how many withdrawals there were when the form was drawn. */
export const UNITS_FIELD = "line.";
export const PLACE_FIELD = "place";

type Props = { view: WithdrawalView; shop: ShopFace; access: OrderAccess | null };

/** Until when and from what a buyer can withdraw, what they withdrew from, and the form. Plain forms, so it works without script. */
export function WithdrawPanel({ view, shop, access }: Props) {
  const { rights, made } = view;
  const open = rights.filter((one) => one.isOpen);
  const excepted = rights.filter((one) => one.why !== null);
  const ended = rights.flatMap(({ why, isOpen, left, lastDay }) => (why === null && !isOpen && left > 0 && lastDay ? [lastDay] : []));
  if (rights.length === 0 && made.length === 0 && !view.isBusiness) return null;
  const day = (of: string) => formatDay(of, dateLocales(shop.language));
  return (
    <section className="panel" id="withdrawal">
      <h2>{labels.rightToWithdraw}</h2>
      {made.map((one) => (
        <Made key={one.id} made={one} view={view} shop={shop} />
      ))}
      {view.isBusiness && <p className="soft">{labels.boughtByBusiness}</p>}
      <Until open={open} day={day} />
      {open.length === 0 && ended.length > 0 && <p className="soft">{labels.periodEnded(day(ended.toSorted().at(-1) ?? ""))}</p>}
      {open
        .filter((one) => one.isSealed)
        .map(({ line, title }) => (
          <p className="soft" key={line}>
            {labels.exception(title, labels.sealed)}
          </p>
        ))}
      {excepted.map(({ line, title, why }) => (
        <p className="soft" key={line}>
          {why && labels.exception(title, labels.NO_WITHDRAWAL[why])}
        </p>
      ))}
      {open.length > 0 && (access ? <ChooseForm open={open} view={view} access={access} /> : <ByNumber username={shop.username} />)}
    </section>
  );
}

type Open = WithdrawalView["rights"];

/** The end of the period: one sentence where it is the same for all, otherwise one for each line. */
function Until({ open, day }: { open: Open; day: (of: string) => string }) {
  const [first] = open;
  if (!first) return null;
  if (open.every((one) => one.lastDay === first.lastDay))
    return <p className="soft">{first.lastDay === null ? labels.untilReceived : labels.untilDay(<b>{day(first.lastDay)}</b>)}</p>;
  return (
    <>
      {open.some((one) => one.lastDay === null) && <p className="soft">{labels.untilReceived}</p>}
      {open.map(
        ({ line, title, lastDay }) =>
          lastDay && (
            <p className="soft" key={line}>
              {labels.otherDay(title, day(lastDay))}
            </p>
          ),
      )}
    </>
  );
}

function ByNumber({ username }: { username: string }) {
  return (
    <p>
      <a href={ownPaths.withdraw(username)}>{labels.withdrawHere}</a>
    </p>
  );
}

function ChooseForm({ open, view, access }: { open: Open; view: WithdrawalView; access: OrderAccess }) {
  return (
    <details className="more-acts">
      <summary>{labels.withdrawHere}</summary>
      <form method="post" action={access.action}>
        <input type="hidden" name="key" value={access.key} />
        <input type="hidden" name={PLACE_FIELD} value={view.made.length} />
        {view.isWhole ? <p className="soft">{labels.wholeOnly}</p> : <b>{labels.chooseItems}</b>}
        {open.map(({ line, left, title }) =>
          view.isWhole ? (
            <input key={line} type="hidden" name={`${UNITS_FIELD}${line}`} value={left} />
          ) : left === 1 ? (
            <Tick key={line} name={`${UNITS_FIELD}${line}`} value="1" isTicked error={undefined}>
              {title}
            </Tick>
          ) : (
            <div className="field" key={line}>
              <label htmlFor={`${UNITS_FIELD}${line}`}>{title}</label>
              <select id={`${UNITS_FIELD}${line}`} name={`${UNITS_FIELD}${line}`} defaultValue={left}>
                {[...Array(left + 1).keys()].map((count) => (
                  <option key={count} value={count}>
                    {count === 0 ? labels.nothing : count}
                  </option>
                ))}
              </select>
            </div>
          ),
        )}
        <button className="btn" type="submit" name="act" value="withdraw">
          {labels.continueLabel}
        </button>
      </form>
    </details>
  );
}

/** The second step: what is withdrawn from, and the button that declares it. */
export function ConfirmWithdrawal({ view, shop, access }: Props & { access: OrderAccess }) {
  const { asked, made, isMailed } = view;
  if (asked === null) return null;
  return (
    <section className="panel">
      <h2>{labels.confirmWithdrawal}</h2>
      <Units of={asked} view={view} />
      <p className="soft">
        {labels.confirmHint(shop.displayName)} {isMailed && labels.receiptFollows}
      </p>
      <form method="post" action={access.action}>
        <input type="hidden" name="key" value={access.key} />
        <input type="hidden" name={PLACE_FIELD} value={made.length} />
        {asked.map(({ line, quantity }) => (
          <input key={line} type="hidden" name={`${UNITS_FIELD}${line}`} value={quantity} />
        ))}
        <div className="acts">
          <button className="btn" type="submit" name="act" value="confirm-withdrawal">
            {labels.confirmWithdrawal}
          </button>
          <a className="btn btn--line" href={`?key=${encodeURIComponent(access.key)}`}>
            {labels.goBack}
          </a>
        </div>
      </form>
    </section>
  );
}

function Made({ made, view, shop }: { made: WithdrawalView["made"][number]; view: WithdrawalView; shop: ShopFace }) {
  const day = formatDay(made.refundBy, dateLocales(shop.language));
  return (
    <div>
      <p>
        <b>{labels.withdrewOn(<Moment at={made.at} language={shop.language} />)}</b> {view.isMailed && labels.receiptSent}
      </p>
      <Units of={made.lines} view={view} />
      {made.words !== "" && <p className="soft">{made.words}</p>}
      {made.settledAt !== null && <p className="soft">{labels.settled}</p>}
      {made.settledAt === null && made.isOwed && <p className="soft">{labels.refundBy(shop.displayName, day)}</p>}
      {made.settledAt === null && made.isToComeBack && <p className="soft">{labels.sendBack(shop.displayName)}</p>}
    </div>
  );
}

function Units({ of, view }: { of: readonly LineQuantity[]; view: WithdrawalView }) {
  if (of.length === 0) return null;
  return (
    <ul>
      {of.map(({ line, quantity }) => (
        <li key={line}>{labels.unitsOf(quantity, view.titles[line] ?? "")}</li>
      ))}
    </ul>
  );
}
