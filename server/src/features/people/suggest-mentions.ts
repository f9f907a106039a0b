import { fold } from '@heraia/contract/fold'
import { SUGGESTED_MENTIONS } from '@heraia/contract/people'
import type { PersonChip } from '@heraia/contract/person'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { containing } from '../../search-columns.ts'
import { statement, unplanned } from '../../statement.ts'
import { isFound } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { called } from './people.queries.ts'
import { isIndexable } from './people-filter.ts'

/** So many of those whom she follows, and of those who follow her, are looked through: the newest. */
const NEAR = 1_000
/** So many of the most followed are looked through, before the trigram index is asked. */
const FIRST_LOOK = 1_000

type Asked = { viewer: string; anywhere: string; atWord: readonly string[] }

/**
 * Whom she may mean by what stands behind an `@`, whom a search finds for her. Whom she follows and who follow her stand
 * first, those who do both before them; then the most followed.
 */
export async function suggestMentions(ctx: SignedIn, q: string): Promise<{ items: PersonChip[] }> {
  const term = fold(q)
  const found = term === '' ? [] : await findMeant(ctx, term)
  return { items: found.map((row) => showChip(row, ctx.pass)) }
}

async function findMeant(ctx: SignedIn, term: string): Promise<ChipRow[]> {
  const asked = { viewer: ctx.viewer.id, anywhere: containing(term), atWord: beginningOfWord(term) }
  const near = await ofNear(ctx, asked)
  if (near.length === SUGGESTED_MENTIONS) return near
  const known = withoutTwice([...near, ...(await ofMostFollowed(ctx, asked))])
  if (known.length === SUGGESTED_MENTIONS || !isIndexable(term)) return known
  return withoutTwice([...known, ...(await ofAll(ctx, asked))])
}

const withoutTwice = (rows: readonly ChipRow[]): ChipRow[] =>
  [...new Map(rows.map((row) => [row.chip_id, row])).values()].slice(0, SUGGESTED_MENTIONS)

/** Of a name or a handle, the first word or another one. */
const beginningOfWord = (term: string): string[] => {
  const literally = containing(term).slice(1)
  return [literally, `%\n${literally}`, `% ${literally}`, `%-${literally}`]
}

const isMeant = ({ viewer, atWord }: Asked): RawBuilder<SqlBool> => sql<SqlBool>`
  ${called} like any(${atWord}::text[]) and p.id <> ${viewer}::uuid and ${isFound('p', viewer)}`

const MOST_FOLLOWED = sql`p.followers_count desc, p.id desc`

/** Walks follows_follower_idx and follows_followed_idx. */
const ofNear = statement(
  (asked: Asked) => sql<ChipRow>`
    select ${chipSql} from (
      select id, sum(nearness) as nearness from (
        (select followed_id as id, 2 as nearness from follows where follower_id = ${asked.viewer}::uuid
          order by created_at desc, followed_id desc limit ${sql.lit(NEAR)})
        union all
        (select follower_id, 1 from follows where followed_id = ${asked.viewer}::uuid
          order by created_at desc, follower_id desc limit ${sql.lit(NEAR)})) follow
      group by id) near
      cross join lateral (select * from profiles p where p.id = near.id offset 0) p
    where ${isMeant(asked)}
    order by near.nearness desc, ${MOST_FOLLOWED} limit ${sql.lit(SUGGESTED_MENTIONS)}`,
)

/** Walks profiles_followers_idx. */
const ofMostFollowed = statement(
  (asked: Asked) => sql<ChipRow>`
    select ${chipSql} from (select * from profiles p order by ${MOST_FOLLOWED} limit ${sql.lit(FIRST_LOOK)}) p
    where ${isMeant(asked)} order by ${MOST_FOLLOWED} limit ${sql.lit(SUGGESTED_MENTIONS)}`,
)

/** What is common was among the most followed; who is called otherwise is one of few: profiles_called_terms_idx. */
const ofAll = statement(
  (asked: Asked) => sql<ChipRow>`
    select ${chipSql} from (select * from profiles p where ${called} like ${unplanned(asked.anywhere)} offset 0) p
    where ${isMeant(asked)} order by ${MOST_FOLLOWED} limit ${sql.lit(SUGGESTED_MENTIONS)}`,
)
