import { toFailure } from "#data/core/failures.ts";
import { keptText } from "#data/core/unsaved.ts";
import { saveLinkSettings, useLinkSettings } from "#data/link/link-settings.ts";
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
    <Sheet title="UTM tracking" isOpen onClose={onClose}>
      {settings.state === "failed" ? <p className="soft">{failureWords(settings.failure)}</p> : null}
      {settings.state === "ready" ? (
        <div className="lsheet">
          <SwitchLine
            label="Add UTM parameters to web links"
            sub="Shows the sites you link to that visitors came from your page. Links that already have UTM parameters keep them."
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
