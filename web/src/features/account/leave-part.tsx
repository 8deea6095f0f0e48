import { DELETION_DAYS, RELEASED_DAYS } from "@awning/domain/account/deletion";
import type { Order } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useAccount } from "#data/account/accounts.ts";
import { useOrdersToDo } from "#data/order/orders.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Bone } from "#ui/layout/skeleton.tsx";
import { Money } from "#ui/money.tsx";
import { AccountSection } from "./account-page.tsx";
import { formatDay } from "./leave-labels.ts";
import { LeaveSheet } from "./leave-sheet.tsx";
import "./leave.css";
import * as labels from "./labels.ts";

/** How many unfinished orders are named; the others are on the orders screen. */
const NAMED = 5;

/** Account deletion: what happens, when, what stays, and which orders are unfinished. */
export function LeavePart() {
  const account = useAccount();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const until = account.state === "ready" ? (account.data?.deletion?.until ?? null) : null;
  // The pressed button is gone, so the focus moves to where it was.
  useEffect(() => {
    if (until === null || !hasLeft) return;
    setAsking(false);
    setLeft(false);
    words.current?.focus();
  }, [until, hasLeft]);
  if (account.state !== "ready" || account.data === null) return null;
  const { deletion } = account.data;
  return (
    <AccountSection id="delete" title={labels.deleteAccount} text={labels.deletionWarning(DELETION_DAYS)}>
      {deletion === null ? (
        <>
          <ul className="leave__list">
            <li>{labels.deleteHint}</li>
            <li>{labels.buyersKeepAccessHint(RELEASED_DAYS)}</li>
            <li>{labels.nameKeptHint}</li>
            <li>{labels.keepACopyHint(<Link to={`${paths.account}#download`}>{labels.downloadData}</Link>)}</li>
          </ul>
          <OpenOrders />
          <div>
            <Button danger disabled={!isOnline} onClick={() => setAsking(true)}>
              {labels.deleteMyAccount}
            </Button>
            {isOnline ? null : <p className="soft">{labels.offlineHint}</p>}
          </div>
          {isAsking ? <LeaveSheet onClose={() => setAsking(false)} onLeft={() => setLeft(true)} /> : null}
        </>
      ) : (
        <>
          <p ref={words} tabIndex={-1}>
            {labels.deletionPlannedNotice(<b>{formatDay(deletion.until)}</b>)}
          </p>
          <OpenOrders />
        </>
      )}
    </AccountSection>
  );
}

/** Unfinished orders, which deletion does not complete. */
function OpenOrders() {
  const orders = useOrdersToDo();
  if (orders.state === "failed") return <p role="alert">{failureLabel(orders.failure)}</p>;
  if (orders.state === "loading") return <Bone width="100%" height={64} />;
  if (orders.data.length === 0) return <p className="soft">{labels.youHaveNoOpenOrders}</p>;
  const more = orders.data.length - NAMED;
  return (
    <div className="leave__orders">
      <p>{labels.openOrdersWarning(<b>{labels.openOrdersCount(orders.data.length)}</b>)}</p>
      <ul>
        {orders.data.slice(0, NAMED).map((order) => (
          <OpenOrder key={order.id} order={order} />
        ))}
      </ul>
      {more > 0 ? <Link to={paths.orders}>{labels.more(more)}</Link> : null}
    </div>
  );
}

function OpenOrder({ order }: { order: Order }) {
  return (
    <li>
      <Link to={paths.order(order.id)}>
        <span className="num">#{order.number}</span> {order.buyer.name}
      </Link>
      <Money amount={order.total} currency={order.currency} />
    </li>
  );
}
