import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import type { WithDocument } from "#data/core/rows.ts";
import { updateShopSettings } from "#data/shop/shop-settings-writes.ts";
import { useForm } from "#form/use-form.ts";
import { useFormAutosave } from "#form/use-form-autosave.ts";
import { showFailure } from "#ui/feedback/toast.tsx";
import { numberLocale } from "#ui/locale.ts";
import { changedSettings, readSettingsForm, rebaseSettings, toSettingsForm } from "./settings-form.ts";

/** Edits the settings with autosave. Changes to lists on other devices are kept. */
export function useSettingsEditor(siteId: string, stored: WithDocument<ShopSettings>) {
  const typed = useForm({ stored: toSettingsForm(stored, numberLocale()), rebase: rebaseSettings });
  const { settings, problems } = readSettingsForm(typed.form, stored, numberLocale());
  const changes = Object.keys(typed.edits).length === 0 ? {} : changedSettings(stored, settings);
  const isWrong = (field: string) => field in problems || (field === "shipping" && problems.shippingPrice !== undefined);
  useFormAutosave(typed, {
    changes,
    save: () => updateShopSettings(siteId, stored, changes),
    onRefused: showFailure,
    isSettled: (field) => Object.keys(changes).length === 0 && !isWrong(field),
  });
  return { inputs: typed, settings, problems };
}
