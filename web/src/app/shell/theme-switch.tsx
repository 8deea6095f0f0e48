import { Monitor, Moon, Sun } from "lucide-react";
import { Segment } from "#ui/fields/segment.tsx";
import { type ThemeChoice, useTheme } from "./theme.ts";

const ITEMS: readonly { key: ThemeChoice; label: string; icon: typeof Sun }[] = [
  { key: "auto", label: "Auto", icon: Monitor },
  { key: "light", label: "Light", icon: Sun },
  { key: "dark", label: "Dark", icon: Moon },
];

/** Light, dark, or the device's setting. */
export function ThemeSwitch() {
  const [choice, choose] = useTheme();
  return <Segment label="Theme" items={ITEMS} current={choice} onChange={choose} />;
}
