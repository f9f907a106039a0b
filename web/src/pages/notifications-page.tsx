export { NotificationsScreen as Component } from '../features/notifications/notifications-screen.tsx'
