import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'

interface ComparisonSettings {
  allowComparison: boolean
}

export async function readComparisonSettings(ctx: SignedIn): Promise<ComparisonSettings> {
  const { allow_comparison } = await ctx.db
    .selectFrom('profiles')
    .select('allow_comparison')
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow()
  return { allowComparison: allow_comparison }
}

export async function setComparisonSettings(ctx: SignedIn, settings: ComparisonSettings): Promise<ComparisonSettings> {
  await sql`update profiles set allow_comparison = ${settings.allowComparison} where id = ${ctx.viewer.id}`.execute(
    ctx.db,
  )
  return settings
}
