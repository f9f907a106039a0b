import type { NotificationKind } from '@heraia/contract/notifications'
import type { Context, SignedIn } from '../../context.ts'
import type { Topic } from './notifications.policy.ts'
import { settingOf } from './notifications.policy.ts'
import { actorsOf, notificationsOf } from './notifications.queries.ts'

/** One line of what happened, without a word of what was said. */
export interface Told {
  kind: NotificationKind
  name: string
  others: number
  /** Where they wrote; null: to her. */
  team: string | null
}

/**
 * What is unread and new since `since`, newest first, as she would be shown it now: what a block or a setting hides
 * meanwhile is told by no channel.
 */
export async function unreadSince(
  tx: Context,
  { personId, since, most }: { personId: string; since: Date | null; most: number },
  isWanted: (topic: Topic) => boolean,
): Promise<Told[]> {
  const ctx = asReader(tx, personId)
  const rows = await notificationsOf(ctx, 'unread', null, most)
  const wanted = rows.filter(({ kind, updated_at }) => isWanted(settingOf[kind]) && updated_at > (since ?? new Date(0)))
  const actors = await actorsOf(
    ctx,
    wanted.map(({ id }) => id),
  )
  return wanted.flatMap(({ id, kind, team_name: team }) => {
    const [first] = actors.get(id) ?? []
    return first ? [{ kind, name: first.chip_name, others: first.actor_count - 1, team }] : []
  })
}

const asReader = (tx: Context, personId: string): SignedIn =>
  ({ ...tx, viewer: { id: personId, hasProfile: true, isAdmin: false } }) as SignedIn
