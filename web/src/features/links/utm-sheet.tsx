import { toFailure } from "#data/failures.ts";
import { saveLinkSettings, useLinkSettings } from "#data/link-settings.ts";
import { keptText } from "#data/unsaved.ts";
import { Sheet } from "#ui/sheet.tsx";
import { SwitchLine } from "#ui/switch-line.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";
import { UtmValues } from "./utm-fields.tsx";

/** What all links of the page tell the sites they lead to. */
export function UtmSheet({ siteId, onClose }: { siteId: string; onClose: () => void }) {
  const settings = useLinkSettings(siteId);
  const save = (utm: { on: boolean; source: string; medium: string; campaign: string }) =>
    void saveLinkSettings(siteId, { utm }).catch((error: unknown) => showToast(failureWords(toFailure(error))));
  return (
    <Sheet title="Where your visitors come from" isOpen onClose={onClose}>
      {settings.state === "failed" ? <p className="soft">{failureWords(settings.failure)}</p> : null}
      {settings.state === "ready" ? (
        <div className="lsheet">
          <SwitchLine
            label="Add UTM parameters to web links"
            sub="The sites you link to then count your visitors as yours. Addresses that carry such parameters keep their own."
            isOn={settings.data.utm.on}
            onChange={(on) => save({ ...settings.data.utm, on })}
          />
          {settings.data.utm.on ? (
            <UtmValues
              keptAt={(key) => keptText(siteId, `utm/${key}`)}
              values={settings.data.utm}
              onChange={(values) => save({ ...settings.data.utm, ...values })}
            />
          ) : null}
        </div>
      ) : null}
    </Sheet>
  );
}
