import type { PersonId, PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import type { Context, SignedIn } from '../../context.ts'
import { conflict, forbidden, notFound } from '../../refused.ts'
import { isReadableBy } from '../../visibility/posts.ts'
import { findPost } from './feed.queries.ts'
import type { PostRow } from './post.view.ts'

export interface Quoting {
  id: PostId
  quotes: PostId
  /** Nothing of her own stands beside the quoted post. */
  isBare: boolean
}

/**
 * The post to quote, locked: a repost leads to what it reposts. Only what is open to all is quoted, so that no quote
 * shows more people a post than its author meant it for.
 */
export async function findQuotable(tx: SignedIn, { id, quotes, isBare }: Quoting): Promise<PostRow> {
  const asked = await findPost(tx, quotes)
  const post = await findPost(tx, isRepost(asked) ? originalOf(asked) : quotes, 'change')
  if (!post.open_to_all) throw forbidden('quotes_closed', 'Only a post that is open to all can be quoted.')
  if (isBare && (await hasReposted(tx, post, id))) {
    throw conflict('reposted_already', 'She has reposted this post before.')
  }
  return post
}

const isRepost = (post: PostRow): boolean => post.is_quote && post.text === '' && post.media.length === 0

function originalOf({ quoted_id: id }: PostRow): PostId {
  if (id === null) throw notFound('post')
  return id as PostId
}

async function hasReposted(tx: SignedIn, post: PostRow, but: PostId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from posts r where r.quoted_id = ${post.id}::uuid and r.author_id = ${tx.viewer.id}::uuid
      and r.text = '' and r.media = '[]'::jsonb and r.id <> ${but}::uuid limit 1`.execute(tx.db)
  return rows.length > 0
}

/** Before her own post is locked: whoever deletes the quoted one locks them in this order too. */
export async function lockQuotedBy(tx: Context, id: PostId): Promise<void> {
  await sql`
    select post.id from posts post where post.id = (select q.quoted_id from posts q where q.id = ${id}::uuid)
    for no key update`.execute(tx.db)
}

/** The post with this id counts as one that quotes, or no more; once, whatever was counted before. */
export async function countQuote(tx: Context, id: PostId, counts: boolean): Promise<void> {
  await sql`
    with changed as (
      update posts set quote_counted = ${counts} where id = ${id}::uuid and quote_counted <> ${counts} returning quoted_id
    )
    update posts set quotes_count = quotes_count + ${sql.lit(counts ? 1 : -1)}
    from changed where posts.id = changed.quoted_id`.execute(tx.db)
}

/**
 * Her post with this id quotes that one now, for others to see: its author hears of it, if she may read the quote.
 * Whom it names too has heard already. With `among` she is told only if she is one of them.
 */
export async function tellOfQuote(
  tx: SignedIn,
  id: PostId,
  quotedId: string,
  among?: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ author_id: PersonId }>`
    select quoted.author_id from posts quoted, posts post join profiles p on p.id = post.author_id
    where post.id = ${id}::uuid and quoted.id = ${quotedId}::uuid
      and ${isReadableBy('post', 'p', sql.ref('quoted.author_id'))}
      and not exists (select 1 from post_mentions m where m.post_id = post.id and m.person_id = quoted.author_id)`.execute(
    tx.db,
  )
  const [quoted] = rows
  if (!quoted || among?.includes(quoted.author_id) === false) return
  await announce(tx, 'post.quoted', {
    postId: quotedId as PostId,
    authorId: quoted.author_id,
    personId: tx.viewer.id,
    quoteId: id,
  })
}

/** Her post with this id quotes that one no more, or only for herself. Others of hers may still. */
export async function takeBackQuote(tx: SignedIn, id: PostId, quotedId: string): Promise<void> {
  const { rows } = await sql<{ author_id: PersonId }>`
    select quoted.author_id from posts quoted where quoted.id = ${quotedId}::uuid and not exists (
      select 1 from posts q where q.quoted_id = quoted.id and q.author_id = ${tx.viewer.id}::uuid
        and q.audience <> 'private' and q.id <> ${id}::uuid)`.execute(tx.db)
  const [quoted] = rows
  if (!quoted) return
  await announce(tx, 'post.unquoted', {
    postId: quotedId as PostId,
    authorId: quoted.author_id,
    personId: tx.viewer.id,
  })
}
