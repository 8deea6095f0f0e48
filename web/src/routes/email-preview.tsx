export { EmailPreviewScreen as Component } from "#features/mail/email-preview-screen.tsx";
