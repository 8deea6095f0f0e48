import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Checkout preview
export const checkout = "Checkout";
export const transfer = "Transfer";
export const paymentLink = "Payment link";
export const cash = "Cash";
export const delivery = "Delivery";
export const card = "Card";
export const checkoutPreview = "Checkout preview";
export const checkoutTitle = "Checkout, as buyers see it";
export const confirmationTitle = "Order confirmation, as buyers see it";

// Example list
export const seeMyWork = "See my work";
export const findTheStudio = "Find the studio";
export const emailMe = "Email me";

// Live note
export const liveView = "Live view";
export const yourCustomHomePage = "Your custom home page";
export const customHomeTitle = (yourCustomHomePage: ReactNode) => sentence`${yourCustomHomePage}, as visitors see it`;

// Own page
export const homeTitle = (displayName: string) => `${displayName}, as visitors see it`;

// Sample purchase
export const cornerStore = "Corner store";
export const millRoad4 = "Mill road 4";
export const yourProduct = "Your product";

// Theme pages
export const previewOfYourChanges = "Preview of your changes";

// Theme preview
export const unpublishedHint = "Not published, only visible to you";
export const page = "Page";
export const shop = "Shop";
export const light = "Light";
export const dark = "Dark";
export const preview = "Preview";
export const colorMode = "Color mode";
export const previewHint = "Preview, only visible to you";
