import type { Scheme } from "@awning/domain/design/color-roles";
import type { MailColours, MailTheme, OwnMailColours } from "@awning/domain/design/mail-look";
import { THEMES, type Theme } from "@awning/domain/design/theme";
import { THEME_COLORS } from "@awning/domain/design/theme-colors";
import { THEME_TOKENS } from "@awning/domain/design/themes/all.generated";

/** The shop themes' colors, fonts and ornaments, as far as mail programs support them. */
export const MAIL_THEMES: Readonly<Record<Theme, MailTheme>> = Object.fromEntries(
  THEMES.map((theme) => {
    const own = THEME_TOKENS[theme].mail;
    return [theme, { ...own, light: coloursOf(theme, "light", own.light), dark: coloursOf(theme, "dark", own.dark) }];
  }),
) as Record<Theme, MailTheme>;

function coloursOf(theme: Theme, scheme: Scheme, own: OwnMailColours): MailColours {
  const page = THEME_COLORS[theme][scheme];
  return {
    bg: page.bg,
    card: page.card,
    ink: page["card-ink"],
    soft: page["card-soft"],
    line: page.line,
    button: page.pri,
    buttonInk: page["pri-ink"],
    accent: page.accent,
    ...own,
  };
}
