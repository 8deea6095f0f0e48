const DARK_RULES = /@media\s*\(prefers-color-scheme:\s*dark\)/g;

/**
 * A mail's HTML in light or dark: an iframe follows the computer's scheme, so the mail's dark rules are made to apply always
 * or never. Links open in a new tab.
 */
export function forceScheme(html: string, scheme: "light" | "dark"): string {
  return html.replace(DARK_RULES, scheme === "dark" ? "@media all" : "@media not all").replace("<head>", '<head><base target="_blank"/>');
}
