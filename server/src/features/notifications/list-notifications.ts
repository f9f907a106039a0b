import type { Notification } from '@heraia/contract/notifications'
import type { Page } from '@heraia/contract/paging'
import type { SignedIn } from '../../context.ts'
import { readCursor, toPage } from '../../paging.ts'
import { showNotification } from './notification.view.ts'
import type { Tab } from './notifications.policy.ts'
import { actorsOf, countUnread, notificationsOf } from './notifications.queries.ts'

export async function listNotifications(
  ctx: SignedIn,
  input: { tab: Tab; asideFrom?: string; cursor?: string; limit: number },
): Promise<Page<Notification>> {
  const list = `notifications${input.tab}${input.asideFrom ? 'aside' : ''}`
  const rows = await notificationsOf(ctx, input.tab, readCursor(list, input.cursor), input.limit, input.asideFrom)
  const actors = await actorsOf(
    ctx,
    rows.slice(0, input.limit).map((row) => row.id),
  )
  return toPage(
    list,
    input.limit,
    rows,
    (row) => ({ at: row.updated_at, id: row.id }),
    (row) => showNotification(row, actors.get(row.id) ?? [], ctx.pass),
  )
}

export const readUnread = async (ctx: SignedIn): Promise<{ count: number }> => ({ count: await countUnread(ctx) })
