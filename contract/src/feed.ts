import { z } from 'zod'
import { Language } from './accounts.ts'
import { CommentId, MediaId, PersonId, PostId, TeamId } from './ids.ts'
import { medium, POST_PICTURES_MAX } from './media.ts'
import { boundedCount, page, pageInput, time } from './paging.ts'
import { personCard, personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { teamChip } from './team.ts'
import { text } from './text.ts'

export const POST_MAX = 2000
export const COMMENT_MAX = 1000

export const PostAudience = z.enum(['public', 'followers', 'private'])
export type PostAudience = z.infer<typeof PostAudience>

/** Who may comment: everyone who sees it, people the author follows, or nobody. */
export const ReplyPolicy = z.enum(['everyone', 'following', 'nobody'])
export type ReplyPolicy = z.infer<typeof ReplyPolicy>

/** Handles in a text that are people whom the viewer may see. */
const mentions = z.array(z.object({ handle: z.string(), id: PersonId, name: z.string() }))

/** What she muted and somebody else's words hold: they stand folded until she opens them. null: nothing. */
const mutedWordHeld = z.string().nullable()

/** What a post shows of the post that it quotes. */
export const quotedPost = z.object({
  id: PostId,
  author: personChip,
  text: z.string(),
  media: z.array(medium),
  createdAt: time,
  /** null: never edited. */
  editedAt: time.nullable(),
  mutedWord: mutedWordHeld,
})
export type QuotedPost = z.infer<typeof quotedPost>

export const post = z.object({
  id: PostId,
  author: personChip,
  /** Its author wrote it for this team; null: for herself, or the team is not for the viewer. */
  team: teamChip.nullable(),
  text: z.string(),
  /** The language that its author wrote it in; null: not known. */
  language: Language.nullable(),
  /** Up to ten pictures, or one video. */
  media: z.array(medium),
  audience: PostAudience,
  replyPolicy: ReplyPolicy,
  createdAt: time,
  /** null: never edited. */
  editedAt: time.nullable(),
  likes: z.number().int(),
  comments: z.number().int(),
  /** How often it was quoted, with words or without. */
  quotes: z.number().int(),
  isLiked: z.boolean(),
  isBookmarked: z.boolean(),
  /** The viewer hears nothing of what happens to it. */
  isMuted: z.boolean(),
  /** It quotes a post; without words of its own it is a repost. */
  isQuote: z.boolean(),
  /** null beside `isQuote`: the quoted post is gone, or not for the viewer. */
  quoted: quotedPost.nullable(),
  /** The viewer's own repost of it, to take it back; null: there is none. */
  repostId: PostId.nullable(),
  mentions,
  mutedWord: mutedWordHeld,
  may: z.object({ edit: z.boolean(), remove: z.boolean(), comment: z.boolean() }),
})
export type Post = z.infer<typeof post>

export const comment = z.object({
  id: CommentId,
  postId: PostId,
  /** The comment that this one answers; threads are one level deep. */
  parentId: CommentId.nullable(),
  /** null: deleted, but answers hang on it. */
  author: personChip.nullable(),
  text: z.string(),
  mentions,
  createdAt: time,
  editedAt: time.nullable(),
  /** Hidden by the post's author: only she and its writer see it, and know that. */
  hidden: z.boolean(),
  /** To the post's author: hidden because she had restricted its writer, who is shown it as any other. */
  restricted: z.boolean(),
  replies: z.number().int(),
  mutedWord: mutedWordHeld,
  may: z.object({ edit: z.boolean(), remove: z.boolean(), hide: z.boolean(), reply: z.boolean() }),
})
export type Comment = z.infer<typeof comment>

const SEVERAL_MAX = 100

const tags = ['Feed']
const onePost = z.strictObject({ id: PostId })
const oneComment = z.strictObject({ id: CommentId })
/** Not empty, unless pictures or the quoted post say enough without words. */
const postText = text({ max: POST_MAX })
const commentText = text({ min: 1, max: COMMENT_MAX })
const Scope = z.enum(['everybody', 'following'])
const Tag = z.string().trim().toLowerCase().max(60).optional()
const posts = page(post)
const likeState = z.object({ id: PostId, likes: z.number().int(), isLiked: z.boolean() })
const bookmarkState = z.object({ id: PostId, isBookmarked: z.boolean() })
const mutedState = z.object({ id: PostId, isMuted: z.boolean() })

export const feed = {
  timeline: procedure
    .route({ method: 'GET', path: '/feed', tags, summary: 'Newest first: everybody, or whom she follows' })
    .input(z.strictObject({ scope: Scope.default('everybody'), tag: Tag, ...pageInput }))
    .output(posts.extend({ /** Hand it to `newer`, also when the list is empty. */ newestCursor: z.string() })),
  newer: procedure
    .route({ method: 'GET', path: '/feed/newer', tags, summary: 'How many posts came since, up to 50' })
    .input(z.strictObject({ scope: Scope.default('everybody'), tag: Tag, since: z.string().max(400) }))
    .output(boundedCount),
  byPerson: procedure
    .route({ method: 'GET', path: '/profiles/{id}/posts', tags, summary: "A person's posts" })
    .input(z.strictObject({ id: PersonId, ...pageInput }))
    .output(posts),
  byTeam: procedure
    .route({ method: 'GET', path: '/teams/{id}/posts', tags, summary: 'What was published for a team' })
    .input(z.strictObject({ id: TeamId, ...pageInput }))
    .output(posts),
  get: procedure.route({ method: 'GET', path: '/posts/{id}', tags, summary: 'One post' }).input(onePost).output(post),
  several: procedure
    .route({
      method: 'GET',
      path: '/posts',
      tags,
      summary: 'Those of up to 100 posts that she may read, as they are now',
    })
    .input(z.strictObject({ ids: z.array(PostId).min(1, 'required').max(SEVERAL_MAX, 'too_many') }))
    .output(z.object({ /** In no order; what is missing is gone, or not for her. */ items: z.array(post) })),
  publish: procedure
    .route({
      method: 'PUT',
      path: '/posts/{id}',
      tags,
      summary: 'Publish; the client makes the id, and sending it twice gives one post',
    })
    .input(
      z
        .strictObject({
          id: PostId,
          text: postText,
          /** Uploaded for it and ready; up to ten pictures, or one video. */
          media: z.array(MediaId).max(POST_PICTURES_MAX, 'too_many').default([]),
          /** Its pictures may upset, as injuries do. */
          sensitive: z.boolean().default(false),
          audience: PostAudience.default('public'),
          replyPolicy: ReplyPolicy.default('everyone'),
          language: Language.optional(),
          /** A post that is open to all; without words or pictures of her own she reposts it. */
          quotes: PostId.optional(),
          /** A team that she runs and that everybody may see, to publish it for. */
          teamId: TeamId.optional(),
        })
        .refine(({ text, media, quotes }) => text !== '' || media.length > 0 || quotes !== undefined, {
          path: ['text'],
          message: 'required',
        }),
    )
    .output(post),
  edit: procedure
    .route({
      method: 'PATCH',
      path: '/posts/{id}',
      tags,
      summary: 'Change the text, who may see it, or whether its pictures stand covered; the text before is kept',
    })
    .input(
      z.strictObject({
        id: PostId,
        text: postText.optional(),
        audience: PostAudience.optional(),
        replyPolicy: ReplyPolicy.optional(),
        sensitive: z.boolean().optional(),
      }),
    )
    .output(post),
  remove: procedure
    .route({ method: 'DELETE', path: '/posts/{id}', tags, summary: 'Delete her own post' })
    .input(onePost)
    .output(onePost),
  history: procedure
    .route({ method: 'GET', path: '/posts/{id}/history', tags, summary: 'The texts it had before' })
    .input(onePost)
    .output(z.object({ items: z.array(z.object({ text: z.string(), until: time })) })),
  like: procedure
    .route({ method: 'PUT', path: '/posts/{id}/like', tags, summary: 'Like' })
    .input(onePost)
    .output(likeState),
  unlike: procedure
    .route({ method: 'DELETE', path: '/posts/{id}/like', tags, summary: 'Take the like back' })
    .input(onePost)
    .output(likeState),
  likers: procedure
    .route({ method: 'GET', path: '/posts/{id}/likes', tags, summary: 'Who likes it' })
    .input(z.strictObject({ id: PostId, ...pageInput }))
    .output(page(personCard)),
  quotes: procedure
    .route({ method: 'GET', path: '/posts/{id}/quotes', tags, summary: 'Who quoted it, with words or without' })
    .input(z.strictObject({ id: PostId, ...pageInput }))
    .output(posts),
  bookmark: procedure
    .route({ method: 'PUT', path: '/posts/{id}/bookmark', tags, summary: 'Keep for later; nobody else knows' })
    .input(onePost)
    .output(bookmarkState),
  unbookmark: procedure
    .route({ method: 'DELETE', path: '/posts/{id}/bookmark', tags, summary: 'Keep no longer' })
    .input(onePost)
    .output(bookmarkState),
  mute: procedure
    .route({
      method: 'PUT',
      path: '/posts/{id}/muted',
      tags,
      summary: 'No more notices of what happens to it or under it; nobody else knows',
    })
    .input(onePost)
    .output(mutedState),
  unmute: procedure
    .route({ method: 'DELETE', path: '/posts/{id}/muted', tags, summary: 'Notices of it again' })
    .input(onePost)
    .output(mutedState),
  bookmarks: procedure
    .route({ method: 'GET', path: '/me/bookmarks', tags, summary: 'What she kept' })
    .input(z.strictObject(pageInput))
    .output(posts),
  comments: procedure
    .route({
      method: 'GET',
      path: '/posts/{id}/comments',
      tags,
      summary: 'Comments, oldest first; with parentId the answers to one',
    })
    .input(z.strictObject({ id: PostId, parentId: CommentId.optional(), ...pageInput }))
    .output(page(comment)),
  getComment: procedure
    .route({
      method: 'GET',
      path: '/posts/{id}/comments/{commentId}',
      tags,
      summary: 'One comment, with the one that it answers',
    })
    .input(z.strictObject({ id: PostId, commentId: CommentId }))
    .output(z.object({ comment, parent: comment.nullable() })),
  comment: procedure
    .route({
      method: 'PUT',
      path: '/posts/{id}/comments/{commentId}',
      tags,
      summary: 'Comment; the client makes the id',
    })
    .input(z.strictObject({ id: PostId, commentId: CommentId, parentId: CommentId.optional(), text: commentText }))
    .output(comment),
  editComment: procedure
    .route({ method: 'PATCH', path: '/comments/{id}', tags, summary: 'Change her own comment' })
    .input(z.strictObject({ id: CommentId, text: commentText }))
    .output(comment),
  removeComment: procedure
    .route({ method: 'DELETE', path: '/comments/{id}', tags, summary: 'Delete her own comment, or one under her post' })
    .input(oneComment)
    .output(oneComment),
  hideComment: procedure
    .route({
      method: 'PUT',
      path: '/comments/{id}/hidden',
      tags,
      summary: 'Hide a comment under her post, or show it again',
    })
    .input(z.strictObject({ id: CommentId, hidden: z.boolean() }))
    .output(comment),
}
