import { NotificationKind } from '@heraia/contract/notifications'
import type { Context, SignedIn } from '../../context.ts'
import type { Topic } from './notifications.policy.ts'
import { settingOf } from './notifications.policy.ts'
import { actorsOf, unreadOf } from './notifications.queries.ts'

/** One line of what happened, without a word of what was said. */
export interface Told {
  kind: NotificationKind
  name: string
  others: number
  /** Where they wrote; null: to her. */
  team: string | null
}

/** The newest ones, and how many there are: more than a page of them is not counted. */
export interface News {
  lines: Told[]
  count: number
}

interface Asked {
  personId: string
  since: Date | null
  most: number
  /** Beside what is new stands what she was told before and has not read. */
  withOlder?: boolean
}

/**
 * What is unread and new since `since`, newest first, as she would be shown it now: what a block or a setting hides
 * meanwhile is told by no channel.
 */
export async function unreadSince(
  tx: Context,
  { personId, since, most, withOlder = false }: Asked,
  isWanted: (topic: Topic) => boolean,
): Promise<News> {
  const ctx = asReader(tx, personId)
  const kinds = NotificationKind.options.filter((kind) => isWanted(settingOf[kind]))
  const unread = await unreadOf(ctx, kinds)
  const fresh = unread.filter(({ updated_at }) => updated_at > (since ?? new Date(0)))
  const told = withOlder && fresh.length > 0 ? unread : fresh
  const newest = told.slice(0, most)
  const actors = await actorsOf(
    ctx,
    newest.map(({ id }) => id),
  )
  const lines = newest.flatMap(({ id, kind, team_name: team }) => {
    const [first] = actors.get(id) ?? []
    return first ? [{ kind, name: first.chip_name, others: first.actor_count - 1, team }] : []
  })
  return { lines, count: told.length }
}

const asReader = (tx: Context, personId: string): SignedIn =>
  ({ ...tx, viewer: { id: personId, hasProfile: true, isAdmin: false } }) as SignedIn
