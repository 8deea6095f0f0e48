import type { Device } from "@awning/domain/notification/device";
import type { QuietHours } from "@awning/domain/notification/notify";
import { fromClock, toClock } from "@awning/domain/time/typed-moment";
import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { dataOr } from "#data/core/live.ts";
import { saveQuietHours } from "#data/notification/notify.ts";
import { canPush, hasPush, thisDevice, turnOffPush, turnOnPush, useDevices } from "#data/notification/push.ts";
import { isSoundOn, setSound } from "#data/notification/sound.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Anchor } from "#ui/layout/anchor.tsx";
import { Row, Rows, Section } from "#ui/lists/rows.tsx";
import * as labels from "./labels.ts";
import { PUSH_HINTS } from "./notify-labels.ts";

/** Push messages and sounds of this device, the owner's other devices, and when all of them are quiet. */
export function PushPart({ siteId, quiet }: { siteId: string; quiet: QuietHours | null }) {
  const devices = useDevices(siteId);
  const [isSounding, setSounding] = useState(isSoundOn);
  const all = dataOr(devices, []);
  const here = thisDevice(all);
  return (
    <>
      <Section title={labels.thisDevice}>
        {hasPush ? <ThisDevice siteId={siteId} devices={all} here={here} isKnown={devices.state === "ready"} /> : null}
        <Anchor id="sound">
          <SwitchLine
            label={labels.playSound}
            sub={labels.playSoundHint}
            isOn={isSounding}
            onChange={(isOn) => {
              setSound(isOn);
              setSounding(isOn);
            }}
          />
        </Anchor>
      </Section>
      {hasPush && (all.length > 0 || quiet !== null) ? (
        <Section title={labels.pushToDevices}>
          <Rows>
            {all.map((device) => (
              <DeviceRow key={device.id} siteId={siteId} device={device} isHere={device === here} />
            ))}
          </Rows>
          <Quiet siteId={siteId} quiet={quiet} />
        </Section>
      ) : null}
    </>
  );
}

type Here = { siteId: string; devices: readonly Device[]; here: Device | null; isKnown: boolean };

function ThisDevice({ siteId, devices, here, isKnown }: Here) {
  const { isBusy, run } = useAction(showFailure);
  const [can, setCan] = useState(canPush);
  const change = (isOn: boolean) =>
    run(async () => {
      if (isOn) await turnOnPush(siteId, devices);
      else if (here) await turnOffPush(siteId, here);
      setCan(canPush());
    });
  return (
    <Anchor id="push">
      <SwitchLine
        label={labels.pushHere}
        sub={PUSH_HINTS[can]}
        isOn={here !== null && can === "yes"}
        onChange={change}
        isDisabled={isBusy || !isKnown || can !== "yes"}
      />
    </Anchor>
  );
}

function DeviceRow({ siteId, device, isHere }: { siteId: string; device: Device; isHere: boolean }) {
  const { isBusy, run } = useAction(showFailure);
  return (
    <Row lead={<Icon of={MonitorSmartphone} />} title={device.name} sub={isHere ? labels.thisDevice : undefined}>
      <Button
        size="sm"
        variant="quiet"
        isBusy={isBusy}
        aria-label={uiLabels.removeNamed(device.name)}
        onClick={() => run(() => turnOffPush(siteId, device))}
      >
        {uiLabels.remove}
      </Button>
    </Row>
  );
}

const NIGHT: QuietHours = { from: 22 * 60, until: 7 * 60 };

/** Times are written when they are whole: a field that is half typed is empty. */
function Quiet({ siteId, quiet }: { siteId: string; quiet: QuietHours | null }) {
  const save = (next: QuietHours | null) => void saveQuietHours(siteId, next).catch(showFailure);
  const field = (label: string, minute: number, put: (minute: number) => QuietHours) => (
    <TextInput
      type="time"
      step={300}
      aria-label={label}
      value={toClock(minute)}
      onChange={(event) => {
        const typed = fromClock(event.currentTarget.value);
        if (typed !== null) save(put(typed));
      }}
    />
  );
  return (
    <Anchor id="quiet-hours">
      <SwitchLine
        label={labels.quietHours}
        sub={labels.quietHoursHint}
        isOn={quiet !== null}
        onChange={(isOn) => save(isOn ? NIGHT : null)}
      />
      {quiet === null ? null : (
        <div className="across gap-3 notify__quiet">
          {field(labels.quietStart, quiet.from, (from) => ({ ...quiet, from }))}
          <span className="faint">{labels.quietSeparator}</span>
          {field(labels.quietEnd, quiet.until, (until) => ({ ...quiet, until }))}
        </div>
      )}
    </Anchor>
  );
}
