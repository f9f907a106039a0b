import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { dropChanges } from '../auth/changes/drop-changes.ts'
import { writeAudit, writeAudits } from '../write-audit.ts'
import { deleteSessions, type WhichSessions } from './end-sessions.ts'
import { limitsNow, type OverBecause, overBecause } from './session-limits.ts'

/** So long it is known of a session that it was a limit that ended it. */
const KNOWN_DAYS = 30

/** Ends sessions of hers by a limit. Whoever brings a token of one is told which. */
export async function endOver(tx: Context, userId: string, which: WhichSessions, because: OverBecause): Promise<void> {
  const ended = await deleteSessions(tx, userId, which, 'expired')
  if (ended.length === 0) return
  // Her new session throws the others out; one that merely ran out leaves what she asked for in it.
  if (because === 'newer') await dropChanges(tx, userId, { these: ended })
  const details = { scope: because, sessions: ended.length }
  await writeAudit(tx, { action: 'session.ended', actorId: null, subjectId: userId, details })
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

/**
 * Deletes sessions that were not seen since before a limit: it has ended them however they began. What else is over counts
 * nowhere, and comes to this by itself.
 */
export const sweepOver = (ctx: Context): Promise<void> => inTransaction(ctx, sweep)

async function sweep(ctx: Context): Promise<void> {
  const limits = { ...limitsNow(ctx), lowSince: null }
  const unseen = [limits.unseenSince, limits.begunSince].filter((since) => since !== null)
  const latest = new Date(Math.max(...unseen.map((since) => since.getTime())))
  const at = ctx.now()
  const { rows } = await sql<{ user_id: string; because: OverBecause; sessions: number }>`
    with over as (delete from auth_sessions s where s.last_seen_at < ${latest}::timestamptz
      returning s.id, s.user_id, ${overBecause(limits)} as because
    ), known as (
      insert into sessions_over (id, because, at) select id, because, ${at}::timestamptz from over
      on conflict do nothing
    )
    select user_id, because, count(*)::int as sessions from over group by user_id, because`.execute(ctx.db)
  await writeAudits(
    ctx,
    rows.map(({ user_id: subjectId, because: scope, sessions }) => ({
      ...{ action: 'session.ended', actorId: null, subjectId, details: { scope, sessions } },
    })),
  )
  await ctx.db
    .deleteFrom('sessions_over')
    .where('at', '<', new Date(at.getTime() - KNOWN_DAYS * 86_400_000))
    .execute()
}
