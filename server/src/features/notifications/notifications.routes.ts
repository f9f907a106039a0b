import { forSignedIn } from '../../http/procedures.ts'
import { listNotifications, readUnread } from './list-notifications.ts'
import { markRead } from './mark-read.ts'
import { readPushState } from './push/read-push-state.ts'
import { endPush, subscribePush } from './push/subscribe-push.ts'
import { acceptSender, endAcceptance } from './set-aside/accept-sender.ts'
import { clearSetAside } from './set-aside/clear-set-aside.ts'
import { countSetAside, listAcceptedSenders, listSetAside } from './set-aside/list-set-aside.ts'

export const notificationsRoutes = {
  list: forSignedIn.notifications.list.handler(({ context, input }) => listNotifications(context, input)),
  unread: forSignedIn.notifications.unread.handler(({ context }) => readUnread(context)),
  markRead: forSignedIn.notifications.markRead.handler(({ context, input }) => markRead(context, input.id)),
  setAside: forSignedIn.notifications.setAside.handler(({ context, input }) => listSetAside(context, input)),
  countSetAside: forSignedIn.notifications.countSetAside.handler(({ context }) => countSetAside(context)),
  clearSetAside: forSignedIn.notifications.clearSetAside.handler(({ context, input }) =>
    clearSetAside(context, input.id),
  ),
  acceptedSenders: forSignedIn.notifications.acceptedSenders.handler(({ context, input }) =>
    listAcceptedSenders(context, input),
  ),
  acceptSender: forSignedIn.notifications.acceptSender.handler(({ context, input }) => acceptSender(context, input.id)),
  endAcceptance: forSignedIn.notifications.endAcceptance.handler(({ context, input }) =>
    endAcceptance(context, input.id),
  ),
  pushKey: forSignedIn.notifications.pushKey.handler(({ context, input }) => readPushState(context, input.endpoint)),
  subscribePush: forSignedIn.notifications.subscribePush.handler(({ context, input }) => subscribePush(context, input)),
  unsubscribePush: forSignedIn.notifications.unsubscribePush.handler(({ context, input }) => endPush(context, input)),
}
