export { MessagesScreen as Component } from '../features/messages/messages-screen.tsx'
