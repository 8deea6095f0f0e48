import { paths } from "@awning/domain/routes/paths";
import { SETTINGS_SECTIONS, type SettingsSection, settingsPaths } from "@awning/domain/routes/settings-paths";
import { formatCount } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import * as labels from "./labels.ts";
import { SECTION_ICONS, SETTINGS_TITLES } from "./settings-sections.ts";

type Faults = Readonly<Record<SettingsSection, number>>;

/** The sections beside an open one; a dot says where something is to be fixed. */
export function SettingsNav({ current, faults }: { current: SettingsSection; faults: Faults | null }) {
  return (
    <nav className="settings-nav" aria-label={labels.settings}>
      <Link className="settings-nav__top" to={paths.settings}>
        {labels.settings}
      </Link>
      {SETTINGS_SECTIONS.map((section) => (
        <Link
          key={section}
          className="settings-nav__one"
          to={settingsPaths.section(section)}
          aria-current={section === current ? "page" : undefined}
        >
          <Icon of={SECTION_ICONS[section]} size="sm" />
          {SETTINGS_TITLES[section]}
          {faults?.[section] ? (
            <span className="settings-nav__dot">
              <span className="sr">{faultsLabel(faults[section])}</span>
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}

/** The list of all sections, each with what is set there. */
export function SettingsList({ facts, faults }: { facts: Readonly<Record<SettingsSection, ReactNode>>; faults: Faults | null }) {
  return (
    <ul className="settings-list">
      {SETTINGS_SECTIONS.map((section) => (
        <li key={section}>
          <Link className="settings-list__one" to={settingsPaths.section(section)}>
            <Icon of={SECTION_ICONS[section]} />
            <span className="row__text">
              <span className="settings-list__title">{SETTINGS_TITLES[section]}</span>
              <span className="row__sub breaks">{facts[section]}</span>
              {faults?.[section] ? <StateMark shape="alert" tone="sun" word={faultsLabel(faults[section])} /> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const faultsLabel = (count: number) => labels.toFix(formatCount(count, "thing"));
