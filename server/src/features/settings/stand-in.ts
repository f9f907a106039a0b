import type { PersonId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import type { SignedIn, Viewer } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { hasBlocked, isActive, isVisible } from '../../visibility/people.ts'

/** What the owner knows of somebody's standing to her, and nothing else of that person. */
export interface Standing {
  follows: boolean
  asked: boolean
  followed: boolean
  blocked: boolean
}

export const nobodySpecial: Standing = { follows: false, asked: false, followed: false, blocked: false }

/**
 * What stands between the owner and one person, from the owner's side. Whether that person muted or blocked her, what
 * she likes or keeps is hers to know: who blocked the owner is not found, as everywhere, unless the owner blocked her too.
 */
export async function standingTo(ctx: SignedIn, personId: string): Promise<Standing> {
  const owner = sql`${ctx.viewer.id}::uuid`
  const { rows } = await sql<Standing>`
    select
      exists (select 1 from follows where follower_id = p.id and followed_id = ${owner}) as follows,
      exists (select 1 from follow_requests where requester_id = p.id and target_id = ${owner}) as asked,
      exists (select 1 from follows where follower_id = ${owner} and followed_id = p.id) as followed,
      ${hasBlocked(ctx.viewer.id, 'p')} as blocked
    from profiles p where p.id = ${personId}::uuid and p.id <> ${owner}
      and (${isVisible('p', ctx.viewer.id)} or (${isActive('p')} and ${hasBlocked(ctx.viewer.id, 'p')}))`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound('person')
  return rows[0]
}

/**
 * Somebody who stands to the owner like this, written into the transaction at hand, which must be rolled back. Not
 * active, so that no list shows her; a viewer's own state is not asked again once she is signed in.
 */
export async function writeStandIn(tx: SignedIn, { follows, asked, followed, blocked }: Standing): Promise<Viewer> {
  const owner = tx.viewer.id
  const now = tx.now()
  const id = uuid7(now.getTime(), tx.ports.random.bytes(10)) as PersonId
  await sql`insert into profiles (id, handle, name, role, state, search_text, created_at, updated_at)
    values (${id}::uuid, ${id}, 'Stand-in', 'fan', 'suspended', '', ${now}, ${now})`.execute(tx.db)
  if (follows) await sql`insert into follows values (${id}::uuid, ${owner}::uuid, ${now})`.execute(tx.db)
  if (followed) await sql`insert into follows values (${owner}::uuid, ${id}::uuid, ${now})`.execute(tx.db)
  if (asked) await sql`insert into follow_requests values (${id}::uuid, ${owner}::uuid, ${now})`.execute(tx.db)
  if (blocked) await sql`insert into blocks values (${owner}::uuid, ${id}::uuid, ${now})`.execute(tx.db)
  return { id, sessionId: tx.viewer.sessionId, role: 'fan', isAdmin: false, hasProfile: true }
}
