import type { Post } from '@heraia/contract/feed'
import type { PersonId, PostId } from '@heraia/contract/ids'
import type { StoredPicture } from '@heraia/database/json'
import { sql } from 'kysely'
import { isOpenToAll } from '../../visibility/posts.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { isAuthor, mayComment } from './feed.policy.ts'

interface StoredMedia extends StoredPicture {
  kind?: 'image' | 'video'
}

/** What a query selects of `posts as post` and its author's `profiles as p`. */
export const postSql = sql`post.id, post.text, post.language, post.media, post.audience, post.reply_policy,
  post.created_at, post.edited_at, post.likes_count, post.comments_count,
  ${isOpenToAll('post', 'p')} as open_to_all, ${chipSql}`

export interface PostRow extends ChipRow {
  id: string
  text: string
  language: Post['language']
  media: StoredMedia[]
  audience: Post['audience']
  reply_policy: Post['replyPolicy']
  created_at: Date
  edited_at: Date | null
  likes_count: number
  comments_count: number
  /** Strangers may read it too. */
  open_to_all: boolean
}

/** What a post is to the viewer: her like, her bookmark, and what blocks take off its counts. */
export interface PostState {
  liked: boolean
  bookmarked: boolean
  authorFollows: boolean
  hiddenLikes: number
  hiddenComments: number
}

export const strangersState: PostState = {
  liked: false,
  bookmarked: false,
  authorFollows: false,
  hiddenLikes: 0,
  hiddenComments: 0,
}

export function showPost(row: PostRow, state: PostState, mentions: Post['mentions'], viewer: PersonId | null): Post {
  const standing = { authorId: row.chip_id, replyPolicy: row.reply_policy, authorFollows: state.authorFollows }
  const isHers = isAuthor(viewer, standing)
  return {
    id: row.id as PostId,
    author: showChip(row),
    text: row.text,
    language: row.language,
    images: row.media.filter((media) => media.kind !== 'video').map(showMedia),
    video: row.media.filter((media) => media.kind === 'video').map(showMedia)[0] ?? null,
    audience: row.audience,
    replyPolicy: row.reply_policy,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    likes: row.likes_count - state.hiddenLikes,
    comments: row.comments_count - state.hiddenComments,
    isLiked: state.liked,
    isBookmarked: state.bookmarked,
    mentions,
    may: { edit: isHers, remove: isHers, comment: mayComment(viewer, standing) },
  }
}

const showMedia = ({ url, alt, width, height, thumbhash }: StoredMedia) => ({ url, alt, width, height, thumbhash })
