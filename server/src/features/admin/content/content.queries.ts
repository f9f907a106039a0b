import { fold } from '@heraia/contract/fold'
import type { ContentKind } from '@heraia/contract/moderation'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { before, type Position, rowsToRead } from '../../../paging.ts'
import { isCommentOpen } from '../../../visibility/comments.ts'
import { isOnSale } from '../../../visibility/listings.ts'
import { ANY_MEMBER } from '../../../visibility/people.ts'
import { isReadable } from '../../../visibility/posts.ts'
import { chipSql } from '../../profiles/person.view.ts'
import type { ContentRow } from './content.view.ts'

/** One kind of content: where it stands, and what of it is for everybody. Its author is `p`. */
interface Source {
  /** The table with its alias, and the names of what it is sorted by. */
  rows: RawBuilder<unknown>
  alias: string
  at: string
  author: string
  /** What the index that is walked holds. */
  isInIndex: RawBuilder<SqlBool>
  /** What stands beside it to judge it by: looked up by its key for each row, behind a wall. */
  beside: RawBuilder<unknown>
  isPublic: RawBuilder<SqlBool>
  /** What a search reads. */
  words: RawBuilder<string>
  shown: RawBuilder<unknown>
}

const profileOf = (id: string, alias: string): RawBuilder<unknown> =>
  sql`cross join lateral (select * from profiles x where x.id = ${sql.ref(id)} offset 0) ${sql.ref(alias)}`

const sources: Record<ContentKind, Source> = {
  // Walks posts_newest_idx or posts_author_idx. Who only passes a post on has written nothing.
  post: {
    ...{ rows: sql`posts post`, alias: 'post', at: 'post.created_at', author: 'post.author_id' },
    isInIndex: sql`post.audience <> 'private'`,
    beside: profileOf('post.author_id', 'p'),
    isPublic: sql`(${isReadable('post', 'p', null)} and (post.text <> '' or post.media <> '[]'::jsonb))`,
    words: sql`post.text`,
    shown: sql`null as title, post.text, post.media as pictures, null::uuid as post_id, null::int as price_cents,
      null as currency`,
  },
  // Walks comments_newest_idx or comments_of_idx.
  comment: {
    ...{ rows: sql`comments c`, alias: 'c', at: 'c.created_at', author: 'c.author_id' },
    isInIndex: sql`c.deleted_at is null and not c.hidden`,
    beside: sql`${profileOf('c.author_id', 'p')}
      cross join lateral (select * from posts x where x.id = c.post_id offset 0) post ${profileOf('post.author_id', 'a')}`,
    isPublic: sql`(${isReadable('post', 'a', null)} and ${isCommentOpen(ANY_MEMBER)})`,
    words: sql`c.text`,
    shown: sql`null as title, c.text, '[]'::jsonb as pictures, c.post_id, null::int as price_cents, null as currency`,
  },
  // Walks listings_newest_idx or listings_seller_idx.
  listing: {
    ...{ rows: sql`listings l`, alias: 'l', at: 'l.published_at', author: 'l.seller_id' },
    isInIndex: sql`l.status = 'active'`,
    beside: profileOf('l.seller_id', 'p'),
    isPublic: isOnSale('l', 'p', null),
    words: sql`l.search_text`,
    shown: sql`l.title, l.description as text, l.pictures, null::uuid as post_id, l.price_cents, l.currency`,
  },
}

export interface Asked {
  kind: ContentKind
  author: string | null
  from: Position | null
}

const inOrder = ({ at, alias }: Source): RawBuilder<unknown> => sql`${sql.ref(at)} desc, ${sql.ref(`${alias}.id`)} desc`

const isAsked = (source: Source, { author, from }: Asked): RawBuilder<SqlBool> => sql<SqlBool>`${source.isInIndex}
  and ${author === null ? sql`true` : sql`${sql.ref(source.author)} = ${author}::uuid`}
  and ${from ? before(source.at, `${source.alias}.id`, from) : sql`true`}`

/** The newest that everybody reads. */
export async function newestPublic(ctx: Context, asked: Asked, limit: number): Promise<Position[]> {
  const source = sources[asked.kind]
  const { rows } = await sql<Position>`
    select ${sql.ref(`${source.alias}.id`)}, ${sql.ref(source.at)} as at from ${source.rows} ${source.beside}
    where ${isAsked(source, asked)} and ${source.isPublic}
    order by ${inOrder(source)} limit ${rowsToRead(limit)}`.execute(ctx.db)
  return rows
}

export interface Look {
  found: Position[]
  /** Where it ended; null: it saw the last. */
  end: Position | null
}

/** So many are looked through for words at a time: of posts and comments no index holds words. */
const LOOK = 1000

/** Of the next so many, those with this term that everybody reads. Compared as everywhere: by `fold`. */
export async function lookForWords(ctx: Context, asked: Asked, term: string): Promise<Look> {
  const source = sources[asked.kind]
  const { rows } = await sql<Position & { words: string; open: boolean }>`
    select ${sql.ref(`${source.alias}.id`)}, ${sql.ref(source.at)} as at, ${source.words} as words,
      ${source.isPublic} as open
    from (select * from ${source.rows} where ${isAsked(source, asked)} order by ${inOrder(source)}
      limit ${sql.lit(LOOK)}) ${sql.ref(source.alias)} ${source.beside}
    order by ${inOrder(source)}`.execute(ctx.db)
  const found = rows.filter(({ open, words }) => open && fold(words).includes(term))
  return { found, end: rows.length < LOOK ? null : (rows.at(-1) ?? null) }
}

/** These, newest first, as far as everybody reads them; walks the primary key and reports_subject_idx. */
export async function publicContent(ctx: Context, kind: ContentKind, ids: readonly string[]): Promise<ContentRow[]> {
  const source = sources[kind]
  const id = sql.ref(`${source.alias}.id`)
  const { rows } = await sql<ContentRow>`
    select ${id}, ${sql.ref(source.at)} as at, ${source.shown}, ${chipSql}, open.reports, open.report_id
    from ${source.rows} ${source.beside}
      cross join lateral (
        select count(*)::int as reports, (array_agg(r.id order by r.created_at desc, r.id desc))[1] as report_id
        from reports r where r.subject_id = ${id} and r.subject = ${kind} and r.decided_at is null
          and r.appeal_of is null) open
    where ${id} = any(${[...ids]}::uuid[]) and ${source.isInIndex} and ${source.isPublic}
    order by ${inOrder(source)}`.execute(ctx.db)
  return rows
}

export async function idOfHandle(ctx: Context, handle: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select p.id from profiles p where p.handle = ${handle}`.execute(ctx.db)
  return rows[0]?.id ?? null
}
