// Copy button
export const copy = "Copy";
export const copied = "Copied";

// Write button
export const chatUnread = (unread: number) => `Chat (${unread} unread)`;
export const chat = "Chat";
export const message = "Message";
export const atMostCharacters = (max: number) => `Use at most ${max} characters.`;
export const cancel = "Cancel";
export const send = "Send";
export const needsAConnection = "Needs a connection";
