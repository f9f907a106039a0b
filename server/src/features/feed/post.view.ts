import type { Post } from '@heraia/contract/feed'
import type { PersonId, PostId } from '@heraia/contract/ids'
import type { StoredMedium } from '@heraia/database/json'
import { type RawBuilder, sql } from 'kysely'
import { type Pass, showMedium } from '../../files/picture.view.ts'
import { hiddenByBlocks } from '../../visibility/blocks.ts'
import { countHidden, hiddenComments, hiddenLikes, ownRestricted } from '../../visibility/hidden-counts.ts'
import { isMutedPost } from '../../visibility/muted-posts.ts'
import type { ViewerId } from '../../visibility/people.ts'
import { isOpenToAll } from '../../visibility/posts.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { showTeamChip, type TeamChipRow, teamJson } from '../teams/team-chip.view.ts'
import { isAuthor, mayComment, type PostStanding } from './feed.policy.ts'

/**
 * What a query selects of `posts as post` and its author's `profiles as p`: the post, and what it is to the viewer.
 * Counts that blocks take off are only worked on where somebody is hidden from her: most people block nobody.
 */
export function postSql(viewer: ViewerId): RawBuilder<PostRow> {
  const post = sql<PostRow>`post.id, post.text, post.language, post.media, post.audience, post.reply_policy,
    post.created_at, post.edited_at, post.likes_count, post.comments_count,
    post.quoted_id, post.is_quote, post.quotes_count, ${teamJson('post.team_id', viewer)} as team,
    ${isOpenToAll('post', 'p')} as open_to_all, ${chipSql}`
  if (viewer === null) return post
  const me = sql`${viewer}::uuid`
  const hidden = hiddenByBlocks(me)
  const blocks = sql`(select exists (${hidden}))`
  return sql<PostRow>`${post},
    (select true from likes l where l.post_id = post.id and l.person_id = ${me}) as liked,
    (select true from bookmarks b where b.person_id = ${me} and b.post_id = post.id) as bookmarked,
    ${isMutedPost(me, sql.ref('post.id'))} as muted,
    case when post.reply_policy = 'following' then (
      select true from follows f where f.follower_id = post.author_id and f.followed_id = ${me}) end as author_follows,
    case when post.quotes_count > 0 then (${repostOf(me)}) end as repost_id,
    case when ${blocks} and post.quotes_count > 0 then (
      select count(*) from posts q
      where q.quoted_id = post.id and q.quote_counted and q.author_id in (${hidden})) end as hidden_quotes,
    ${countHidden(viewer, (them) => hiddenLikes('post', them))} as hidden_likes,
    ${countHidden(viewer, (them) => hiddenComments('post', them))} as hidden_comments,
    ${ownRestricted('post', me)} as own_restricted`
}

/** Hers that quotes `post` without a word of her own. */
export const repostOf = (person: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select r.id from posts r
    where r.quoted_id = post.id and r.author_id = ${person} and r.text = '' and r.media = '[]'::jsonb limit 1`

export interface PostRow extends ChipRow {
  id: string
  text: string
  language: Post['language']
  media: StoredMedium[]
  audience: Post['audience']
  reply_policy: Post['replyPolicy']
  created_at: Date
  edited_at: Date | null
  likes_count: number
  comments_count: number
  quoted_id: string | null
  is_quote: boolean
  quotes_count: number
  team: TeamChipRow | null
  /** Strangers may read it too. */
  open_to_all: boolean
  /** From here on missing where nobody is signed in, and null for no. */
  liked?: boolean | null
  bookmarked?: boolean | null
  muted?: boolean | null
  /** Asked where only people whom the author follows may comment. */
  author_follows?: boolean | null
  repost_id?: string | null
  hidden_quotes?: number | null
  hidden_likes?: number | null
  hidden_comments?: number | null
  /** Comments that stand in no number and are hers, or answer hers. */
  own_restricted?: number | null
}

export const likesShown = (row: PostRow): number => row.likes_count - (row.hidden_likes ?? 0)

export const standingOf = (row: PostRow): PostStanding => ({
  authorId: row.chip_id,
  replyPolicy: row.reply_policy,
  authorFollows: row.author_follows ?? false,
})

/** What stands in a post and is read for all posts of a page at once. */
export interface PostInsides {
  mentions: Post['mentions']
  quoted: Post['quoted']
  mutedWord: Post['mutedWord']
}

export function showPost(
  row: PostRow,
  { mentions, quoted, mutedWord }: PostInsides,
  viewer: PersonId | null,
  pass: Pass,
): Post {
  const standing = standingOf(row)
  const isHers = isAuthor(viewer, standing)
  return {
    id: row.id as PostId,
    author: showChip(row, pass),
    team: row.team && showTeamChip(row.team, pass),
    text: row.text,
    language: row.language,
    media: row.media.map((medium) => showMedium(medium, row.open_to_all ? null : pass)),
    audience: row.audience,
    replyPolicy: row.reply_policy,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    likes: likesShown(row),
    comments: row.comments_count - (row.hidden_comments ?? 0) + (row.own_restricted ?? 0),
    quotes: row.quotes_count - (row.hidden_quotes ?? 0),
    isLiked: row.liked ?? false,
    isBookmarked: row.bookmarked ?? false,
    isMuted: row.muted ?? false,
    isQuote: row.is_quote,
    quoted,
    repostId: (row.repost_id ?? null) as PostId | null,
    mentions,
    mutedWord,
    may: { edit: isHers, remove: isHers, comment: mayComment(viewer, standing) },
  }
}
