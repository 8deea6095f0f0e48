import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import { toFailure } from "#data/core/failures.ts";
import type { WithDocument } from "#data/core/rows.ts";
import { updateShopSettings } from "#data/shop/shop-settings-writes.ts";
import { useForm } from "#form/use-form.ts";
import { useFormAutosave } from "#form/use-form-autosave.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { numberLocale } from "#ui/locale.ts";
import { changedSettings, readSettingsForm, rebaseSettings, toSettingsForm } from "./settings-form.ts";

const SAVE_AFTER_MS = 700;

/** Edits the settings with autosave. What is typed lies over the live settings until it is stored and left. */
export function useSettingsEditor(siteId: string, stored: WithDocument<ShopSettings>) {
  /** What is typed, and what was stored when it was: whatever is changed in lists elsewhere since then stays. */
  const [seen, setEdits] = useState<{ typed: Partial<SettingsForm>; base: ShopSettings }>({ typed: {}, base: stored });
  const edits = rebaseSettings(seen.base, seen.typed, stored);
  const [focused, setFocused] = useState<keyof SettingsForm | null>(null);
  const form: SettingsForm = { ...toSettingsForm(stored, numberLocale()), ...edits };
  const { settings, problems } = readSettingsForm(form, stored, numberLocale());
  const changes = Object.keys(edits).length === 0 ? {} : changedSettings(stored, settings);
  const signature = JSON.stringify(changes);

  const refused = useRef("");
  const latest = useRef({ siteId, stored, changes, signature });
  latest.current = { siteId, stored, changes, signature };
  const save = useRef(() => {
    const { siteId, stored, changes, signature } = latest.current;
    // A change the server refused is not sent again by itself: that would never end.
    if (signature === "{}" || signature === refused.current) return;
    updateShopSettings(siteId, stored, changes).catch((error: unknown) => {
      refused.current = signature;
      showToast(failureLabel(toFailure(error)));
    });
  }).current;

  useEffect(() => {
    if (signature === "{}") return;
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [signature, save]);
  useSaveOnLeaving(save);
  useEffect(() => {
    if (signature !== "{}") return;
    const isWaiting = (key: string) => key === "shipping" && problems.shippingPrice !== undefined;
    const keep = Object.entries(edits).filter(([key]) => key === focused || key in problems || isWaiting(key));
    if (keep.length === Object.keys(edits).length) return;
    // What was typed since this was drawn is not stored yet.
    setEdits((all) => (all === seen ? { typed: Object.fromEntries(keep), base: stored } : all));
  });
  return { inputs: typed, settings, problems };
}
