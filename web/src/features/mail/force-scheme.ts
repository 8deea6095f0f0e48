const DARK_RULES = /@media\s*\(prefers-color-scheme:\s*dark\)/g;

/**
 * A mail's HTML as it looks in light or dark, whatever this computer is set to: a frame follows the computer, so the
 * mail's own rules for dark are made to hold always or never. Links open in a new tab.
 */
export function forceScheme(html: string, scheme: "light" | "dark"): string {
  return html.replace(DARK_RULES, scheme === "dark" ? "@media all" : "@media not all").replace("<head>", '<head><base target="_blank"/>');
}
