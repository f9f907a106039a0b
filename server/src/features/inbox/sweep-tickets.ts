import type { Context } from '../../context.ts'

const DAY_MS = 86_400_000

/** What the privacy policy promises: messages for two years after their answer, applications for one. */
export async function sweepTickets(ctx: Context): Promise<void> {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS)
  const old = await ctx.db
    .deleteFrom('tickets')
    .where(({ and, or, eb }) =>
      or([
        and([eb('category', '<>', 'careers'), eb('answered_at', '<', ago(730))]),
        and([eb('category', '=', 'careers'), eb('answered_at', '<', ago(365))]),
      ]),
    )
    .returning('resume_key')
    .execute()
  await ctx.ports.files.remove(old.flatMap(({ resume_key }) => resume_key ?? []))
}
