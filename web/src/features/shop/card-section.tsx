import type { CardSettings } from "@awning/domain/shop/card-settings";
import { CreditCard, Unplug } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { changeCard, connectCard, useCardSettings } from "#data/shop/card-settings.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";

/** Paying by card: the owner's own account at the provider, connected, finished, turned on and off. */
export function CardSection() {
  const card = useCardSettings();
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(failureLabel(toFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  const settings = card.state === "ready" ? card.data : null;
  useLookAfterReturn(settings, run);
  if (card.state !== "ready") return null;
  const connect = () => run(async () => window.location.assign(await connectCard()));
  return (
    <section className="settings__part" aria-label="Cards">
      <h2>Cards</h2>
      {settings?.canCharge ? (
        <SwitchLine
          label="Pay by card"
          sub={settings.isTest ? "Test mode. Cards aren’t charged." : "Payments go straight to your own account. Awning takes no fee."}
          isOn={settings.isEnabled}
          isDisabled={isBusy || !isOnline}
          onChange={(isOn) => void run(() => changeCard(isOn))}
        />
      ) : (
        <>
          {settings?.isDisconnected ? (
            <Notice icon={Unplug}>
              Your account was disconnected at the payment provider, so card payments are off. You can find earlier payments and refunds
              there.
            </Notice>
          ) : (
            <p className="soft">
              {settings
                ? "Your account isn’t ready yet. The payment provider needs more information from you."
                : "Buyers pay by card on the payment provider’s page. Payments go straight to your own account. Awning takes no fee."}
            </p>
          )}
          <div className="acts">
            <Button icon={CreditCard} isBusy={isBusy} disabled={!isOnline} onClick={connect}>
              {settings && !settings.isDisconnected ? "Finish setup" : "Connect account"}
            </Button>
          </div>
        </>
      )}
      {failure ? <Notice tone="red">{failure}</Notice> : null}
    </section>
  );
}

/** Who comes back from the provider's pages sees at once how the account stands; its message may be late. */
function useLookAfterReturn(settings: CardSettings | null, run: (act: () => Promise<void>) => Promise<void>): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !settings || new URLSearchParams(window.location.search).get("card") !== "back") return;
    isDone.current = true;
    void run(() => changeCard(settings.isEnabled));
  }, [settings, run]);
}
