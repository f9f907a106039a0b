import { forSignedIn } from '../../http/procedures.ts'
import { listNotifications, readUnread } from './list-notifications.ts'
import { markRead } from './mark-read.ts'

export const notificationsRoutes = {
  list: forSignedIn.notifications.list.handler(({ context, input }) => listNotifications(context, input)),
  unread: forSignedIn.notifications.unread.handler(({ context }) => readUnread(context)),
  markRead: forSignedIn.notifications.markRead.handler(({ context, input }) => markRead(context, input.id)),
}
