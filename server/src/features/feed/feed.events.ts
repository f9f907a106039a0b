import type { CommentId, PostId } from '@heraia/contract/ids'
import type { Listeners } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { whenSeenOrNot } from '../../counted-rows.ts'
import { countedLikes, countedQuotes } from './counted-in-posts.ts'
import { dropTimelineEntries, fillTimeline } from './deliver-post.ts'
import { dropPostsOfClosedTeam, dropTeamPosts, fillFromTeam } from './deliver-to-team.ts'
import { hideBetween } from './hide-between.ts'
import { recountCommentsLater } from './recount-comments.ts'

/** What later features must know of posts. Told inside the transaction of the change. */
declare module '../../announcements.ts' {
  interface Announcements {
    'post.published': { postId: PostId; authorId: string; mentionedIds: string[] }
    /** Named in a post that was edited. */
    'post.mentioned': { postId: PostId; authorId: string; mentionedIds: string[] }
    /** Its words are others. */
    'post.edited': { postId: PostId }
    /** Her name was taken out of it. */
    'post.unmentioned': { postId: PostId; authorId: string; droppedIds: string[] }
    /** Told before the rows are gone. */
    'post.removed': { postId: PostId; authorId: string }
    /** Others may read it now than before. */
    'post.audience_changed': { postId: PostId; authorId: string }
    'post.liked': { postId: PostId; authorId: string; personId: string }
    'post.unliked': { postId: PostId; authorId: string; personId: string }
    /** `postId` was quoted by her for the first time, or again; `post.unquoted`: the last such quote is gone. */
    'post.quoted': { postId: PostId; authorId: string; personId: string; quoteId: PostId }
    'post.unquoted': { postId: PostId; authorId: string; personId: string }
    /** She hears nothing of this post any more, or again. */
    'post.muted': { postId: PostId; personId: string }
    'post.commented': Commented
    'comment.edited': EditedComment
    /** Or shown again, and what stands under it with it. */
    'comment.hidden': { commentId: CommentId; authorId: string }
    /** Told before the row is gone. */
    'comment.removed': { postId: PostId; commentId: CommentId; authorId: string }
  }
}

export interface Commented {
  postId: PostId
  postAuthorId: string
  commentId: CommentId
  authorId: string
  /** The comment that it answers, and who wrote that. */
  repliedTo: { commentId: CommentId; authorId: string } | null
  mentionedIds: string[]
}

export interface EditedComment {
  postId: PostId
  postAuthorId: string
  commentId: CommentId
  authorId: string
  /** Whom only its new words name, and only those before. */
  mentionedIds: string[]
  droppedIds: string[]
}

/** What a post counts is of people whom somebody sees. */
async function recountLater(tx: Context, who: { personId: string }): Promise<void> {
  await countedLikes.recountLater(tx, who)
  await countedQuotes.recountLater(tx, who)
  await recountCommentsLater(tx, who)
}

/** Timelines follow who follows whom. */
export const feedListeners: Listeners = {
  'person.followed': (tx, { followerId, followedId }) => fillTimeline(tx, followerId, followedId),
  'person.unfollowed': (tx, { followerId, followedId }) => dropTimelineEntries(tx, followerId, followedId),
  'team.followed': (tx, { teamId, personId }) => fillFromTeam(tx, personId, teamId),
  'team.unfollowed': (tx, { teamId, personId }) => dropTeamPosts(tx, personId, teamId),
  'team.closed': dropPostsOfClosedTeam,
  ...whenSeenOrNot(recountLater),
  'person.blocked': async (tx, { blockerId, blockedId }) => {
    await dropTimelineEntries(tx, blockerId, blockedId)
    await dropTimelineEntries(tx, blockedId, blockerId)
    await hideBetween(tx, { blockerId, blockedId })
  },
}
