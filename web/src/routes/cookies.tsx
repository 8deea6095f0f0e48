export { CookiesPage as Component } from "#features/marketing/cookies-page.tsx";
