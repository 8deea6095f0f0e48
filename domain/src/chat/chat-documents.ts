/**
 * Where conversations are stored. Not below their site, where each write would wake up what renews the public copy. A
 * `siteId` is the owner's uid.
 */
export const chatDocuments = {
  conversation: (siteId: string, conversationId: string) => `chats/${siteId}/conversations/${conversationId}`,
  message: (siteId: string, conversationId: string, messageId: string) =>
    `chats/${siteId}/conversations/${conversationId}/messages/${messageId}`,
  /** When each side typed last. */
  typing: (siteId: string, conversationId: string) => `chats/${siteId}/conversations/${conversationId}/live/typing`,
  /** Whether the chat is offered on the page, and what it says while nobody is there. */
  settings: (siteId: string) => `sites/${siteId}/settings/chat`,
} as const;

export const chatCollections = {
  conversations: (siteId: string) => `chats/${siteId}/conversations`,
  messages: (siteId: string, conversationId: string) => `chats/${siteId}/conversations/${conversationId}/messages`,
} as const;
