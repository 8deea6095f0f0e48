export { PricingPage as Component } from "#features/marketing/pricing-page.tsx";
