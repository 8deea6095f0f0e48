/** Conversation documents, outside their site, where each write would trigger the public copy. A `siteId` is the owner's uid. */
export const chatDocuments = {
  conversation: (siteId: string, conversationId: string) => `chats/${siteId}/conversations/${conversationId}`,
  message: (siteId: string, conversationId: string, messageId: string) =>
    `chats/${siteId}/conversations/${conversationId}/messages/${messageId}`,
  typing: (siteId: string, conversationId: string) => `chats/${siteId}/conversations/${conversationId}/live/typing`,
  /** What the owner notes, below the conversation so that it goes with it. */
  note: (siteId: string, conversationId: string) => `chats/${siteId}/conversations/${conversationId}/private/note`,
  savedReplies: (siteId: string) => `sites/${siteId}/settings/savedReplies`,
  settings: (siteId: string) => `sites/${siteId}/settings/chat`,
} as const;

export const chatCollections = {
  conversations: (siteId: string) => `chats/${siteId}/conversations`,
  messages: (siteId: string, conversationId: string) => `chats/${siteId}/conversations/${conversationId}/messages`,
} as const;
