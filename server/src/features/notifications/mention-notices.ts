import type { CommentId, PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Announcements } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { tellChanged } from './lines.ts'
import { notifyAll } from './notice.ts'
import { type Taken, taken, whoHear } from './withdraw-notice.ts'

/** Post or comment that names her: she is told of each once, however often it is edited. */
export const mentionGroup = (id: PostId | CommentId): string => `mention:${id}`

export function tellOfMention(tx: Context, told: Announcements['post.mentioned']): Promise<void> {
  const about = { by: told.authorId, postId: told.postId, group: mentionGroup(told.postId) }
  return notifyAll(
    tx,
    told.mentionedIds.map((to) => ({ ...about, to, kind: 'mention' })),
  )
}

export const withdrawMention = (tx: Context, told: Announcements['post.unmentioned']): Promise<void> =>
  withdraw(tx, { ...told, group: mentionGroup(told.postId) })

/** Who heard of the comment because it stands under her post, or answers her, hears of it once. */
export async function tellOfChangedNames(tx: Context, told: Announcements['comment.edited']): Promise<void> {
  const { postId, commentId, authorId: by } = told
  const group = mentionGroup(commentId)
  if (told.droppedIds.length > 0) await withdraw(tx, { ...told, group })
  if (told.mentionedIds.length === 0) return
  const answered = await tx.db
    .selectFrom('notifications')
    .select('person_id')
    .where('comment_id', '=', commentId)
    .where('kind', '=', 'reply')
    .execute()
  const heard = new Set([told.postAuthorId, ...answered.map(({ person_id }) => person_id)])
  const named = told.mentionedIds.filter((id) => !heard.has(id))
  await notifyAll(
    tx,
    named.map((to) => ({ ...{ to, by, group, postId, commentId }, kind: 'mention' })),
  )
}

/** Kept, also where it is unread: who is named again in the same words is not rung once more. */
async function withdraw(
  tx: Context,
  { group, postId, authorId, droppedIds }: { group: string; postId: PostId; authorId: string; droppedIds: string[] },
): Promise<void> {
  const { rows } = await sql<Taken>`
    update notification_actors x set withdrawn = true from notifications n
    where n.id = x.notification_id and x.actor_id = ${authorId}::uuid and not x.withdrawn
      and n.post_id = ${postId}::uuid and n.group_key = ${group} and n.person_id = any(${droppedIds}::uuid[])
    returning ${taken(tx, authorId)}`.execute(tx.db)
  await tellChanged(tx, whoHear(rows))
}
