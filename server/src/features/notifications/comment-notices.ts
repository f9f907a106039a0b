import { sql } from 'kysely'
import type { Announcements } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import type { Commented } from '../feed/feed.events.ts'
import { mentionGroup } from './mention-notices.ts'
import { namedGroup, type Reason } from './named-group.ts'
import { type Notice, notifyAll } from './notice.ts'
import { settingOf } from './notifications.policy.ts'

/**
 * Each person hears once: that it names her, else that it answers her, else that it is under her post. Who wants no
 * notices of mentions hears the others.
 */
export async function tellOfComment(tx: Context, told: Commented): Promise<void> {
  const about = { by: told.authorId, postId: told.postId, commentId: told.commentId }
  const anyway = new Map<string, Notice & { kind: Reason }>()
  const author = told.postAuthorId
  anyway.set(author, { ...about, to: author, kind: 'comment', group: `comment:${told.postId}` })
  if (told.repliedTo) {
    const { authorId: to, commentId } = told.repliedTo
    anyway.set(to, { ...about, to, kind: 'reply', group: `reply:${commentId}` })
  }
  const notices = new Map<string, Notice>(anyway)
  for (const to of await whoHearMentions(tx, told.mentionedIds, anyway)) {
    const reason = anyway.get(to)?.kind
    const group = reason ? namedGroup(reason, told.commentId) : mentionGroup(told.commentId)
    notices.set(to, { ...about, to, kind: 'mention', group })
  }
  await notifyAll(tx, [...notices.values()])
}

/** Asked only of whom another notice is there for: `notify` asks it of all. */
async function whoHearMentions(
  tx: Context,
  named: readonly string[],
  anyway: ReadonlyMap<string, Notice>,
): Promise<readonly string[]> {
  const both = named.filter((id) => anyway.has(id))
  if (both.length === 0) return named
  const { rows } = await sql<{ id: string }>`
    select id from profiles where id = any(${both}::uuid[])
      and notification_settings -> ${settingOf.mention}::text = 'false'::jsonb`.execute(tx.db)
  const unwanted = new Set(rows.map(({ id }) => id))
  return named.filter((id) => !unwanted.has(id))
}

/** Names came into her words or went out of them: whoever hears of the comment anyway keeps her line, and it stays true. */
export async function renameReasons(tx: Context, told: Announcements['comment.edited']): Promise<void> {
  const { commentId, mentionedIds, droppedIds } = told
  const change = (kind: Reason | 'mention', ids: string[], reason: Reason) =>
    sql`
    update notifications set kind = ${kind}
    where comment_id = ${commentId}::uuid and group_key = ${namedGroup(reason, commentId)}
      and person_id = any(${ids}::uuid[])`.execute(tx.db)
  for (const reason of ['comment', 'reply'] as const) {
    if (droppedIds.length > 0) await change(reason, droppedIds, reason)
    if (mentionedIds.length > 0) await change('mention', mentionedIds, reason)
  }
}
