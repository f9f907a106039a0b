import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { endSessions, type WhichSessions } from './end-sessions.ts'
import { limitsNow, type OverBecause, overBecause } from './session-limits.ts'

/** So long it is known of a session that it was a limit that ended it. */
const KNOWN_DAYS = 30

/** Ends sessions of hers by a limit. Whoever brings a token of one is told which. */
export async function endOver(tx: Context, userId: string, which: WhichSessions, because: OverBecause): Promise<void> {
  const ended = await endSessions(tx, userId, which, 'expired')
  if (ended.length === 0) return
  const at = tx.now()
  await tx.db
    .insertInto('sessions_over')
    .values(ended.map((id) => ({ id, because, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Which limit has ended this session; null: none, or nobody knows any more. */
export async function whyOver({ db }: Context, sessionId: string): Promise<OverBecause | null> {
  const row = await db.selectFrom('sessions_over').select('because').where('id', '=', sessionId).executeTakeFirst()
  return row?.because ?? null
}

/** Deletes what is over by time alone. Nothing of it counts since; its browsers get notices no longer either. */
export async function sweepOver(ctx: Context): Promise<void> {
  const because = overBecause(limitsNow(ctx))
  const at = ctx.now()
  await sql`
    with over as (
      delete from auth_sessions s using users u where u.id = s.user_id and ${because} is not null
      returning s.id, ${because} as because
    )
    insert into sessions_over (id, because, at) select id, because, ${at}::timestamptz from over
    on conflict do nothing`.execute(ctx.db)
  await ctx.db
    .deleteFrom('sessions_over')
    .where('at', '<', new Date(at.getTime() - KNOWN_DAYS * 86_400_000))
    .execute()
}
