export { EmailPreviewScreen as Component } from "#features/email-preview/email-preview-screen.tsx";
