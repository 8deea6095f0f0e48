import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Site report
export const thanksTitle = "Thanks, we’ll look into it";
export const thanksText = (displayName: string) => `We’ve received your report. ${displayName} won’t see who sent it.`;
export const backToPage = "Back to page";
export const reportThisPage = "Report this page";
export const recipientHint = (displayName: string) =>
  `This report goes to Awning, not to ${displayName}. For questions about an order, please contact the shop first.`;
export const youreReporting = (path: ReactNode) => sentence`You’re reporting ${path}.`;
export const whatsWrongWithThisPage = "What’s wrong with this page?";
export const detailsOptional = "Details (optional)";
export const yourEmailOptional = "Your email (optional)";
export const emailHint = "Only if you’d like a reply.";
export const sendReport = "Send report";
