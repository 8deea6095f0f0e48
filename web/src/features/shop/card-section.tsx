import type { CardSettings } from "@awning/domain/shop/card-settings";
import { CreditCard, Unplug } from "lucide-react";
import { useEffect, useRef } from "react";
import { dataOr } from "#data/core/live.ts";
import { changeCard, connectCard, useCardSettings } from "#data/shop/card-settings.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Anchor } from "#ui/layout/anchor.tsx";
import * as labels from "./labels.ts";

/** Card payments: the owner's own account at the provider, with its setup and switch. */
export function CardSection() {
  const card = useCardSettings();
  const isOnline = useOnline();
  const { isBusy, failure, run } = useAction();
  const settings = dataOr(card, null);
  useLookAfterReturn(settings, run);
  if (card.state !== "ready") return null;
  const connect = () => run(async () => window.location.assign(await connectCard()));
  return (
    <Anchor id="cards">
      {settings?.canCharge ? (
        <SwitchLine
          label={labels.payByCard}
          sub={settings.isTest ? labels.testModeNotice : labels.payoutHint}
          isOn={settings.isEnabled}
          isDisabled={isBusy || !isOnline}
          onChange={(isOn) => void run(() => changeCard(isOn))}
        />
      ) : (
        <>
          {settings?.isDisconnected ? (
            <Notice icon={Unplug}>{labels.disconnectedNotice}</Notice>
          ) : (
            <p>
              <span className="strong">{labels.payByCard}</span>
              <span className="switch-line__sub">{settings ? labels.accountUnready : labels.cardPaymentsHint}</span>
            </p>
          )}
          <div className="acts">
            <Button icon={CreditCard} isBusy={isBusy} disabled={!isOnline} onClick={connect}>
              {settings && !settings.isDisconnected ? labels.finishSetup : labels.connectAccount}
            </Button>
          </div>
        </>
      )}
      {failure ? <Notice tone="red">{failureLabel(failure)}</Notice> : null}
    </Anchor>
  );
}

/** Refreshes the account status on return from the provider's pages, because its webhook may be late. */
function useLookAfterReturn(settings: CardSettings | null, run: (act: () => Promise<void>) => Promise<boolean>): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !settings || new URLSearchParams(window.location.search).get("card") !== "back") return;
    isDone.current = true;
    void run(() => changeCard(settings.isEnabled));
  }, [settings, run]);
}
