import type { AccountDeletion } from '@heraia/contract/account-data'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { proofAsked } from '../fresh-proof.ts'
import { GRACE_DAYS } from './deletion-days.ts'

/** What would go, and when; or when it goes, once she asked for it. */
export async function readDeletion(ctx: SignedIn): Promise<AccountDeletion> {
  const planned = await ctx.db
    .selectFrom('account_deletions')
    .select('due_at')
    .where('person_id', '=', ctx.viewer.id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return {
    dueAt: planned?.due_at.toISOString() ?? null,
    graceDays: GRACE_DAYS,
    proof: await proofAsked(ctx),
    holds: await countHers(ctx),
  }
}

async function countHers(ctx: SignedIn): Promise<AccountDeletion['holds']> {
  const me = sql`${ctx.viewer.id}::uuid`
  const { rows } = await sql<AccountDeletion['holds']>`
    select
      (select count(*) from posts where author_id = ${me})::int as posts,
      (select count(*) from comments where author_id = ${me} and deleted_at is null)::int as comments,
      (select count(*) from messages where sender_id = ${me} and deleted_at is null)::int as messages,
      (select count(*) from media_files where owner_id = ${me})::int as files,
      (select count(*) from results where person_id = ${me})::int as results,
      (select count(*) from achievements where owner_id = ${me})::int as achievements`.execute(ctx.db)
  return rows[0] ?? { posts: 0, comments: 0, messages: 0, files: 0, results: 0, achievements: 0 }
}
