export { PrivacyPage as Component } from "#features/marketing/privacy-page.tsx";
