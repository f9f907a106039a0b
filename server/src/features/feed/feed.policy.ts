import type { ReplyPolicy } from '@heraia/contract/feed'

/** Up to here a post is written to her followers' timelines as it is published; beyond, a job does it. */
export const FOLLOWERS_AT_ONCE = 500

/** Beyond this many followers posts are not written to timelines: readers merge them. */
export const FOLLOWERS_WRITTEN_TO = 5000

/** How many posts of a newly followed person are copied to the follower's timeline. */
export const POSTS_BACKFILLED = 50

/** `newer` counts up to here. */
export const MOST_NEWER = 50

export const MOST_MENTIONS = 20

/** What stands between a signed-in viewer and a post that she may read. */
export interface PostStanding {
  authorId: string
  replyPolicy: ReplyPolicy
  /** The author follows the viewer. */
  authorFollows: boolean
}

export const isAuthor = (viewerId: string | null, of: { authorId: string }): boolean => viewerId === of.authorId

export const mayComment = (viewerId: string | null, on: PostStanding): boolean =>
  viewerId !== null &&
  (viewerId === on.authorId || on.replyPolicy === 'everyone' || (on.replyPolicy === 'following' && on.authorFollows))

export interface CommentStanding {
  authorId: string
  postAuthorId: string
  deleted: boolean
  /** May she comment on the post at all? */
  mayComment: boolean
}

export const commentMay = (viewerId: string | null, on: CommentStanding) => {
  const isHers = viewerId === on.authorId
  const isUnderHerPost = viewerId === on.postAuthorId
  return {
    edit: isHers && !on.deleted,
    remove: (isHers || isUnderHerPost) && !on.deleted,
    hide: isUnderHerPost && !isHers && !on.deleted,
    reply: on.mayComment && !on.deleted,
  }
}
