import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Contact page
export const ringTheBell = "Ring the bell.";
export const messageHint = "Your message goes to the host of this site. You get a copy by email.";
export const otherWaysToGetHelp = "Other ways to get help";
export const yourOrderFromShop = "Your order from a shop";
export const orderAnswer = "Use the link in your order email to contact the shop. Only the shop can help with your order.";
export const harmfulPage = "A harmful page";
export const reportAnswer = "Use “Report this page” at the bottom of that page. It tells us which page you mean.";
export const securityProblem = "A security problem";
export const securityAnswer = (securityTxt: ReactNode) =>
  sentence`Choose “Security” in the form. We’ll reply before any details are published. See also ${securityTxt}.`;
