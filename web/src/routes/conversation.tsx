export { ConversationScreen as Component } from "#features/chat/conversation-screen.tsx";
