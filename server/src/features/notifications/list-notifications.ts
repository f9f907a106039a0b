import { mutedWordIn } from '@heraia/contract/muted-words'
import type { Notification } from '@heraia/contract/notifications'
import type { Page } from '@heraia/contract/paging'
import type { SignedIn } from '../../context.ts'
import { readCursor, toPage } from '../../paging.ts'
import { mutedWordsOf } from '../../visibility/muted-words.ts'
import { type NotificationRow, showNotification } from './notification.view.ts'
import { type Tab, TELLS_WORDS } from './notifications.policy.ts'
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
  const shown = await withWordsFor(ctx, rows)
  return toPage(
    list,
    input.limit,
    shown,
    (row) => ({ at: row.updated_at, id: row.id }),
    (row) => showNotification(row, actors.get(row.id) ?? [], ctx.pass),
  )
}

export const readUnread = async (ctx: SignedIn): Promise<{ count: number }> => ({ count: await countUnread(ctx) })

/** What was told before she muted a word in it stays in the list, without what was said. */
async function withWordsFor(ctx: SignedIn, rows: NotificationRow[]): Promise<NotificationRow[]> {
  const ofOthers = ({ kind, excerpt }: NotificationRow) => excerpt !== null && TELLS_WORDS.includes(kind)
  if (!rows.some(ofOthers)) return rows
  const muted = (await mutedWordsOf(ctx, [ctx.viewer.id])).get(ctx.viewer.id) ?? []
  return rows.map((row) =>
    ofOthers(row) && mutedWordIn([row.excerpt ?? ''], muted) !== null ? { ...row, excerpt: null } : row,
  )
}
