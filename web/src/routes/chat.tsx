export { ChatScreen as Component } from "#features/chat/chat-screen.tsx";
