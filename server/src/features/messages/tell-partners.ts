import type { PersonId } from '@heraia/contract/ids'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { type Context, inTransaction } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { hiddenByBlocks } from '../../visibility/blocks.ts'

const AT_ONCE = 500

/** Whoever has a conversation with her in her lists learns that it went, or is back. By a job, for they may be very many. */
export const tellPartnersLater = (tx: Context, { personId }: { personId: string }): Promise<void> =>
  tx.ports.jobs.add(tx.db, { name: 'tell-partners', payload: { personId }, key: `tell-partners ${personId}` })

const payloadSchema = z.object({ personId: z.guid() })

/** First the circles of her teams, which are few; then a batch a transaction. Again does no harm: each only asks again for what she is shown. */
export async function tellPartners(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { personId } = payloadSchema.parse(payload)
  await inTransaction(ctx, (tx) => tellCircles(tx, personId))
  for (const walk of [inHerLists, deletedForHerself]) {
    let last: Reached | null = null
    do last = await inTransaction(ctx, (tx) => tellBatch(tx, personId, walk(last)))
    while (last !== null)
  }
}

/** Who is in a team's conversation with her and sees her words there; walks participants_list_idx and participants_circle_idx. */
async function tellCircles(tx: Context, personId: string): Promise<void> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct other.person_id from participants mine
      join participants other on other.conversation_id = mine.conversation_id and other.person_id <> mine.person_id
        and other.team_id is not null and other.request is null
    where mine.person_id = ${personId}::uuid and mine.team_id is not null and mine.joined_at is not null
      and other.person_id not in (${hiddenByBlocks(sql`${personId}::uuid`)})`.execute(tx.db)
  await tell(
    tx,
    rows.map(({ person_id }) => person_id),
    'relation.changed',
    { personId: personId as PersonId },
  )
}

interface Reached {
  updated_at: Date | null
  conversation_id: string
}

const inHerLists = (from: Reached | null) =>
  from
    ? sql`(mine.updated_at, mine.conversation_id) < (${from.updated_at}, ${from.conversation_id}::uuid)`
    : sql`mine.updated_at is not null`

/** Her partners have them still. */
const deletedForHerself = (from: Reached | null) =>
  sql`mine.updated_at is null and mine.cleared_until is not null
    and ${from ? sql`mine.conversation_id < ${from.conversation_id}::uuid` : sql`true`}`

/**
 * Walks participants_list_idx; answers where it came to, null at the end. Nobody learns of a conversation that she was
 * not shown: nothing is there for her, she declined it, or a block hides it.
 */
async function tellBatch(tx: Context, personId: string, start: RawBuilder<unknown>): Promise<Reached | null> {
  const { rows } = await sql<Reached & { partner_id: string | null }>`
    with batch as (
      select mine.updated_at, mine.conversation_id from participants mine
      where mine.person_id = ${personId}::uuid and mine.team_id is null and ${start}
      order by mine.updated_at desc, mine.conversation_id desc limit ${sql.lit(AT_ONCE)}
    )
    select batch.*, other.person_id as partner_id
    from batch left join participants other on other.conversation_id = batch.conversation_id
      and other.person_id <> ${personId}::uuid and other.updated_at is not null and other.request is distinct from 'declined'
      and other.person_id not in (${hiddenByBlocks(sql`${personId}::uuid`)})
    order by batch.updated_at desc, batch.conversation_id desc`.execute(tx.db)
  const partners = rows.flatMap(({ partner_id }) => partner_id ?? [])
  await tell(tx, partners, 'relation.changed', { personId: personId as PersonId })
  return rows.at(-1) ?? null
}
