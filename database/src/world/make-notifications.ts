import type { Insertable } from 'kysely'
import type { LikesTable } from '../tables/likes.ts'
import type { NotificationActorsTable } from '../tables/notification-actors.ts'
import type { NotificationsTable } from '../tables/notifications.ts'
import type { Chance } from './chance.ts'
import type { CommentRow } from './make-comments.ts'
import type { FollowRow } from './make-follows.ts'
import type { MadePost } from './make-posts.ts'
import { idAt, type Makings, minutesBefore } from './makings.ts'
import type { MadePerson } from './person.ts'

export interface MadeNotification {
  row: Insertable<NotificationsTable>
  actors: Insertable<NotificationActorsTable>[]
}

interface Happened {
  kind: 'like' | 'comment' | 'follow'
  actors: string[]
  postId?: string
  commentId?: string
}

/** The figure of the header's bell. */
const DEMO_UNREAD = 3

/** What the demo athlete was told: three things she has not read, and older ones that she has. */
export function makeNotifications(
  makings: Makings,
  chance: Chance,
  demo: MadePerson,
  world: {
    posts: readonly MadePost[]
    likes: readonly Insertable<LikesTable>[]
    comments: readonly CommentRow[]
    follows: readonly FollowRow[]
  },
): MadeNotification[] {
  const happened = [...likesOfHers(demo, world), ...commentsOnHers(demo, world), ...followsOfHers(demo, world)]
  const order = [
    happened.find(({ kind }) => kind === 'like'),
    happened.find(({ kind }) => kind === 'comment'),
    happened.find(({ kind }) => kind === 'follow'),
  ]
  const unread = order.filter((one) => one !== undefined).slice(0, DEMO_UNREAD)
  const read = chance.some(
    happened.filter((one) => !unread.includes(one)),
    17,
  )
  return [...unread, ...read].map((one, index) => {
    const at = minutesBefore(makings.now, 12 + index ** 2 * 95)
    return notify(makings, chance, demo, one, at, index < DEMO_UNREAD)
  })
}

type World = Parameters<typeof makeNotifications>[3]

const likesOfHers = (demo: MadePerson, { posts, likes }: World): Happened[] =>
  posts
    .filter((post) => post.author === demo && post.row.likes_count > 2)
    .map((post) => ({
      kind: 'like',
      postId: post.row.id,
      actors: likes.filter((like) => like.post_id === post.row.id).map((like) => like.person_id),
    }))

const commentsOnHers = (demo: MadePerson, { posts, comments }: World): Happened[] => {
  const hers = new Set(posts.filter((post) => post.author === demo).map((post) => post.row.id))
  return comments
    .filter((comment) => hers.has(comment.post_id) && comment.author_id !== demo.profile.id && !comment.parent_id)
    .map((comment) => ({
      kind: 'comment',
      postId: comment.post_id,
      commentId: comment.id,
      actors: [comment.author_id],
    }))
}

const followsOfHers = (demo: MadePerson, { follows }: World): Happened[] =>
  follows
    .filter((follow) => follow.followed_id === demo.profile.id)
    .slice(0, 12)
    .map((follow) => ({ kind: 'follow', actors: [follow.follower_id] }))

function notify(
  makings: Makings,
  chance: Chance,
  demo: MadePerson,
  { kind, actors, postId, commentId }: Happened,
  at: Date,
  unread: boolean,
): MadeNotification {
  const id = idAt(makings, chance, at)
  return {
    row: {
      id,
      person_id: demo.profile.id,
      kind,
      group_key: `${kind}:${postId ?? at.toISOString().slice(0, 10)}`,
      post_id: postId ?? null,
      comment_id: commentId ?? null,
      read_at: unread ? null : at,
      created_at: at,
      updated_at: at,
    },
    actors: actors.map((actor, index) => ({
      notification_id: id,
      actor_id: actor,
      created_at: minutesBefore(at, index * 3),
    })),
  }
}
