import type { Page } from '@heraia/contract/paging'
import type { PersonCard } from '@heraia/contract/person'
import { sql } from 'kysely'
import { type Context, type SignedIn, viewerId } from '../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { forbidden } from '../../refused.ts'
import { isListed, type ViewerId } from '../../visibility/people.ts'
import { findVisiblePerson } from './find-visible-person.ts'
import { type CardRow, cardSql, showCard } from './person-card.view.ts'

interface PageOfPerson {
  id: string
  cursor?: string
  limit: number
}

/** Who follows her, newest first; walks follows_followed_idx. */
export const listFollowers = (ctx: Context, input: PageOfPerson) => list(ctx, 'followers', input)

/** Whom she follows, newest first; walks follows_follower_idx. */
export const listFollowing = (ctx: Context, input: PageOfPerson) => list(ctx, 'following', input)

/** Who asks to follow her, newest first; walks follow_requests_target_idx. */
export const listFollowRequests = (ctx: SignedIn, input: Omit<PageOfPerson, 'id'>) =>
  page(ctx, 'requests', { ...input, id: ctx.viewer.id })

async function list(ctx: Context, name: 'followers' | 'following', input: PageOfPerson): Promise<Page<PersonCard>> {
  const { open, listsShown } = await findVisiblePerson(ctx, input.id)
  if (!open) throw forbidden('profile_closed', 'This list is for those whom she lets follow.')
  if (!listsShown) throw forbidden('list_hidden', 'She does not show this list.')
  return page(ctx, name, input)
}

const sources = {
  followers: { rows: sql.table('follows'), of: sql.ref('l.followed_id'), shown: 'l.follower_id' },
  following: { rows: sql.table('follows'), of: sql.ref('l.follower_id'), shown: 'l.followed_id' },
  requests: { rows: sql.table('follow_requests'), of: sql.ref('l.target_id'), shown: 'l.requester_id' },
} as const

async function page(ctx: Context, name: keyof typeof sources, input: PageOfPerson): Promise<Page<PersonCard>> {
  const viewer: ViewerId = viewerId(ctx)
  const position = readCursor(name, input.cursor)
  const { rows: source, of, shown } = sources[name]
  const { rows } = await sql<CardRow & { listed_at: Date }>`
    select ${cardSql(viewer)}, l.created_at as listed_at
    from ${source} l join profiles p on p.id = ${sql.ref(shown)}
    where ${of} = ${input.id}::uuid and ${isListed('p', viewer)}
      ${position ? sql`and ${before('l.created_at', shown, position)}` : sql``}
    order by l.created_at desc, ${sql.ref(shown)} desc
    limit ${rowsToRead(input.limit)}`.execute(ctx.db)
  return toPage(
    name,
    input.limit,
    rows,
    (row) => ({ at: row.listed_at, id: row.chip_id }),
    (row) => showCard(row, viewer, ctx.pass),
  )
}
