import { sql } from 'kysely'
import type { Context } from '../../context.ts'

const DAY_MS = 86_400_000

/**
 * What the privacy policy promises: messages for two years after their answer, applications for one. First the files: a row
 * without one is swept again, a file without a row never.
 */
export async function sweepTickets(ctx: Context): Promise<void> {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS)
  const old = await ctx.db
    .selectFrom('tickets')
    .select(['id', 'resume_key'])
    .where(({ and, or, eb }) =>
      or([
        and([eb('category', '<>', 'careers'), eb('answered_at', '<', ago(730))]),
        and([eb('category', '=', 'careers'), eb('answered_at', '<', ago(365))]),
      ]),
    )
    .execute()
  if (old.length === 0) return
  await ctx.ports.files.remove(old.flatMap(({ resume_key }) => resume_key ?? []))
  await sql`delete from tickets where id = any(${old.map(({ id }) => id)}::uuid[])`.execute(ctx.db)
}
