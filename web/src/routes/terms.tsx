export { TermsPage as Component } from "#features/marketing/terms-page.tsx";
