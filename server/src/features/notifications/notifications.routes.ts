import { forSignedIn } from '../../http/procedures.ts'
import { listNotifications, readUnread } from './list-notifications.ts'
import { markRead } from './mark-read.ts'
import { readPushState } from './push/read-push-state.ts'
import { endPush, subscribePush } from './push/subscribe-push.ts'

export const notificationsRoutes = {
  list: forSignedIn.notifications.list.handler(({ context, input }) => listNotifications(context, input)),
  unread: forSignedIn.notifications.unread.handler(({ context }) => readUnread(context)),
  markRead: forSignedIn.notifications.markRead.handler(({ context, input }) => markRead(context, input.id)),
  pushKey: forSignedIn.notifications.pushKey.handler(({ context, input }) => readPushState(context, input.endpoint)),
  subscribePush: forSignedIn.notifications.subscribePush.handler(({ context, input }) => subscribePush(context, input)),
  unsubscribePush: forSignedIn.notifications.unsubscribePush.handler(({ context, input }) => endPush(context, input)),
}
