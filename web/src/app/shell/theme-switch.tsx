import { Monitor, Moon, Sun } from "lucide-react";
import { Segment } from "#ui/fields/segment.tsx";
import * as labels from "./labels.ts";
import { type ThemeChoice, useTheme } from "./theme.ts";

const ITEMS: readonly { key: ThemeChoice; label: string; icon: typeof Sun }[] = [
  { key: "auto", label: labels.auto, icon: Monitor },
  { key: "light", label: labels.light, icon: Sun },
  { key: "dark", label: labels.dark, icon: Moon },
];

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const [choice, choose] = useTheme();
  return <Segment label={labels.theme} items={ITEMS} current={choice} onChange={choose} />;
}
