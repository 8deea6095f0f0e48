import type { OrderAction } from "@awning/domain/order/actions";
import type { Order } from "@awning/domain/order/order";
import type { OrderActionType } from "@awning/domain/order/transition-table";
import { CircleAlert, CloudOff, Ellipsis } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { keepToastsAbove } from "#ui/toast-room.ts";
import { actionDisplay, arrangeActions, offeredActions } from "./action-display.ts";
import * as labels from "./labels.ts";
import { OrderSheets } from "./order-sheets.tsx";
import { useOrderAction } from "./use-order-action.ts";

/** The actions that the order's state allows, in table order. The next step is the red button; canceling stays in the menu. */
export function OrderActions({ order }: { order: Order }) {
  const allowed = offeredActions(order);
  const isOnline = useOnline();
  const { busy, failure, run, clear } = useOrderAction(order);
  // Other screens link to an action.
  const linked = useSearchParams()[0].get("act");
  const [open, setOpen] = useState<OrderActionType | null>(() => allowed.find((one) => one === linked) ?? null);
  const arranged = arrangeActions(allowed, order);
  const [first, ...others] = arranged.shown;
  // A phone has room for one action and the menu; a wide screen shows all.
  const isNarrow = useNarrow();
  const beside = isNarrow ? [] : others;
  const close = () => {
    clear();
    setOpen(null);
  };
  const perform = (act: OrderAction) =>
    run(act, (words) => {
      // If the answer comes after another sheet was opened, that one stays.
      setOpen((now) => (now === act.type ? null : now));
      showToast(words);
    });
  // A sheet closes when its action is no longer allowed, because another tab was faster.
  const asked = open !== null && allowed.includes(open) ? open : null;
  const start = (act: OrderActionType) => {
    clear();
    setOpen(act);
  };
  const inMenu: OrderActionType[] = [...(isNarrow ? others : []), ...arranged.inMenu];
  const sheet = { order, isBusy: busy !== null, failure, onClose: close, onAct: perform };
  const isGone = open !== null && asked === null && busy === null;

  return (
    <>
      <div ref={keepToastsAbove} className="across gap-2 order-acts">
        {beside.map((act) => (
          <ActButton key={act} act={act} order={order} isOnline={isOnline} isBusy={busy === act} onStart={start} />
        ))}
        {inMenu.length > 0 ? (
          <Menu
            label={labels.moreActions}
            items={inMenu.map((act) => ({
              ...actionDisplay(act, order),
              isDanger: act === "cancel",
              isDisabled: !isOnline,
              onSelect: () => start(act),
            }))}
            trigger={(props) => <IconButton icon={Ellipsis} label={labels.moreActions} variant="outline" size="md" {...props} />}
          />
        ) : null}
        {first ? <ActButton isFirst act={first} order={order} isOnline={isOnline} isBusy={busy === first} onStart={start} /> : null}
      </div>
      {allowed.length > 0 && !isOnline ? (
        <p className="order-acts__say">
          <CloudOff className="icon icon--sm" aria-hidden="true" /> {labels.offlineHint}
        </p>
      ) : null}
      {isGone ? (
        <div className="order-acts__say">
          <Notice
            tone="sun"
            icon={CircleAlert}
            action={
              <Button size="sm" onClick={close}>
                {labels.dismissNotice}
              </Button>
            }
          >
            {labels.orderChanged}
          </Notice>
        </div>
      ) : null}
      <OrderSheets {...sheet} act={asked} />
    </>
  );
}

function ActButton({
  act,
  order,
  isFirst = false,
  isOnline,
  isBusy,
  onStart,
}: {
  act: OrderActionType;
  order: Order;
  isFirst?: boolean;
  isOnline: boolean;
  isBusy: boolean;
  onStart: (act: OrderActionType) => void;
}) {
  const { label, icon } = actionDisplay(act, order);
  return (
    <Button
      variant={isFirst ? "primary" : "outline"}
      icon={icon}
      isBusy={isBusy}
      disabled={!isOnline}
      title={isOnline ? undefined : uiLabels.needsAConnection}
      onClick={() => onStart(act)}
    >
      {label}
    </Button>
  );
}
